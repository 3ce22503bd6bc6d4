"""Visits on the screen without SSH: a hub, wires that tests hold, and keys that tests press."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import Context
from pathlib import Path
from typing import Any

import pyte
from msgspec.structs import replace

from edenia_tui.host.hub.allowance import Rate
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.plan import Plan
from edenia_tui.host.hub.registry import Registry
from edenia_tui.host.hub.table import Table
from edenia_tui.host.limits import USUAL, Limits
from edenia_tui.host.screen.app import HostApp
from edenia_tui.host.screen.driver import WireDriver
from edenia_tui.host.screen.hosted import Starts
from edenia_tui.host.screen.running import show_visit
from edenia_tui.host.visits.visiting import Place, Visiting, make_visit
from edenia_tui.host.visits.wanted import Wanted
from edenia_tui.host.visits.wire import Asked
from edenia_tui.storage.shared.people import Account
from edenia_tui.tui.exit import Toward
from tests.host.hub.company import a_hub, plan
from tests.host.screen.wires import FakeWire, until

QUICK: Limits = replace(
    USUAL,
    keys=Rate(10_000, 10_000.0),
    opening=Rate(100, 100.0),
    visits_per_address=1_000,
    chat=Rate(100, 100.0),
)
UP, DOWN, ENTER, ESCAPE, F2, F9, F10, CTRL_Q = (
    *("\x1b[A", "\x1b[B", "\r", "\x1b", "\x1bOQ", "\x1b[20~", "\x1b[21~", "\x11"),
)


class Seen(FakeWire):
    """A wire with a terminal at its end."""

    def __init__(
        self, kind: str = "xterm-256color", size: tuple[int, int] = (80, 24), **environ: str
    ) -> None:
        """Begin with an empty picture."""
        super().__init__(kind, size)
        self.asked = Asked("anna", "", self.terminal, {"TERM": kind, **environ})
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)

    def write(self, data: bytes) -> None:
        """Show what is sent."""
        super().write(data)
        self._stream.feed(data)

    def resize(self, columns: int, rows: int) -> None:
        """Drag the window."""
        self._screen.resize(rows, columns)
        super().resize(columns, rows)

    @property
    def text(self) -> str:
        """The picture."""
        return "\n".join(self._screen.display)


class Visited:
    """Somebody at a screen."""

    def __init__(self, visiting: Visiting, wire: Seen, faults: list[dict[str, Any]]) -> None:
        """Be there; `come` shows it."""
        self._faults = faults
        self.visiting = visiting
        self.wire = wire
        self._showing: asyncio.Task[Toward] | None = None

    @property
    def app(self) -> HostApp:
        """The app."""
        front = self.visiting._front
        assert isinstance(front, HostApp)
        return front

    @property
    def table(self) -> Table:
        """The table they are at."""
        table = self.visiting.hub.table_of(self.visiting)
        assert table is not None
        return table

    @property
    def name(self) -> str:
        """What they are called."""
        return self.visiting.account.name

    def show(self, table: Table) -> None:
        """Have the app show a table, in its own context."""
        self.app.call_later(self.app.show_table, table)

    def come(self, starts: Starts) -> None:
        """Begin the visit, in a context of its own."""
        self.visiting.hub.enter(self.visiting)
        loop = asyncio.get_running_loop()
        self._showing = loop.create_task(show_visit(self.visiting, starts), context=Context())

    async def sees(self, *texts: str) -> None:
        """Wait until something is to be seen."""
        try:
            await until(lambda: all(text in self.wire.text for text in texts) or self.has_failed)
        except TimeoutError:
            raise AssertionError(f"{self.name} does not see {texts}:\n{self.wire.text}") from None
        self.check()

    async def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.wire.type(key)
            await self.settle()

    async def type(self, text: str) -> None:
        """Type a line."""
        self.wire.type(f"\x1b[200~{text}\x1b[201~")
        await self.settle()
        await self.press(ENTER)

    async def settle(self) -> None:
        """Wait until keys have been heard; what comes of them is waited for by what it means."""
        app = self.visiting._front
        if isinstance(app, HostApp) and app.is_running:
            driver = app._driver
            assert isinstance(driver, WireDriver)
            await until(lambda: driver._escaping is None)
            for _ in range(3):
                await self._heard_by(app)

    async def _heard_by(self, app: HostApp) -> None:
        """Wait until the screen on top has heard everything so far, or is not on top any more."""
        if app._screen_stack:
            done, screen = asyncio.Event(), app._screen_stack[-1]
            screen.call_later(done.set)
            await until(lambda: done.is_set() or screen not in app._screen_stack[-1:])

    async def goes(self) -> Toward:
        """Wait for the end of the screen; where to."""
        assert self._showing is not None
        async with asyncio.timeout(30):
            return await self._showing

    async def hang_up(self) -> None:
        """Break the connection."""
        assert self._showing is not None
        if not self._showing.done():
            self._showing.cancel()
            await asyncio.wait((self._showing,))
        self.visiting.hub.leave(self.visiting)

    @property
    def has_failed(self) -> bool:
        """Whether anything went wrong."""
        return bool(self._faults) or (
            self._showing is not None
            and self._showing.done()
            and not self._showing.cancelled()
            and self._showing.exception() is not None
        )

    def check(self) -> None:
        """Fail with what went wrong, if anything did."""
        for about in self._faults:
            raise AssertionError(about) from about.get("exception")
        if self.has_failed and self._showing is not None:
            self._showing.result()


class Parlour:
    """A hub with screens."""

    def __init__(self, hub: Hub) -> None:
        """Open it."""
        self.hub = hub
        self.registry = Registry(hub.house)
        self.starts = Starts()
        self.guests: list[Visited] = []
        self.faults: list[dict[str, Any]] = []

    async def visit(
        self, name: str | Account, wire: Seen | None = None, language: str = ""
    ) -> Visited:
        """Let somebody come to a screen."""
        wire = wire or Seen()
        if isinstance(name, str):
            account = await self.registry.register(name, f"SHA256:{name}")
        else:
            account = name
        place = Place(self.hub, self.registry, wire, "10.0.0.1")
        visiting = await make_visit(place, account, Wanted("", "", language, ""))
        visited = Visited(visiting, wire, self.faults)
        self.guests.append(visited)
        visited.come(self.starts)
        await until(lambda: visiting._front is not None or visited.has_failed)
        await visited.settle()
        return visited

    async def open(self, *people: Visited, plan_: Plan | None = None) -> Table:
        """Let people sit down at a table, and see it."""
        first, *others = people
        table = await self.hub.open(first.visiting, plan_ or plan(*(["human"] * len(people))))
        first.show(table)
        for other in others:
            await self.hub.join(other.visiting, table.code)
            other.show(table)
        for one in people:
            await one.settle()
        return table


@asynccontextmanager
async def a_parlour(folder: Path, limits: Limits = QUICK) -> AsyncIterator[Parlour]:
    """Open a hub with screens for a while; no fault is overlooked."""
    async with a_hub(folder, limits) as hub:
        parlour = Parlour(hub)
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, about: parlour.faults.append(about))
        try:
            yield parlour
        finally:
            for one in parlour.guests:
                await one.hang_up()
        for about in parlour.faults:
            raise AssertionError(about) from about.get("exception")


def in_parlour(folder: Path, use: Callable[[Parlour], Any], limits: Limits = QUICK) -> None:
    """Use a parlour once, and not for ever."""

    async def run() -> None:
        async with asyncio.timeout(120), a_parlour(folder, limits) as parlour:
            await use(parlour)

    asyncio.run(run())

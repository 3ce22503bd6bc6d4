"""Wires without SSH: what is written is kept, what is typed is heard at once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from textual.app import App, ComposeResult
from textual.widgets import Input, Static

from edenia_tui.host.hub.allowance import Rate
from edenia_tui.host.hub.clock import Clock, RealClock
from edenia_tui.host.screen.depth import Depth
from edenia_tui.host.screen.driver import Link
from edenia_tui.host.screen.hosted import Hosted, Starts
from edenia_tui.host.visits.wire import Asked, Hearer, Terminal

AT_LAST = 30
"""Seconds after which something that should have happened never will."""
FAST = Rate(1_000, 1_000.0)


class FakeWire:
    """Both ends of a connection."""

    def __init__(self, kind: str = "xterm-256color", size: tuple[int, int] = (80, 24)) -> None:
        """Begin with nothing written."""
        self.terminal: Terminal | None = Terminal(kind, *size)
        self.asked = Asked("anna", "", self.terminal, {"TERM": kind})
        self.packets: list[bytes] = []
        self.waiting = 0
        self._hearer: Hearer | None = None
        self._resized: Callable[[], None] | None = None

    @property
    def written(self) -> str:
        """Everything that was sent."""
        return b"".join(self.packets).decode()

    def write(self, data: bytes) -> None:
        """Keep what is sent."""
        self.packets.append(data)

    def complain(self, data: bytes) -> None:
        """Keep what is sent beside it."""
        self.packets.append(data)

    def hear(self, hearer: Hearer | None, resized: Callable[[], None] | None = None) -> None:
        """Know who listens."""
        self._hearer, self._resized = hearer, resized

    def type(self, text: str) -> None:
        """Press keys."""
        assert self._hearer is not None
        self._hearer(text.encode())

    def hang_up(self) -> None:
        """Say that nothing more comes."""
        assert self._hearer is not None
        self._hearer(b"")

    def resize(self, columns: int, rows: int) -> None:
        """Drag the window."""
        assert self.terminal is not None
        assert self._resized is not None
        self.terminal = self.terminal._replace(columns=columns, rows=rows)
        self._resized()


class Small(App[str]):
    """The smallest app: a line to type in, and one that says what was typed."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        super().__init__()
        self.said: list[str] = []
        self.keys: list[str] = []

    def compose(self) -> ComposeResult:
        """Show both lines."""
        yield Static("[red]Hello", id="said")
        yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say what was typed."""
        self.said.append(event.value)
        self.query_one("#said", Static).update(event.value)
        event.input.clear()

    @property
    def typed(self) -> str:
        """What stands in the line to type in."""
        return self.query_one(Input).value

    def on_key(self, event: Any) -> None:
        """Remember a key."""
        self.keys.append(event.key)


class HostedSmall(Hosted[str], Small):
    """The smallest app on a wire."""


async def until(is_so: Callable[[], object]) -> None:
    """Wait for something."""
    async with asyncio.timeout(AT_LAST):
        while not is_so():  # noqa: ASYNC110 (whatever it is)
            await asyncio.sleep(0.01)


def link_of(
    wire: FakeWire, depth: Depth = Depth.ALL, keys: Rate = FAST, clock: Clock | None = None
) -> Link:
    """Make what a driver is told."""
    return Link(wire, depth, keys, clock or RealClock())


@asynccontextmanager
async def shown(app: Hosted[Any], link: Link, starts: Starts | None = None) -> AsyncIterator[None]:
    """Show an app for a while, and end it."""
    app.host_on(link)
    running = asyncio.ensure_future((starts or Starts()).run(app))
    try:
        await until(lambda: app.is_ready.is_set() or running.done())
        yield
    finally:
        if not running.done():
            app.exit()
        async with asyncio.timeout(AT_LAST):
            await running

"""The other nodes of a hub: what they add to tables, who is there, and what is called across.

Rule of the file: nothing here decides anything. A table is its lines, wherever they come from; a call
that is lost costs somebody a moment, never a line.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from edenia_tui.host.hub.attendance import Distant
from edenia_tui.host.hub.news import Dismissal
from edenia_tui.host.hub.table import Table
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.shared.chat import Said
from edenia_tui.storage.shared.nodes import Here, Nodes
from edenia_tui.storage.shared.tables import Change, NoSuchTable
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged

if TYPE_CHECKING:
    from edenia_tui.host.hub.hub import Hub

_LOOK: Final = 1.0
"""Seconds between two times that nodes tell each other who is there."""
_LASTS: Final = 8.0
"""Seconds after which the people of a node that tells nothing are gone."""


class Spoken(Tagged, frozen=True):
    """Somebody said something; it is kept."""

    said: Said


class Taken(Tagged, frozen=True):
    """Somebody came to a seat; an earlier visit there ends."""

    table: str
    seat: int


class Closed(Tagged, frozen=True):
    """A table whose game had not begun is gone."""

    table: str


class Banned(Tagged, frozen=True):
    """Somebody may not stay: an account, or an address."""

    value: str


Called = Spoken | Taken | Closed | Banned


class Elsewhere:
    """All other nodes, as one hub knows them."""

    def __init__(self, hub: "Hub", nodes: Nodes) -> None:
        """Get ready; `start` follows."""
        self._hub = hub
        self._nodes = nodes
        self._tasks: set[asyncio.Future[None]] = set()
        self._following: set[str] = set()
        self._again: set[str] = set()
        self._taking: set[tuple[str, int]] = set()
        """Seats that were taken here, of which the nodes have not all been told."""

    def start(self) -> None:
        """Listen to the others."""
        for work in (self._follow, self._hear, self._meet):
            self._do(self._lasting(work))

    async def close(self) -> None:
        """Listen no more, and take note that nobody is here."""
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=_LOOK)
        try:
            await self._nodes.leave()
        except SaveError:
            return  # it is forgotten by itself, soon

    async def _lasting(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something for ever: one that fails begins anew, and looks whether anything was missed."""
        while True:
            try:
                await work()
            except Exception as error:  # noqa: BLE001 (it is reported; others wait for us)
                _report(error)
            await self._hub.house.clock.sleep(_LOOK)
            for table in self._hub.awake:
                self._read_on(table)

    # What is told.

    def taken(self, table: str, seat: Seat) -> None:
        """Tell that somebody came to a seat here."""
        self._taking.add((table, seat))
        self.call(Taken(table, seat))

    def call(self, called: Called) -> None:
        """Tell all nodes something; nobody waits for it."""
        self._do(self._call(called))

    async def _call(self, called: Called) -> None:
        try:
            await self._nodes.call(msgspec.json.encode(called).decode())
        except SaveError:
            return  # a moment is lost

    # What is heard.

    async def _hear(self) -> None:
        async for node, text in self._nodes.calls():
            try:
                called = msgspec.json.decode(text, type=Called)
            except msgspec.ValidationError:
                continue  # something of a later version
            if node != self._nodes.own:
                await self._heard(called)
            elif isinstance(called, Taken):
                self._taking.discard((called.table, called.seat))

    async def _heard(self, called: Called) -> None:
        hub = self._hub
        match called:
            case Spoken(said):
                hub.pass_on(said)
            case Taken(name, seat) if (name, seat) not in self._taking:
                table = hub.in_use(name)
                if table is not None:
                    table.leave_seat(Seat(seat))
            case Closed(name):
                await hub.closed_elsewhere(name)
            case Banned(value):
                for visitor in hub.lobby.visitors:
                    if value in (visitor.account.id, visitor.address):
                        hub.leave_table(visitor)
                        hub.lobby.dismiss(visitor, Dismissal.BANNED)

    async def _follow(self) -> None:
        """Read on at tables to which others added something, and list the others anew."""
        async for change in self._hub.house.store.tables.follow():
            table = self._hub.in_use(change.table)
            if table is None:
                if change.is_listed:
                    await self._list(change)
            elif change.last > table.log.last or table.log.unheard:
                self._read_on(table)

    def _read_on(self, table: Table) -> None:
        """Let a table read on, one time after the other."""
        if table.name in self._following:
            self._again.add(table.name)
        else:
            self._following.add(table.name)
            self._do(self._let_read(table))

    async def _let_read(self, table: Table) -> None:
        try:
            while True:
                self._again.discard(table.name)
                await table.follow()
                if table.name not in self._again:
                    return
        except SaveError:
            return  # the next change, or what somebody does here, reads on
        except NoSuchTable:
            await self._hub.closed_elsewhere(table.name)
        finally:
            self._following.discard(table.name)

    async def _list(self, change: Change) -> None:
        try:
            row = await self._hub.house.store.tables.row(change.table)
        except (SaveError, NoSuchTable):
            return
        self._hub.put_on_list(row)

    # Who is there.

    async def _meet(self) -> None:
        while True:
            try:
                await self._nodes.here(self._here(), _LASTS)
                self._met(await self._nodes.elsewhere())
            except SaveError:
                self._met([])
            await self._hub.house.clock.sleep(_LOOK)

    def _here(self) -> list[Here]:
        found = []
        for visitor in self._hub.lobby.visitors:
            table, account = self._hub.table_of(visitor), visitor.account
            place = None if table is None else table.attendance.find(visitor)
            if table is None or place is None:
                found.append(Here(account.id, account.name))
            else:
                found.append(Here(account.id, account.name, table.name, place.seat))
        return found

    def _met(self, people: list[Here]) -> None:
        self._hub.lobby.turn_elsewhere({one.name for one in people})
        at: dict[str, list[Distant]] = {}
        for one in people:
            seat = None if one.seat is None else Seat(one.seat)
            at.setdefault(one.table, []).append(Distant(one.name, seat))
        for table in self._hub.awake:
            table.meet(at.get(table.name, []))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Future[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _report(error)


def _report(error: BaseException) -> None:
    about = {"message": "Following other nodes failed", "exception": error}
    asyncio.get_running_loop().call_exception_handler(about)

"""The hub: everybody who is here, the lobby, and the tables at which somebody is.

Rule of the file: it knows people by their accounts and connections as visitors; what a visitor may know
and do is decided here and at the tables, never by whoever asks.
"""

import asyncio
from contextlib import suppress

from msgspec.structs import replace

from edenia_tui.host.hub.allowance import Allowance
from edenia_tui.host.hub.codes import read_code
from edenia_tui.host.hub.elsewhere import Closed, Elsewhere, Spoken
from edenia_tui.host.hub.endings import Endings
from edenia_tui.host.hub.facts import TableFacts, facts_of
from edenia_tui.host.hub.house import House
from edenia_tui.host.hub.lobby import Listing, Lobby
from edenia_tui.host.hub.news import Dismissal, Visitor
from edenia_tui.host.hub.opening import open_again, open_table
from edenia_tui.host.hub.plan import Plan, check_plan, is_playable, read_plan
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.requests import Requests
from edenia_tui.host.hub.seats import Seats
from edenia_tui.host.hub.table import Table
from edenia_tui.host.hub.talk import Talk, cleaned
from edenia_tui.storage.shared.chat import Said
from edenia_tui.storage.shared.ratings import Leader
from edenia_tui.storage.shared.tables import NoSuchTable, TableRow, TableState
from rules.kernel.seat import Seat


class Hub:
    """Where people meet; `start` before anybody comes, `close` in the end."""

    def __init__(self, house: House) -> None:
        """Get ready."""
        self.house = house
        self.lobby = Lobby(house.limits)
        self._talk = Talk(house)
        self._tables: dict[str, Table] = {}
        """Those at which somebody is, or something goes on, by name."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._where: dict[Visitor, Table] = {}
        """The table of a visitor."""
        self._muted: dict[Visitor, set[str]] = {}
        """Whom a visitor does not want to hear."""
        self.hints = Allowance(house.limits.hints, house.clock.time)
        self._opening = Allowance(house.limits.opening, house.clock.time)
        self._wrong_codes = Allowance(house.limits.codes, house.clock.time)
        nodes = house.store.nodes
        self.elsewhere = None if nodes is None else Elsewhere(self, nodes)
        """The other nodes; None where there can be none."""

    @property
    def awake(self) -> tuple[Table, ...]:
        """The tables that are in use."""
        return tuple(self._tables.values())

    async def start(self) -> None:
        """Read which tables there are; what a crash left undone is done."""
        tables = self.house.store.tables
        for row in await tables.rows([TableState.WAITING, TableState.PLAYING], most=100_000):
            self.put_on_list(row)
        for row in await tables.rows([TableState.OVER], most=100):
            if not is_playable(read_plan(row.plan), self.house.games):
                continue
            await Table(self.house, row, await tables.read(row.name)).rate()
        if self.elsewhere is not None:
            self.elsewhere.start()

    def put_on_list(self, row: TableRow) -> None:
        """Let the lobby list a table, if people could play there at this node."""
        facts = facts_of(row)
        if is_playable(facts.plan, self.house.games):
            self.lobby.note(row.name, facts)

    async def close(self) -> None:
        """Have everybody leave; every game is kept as it stands."""
        for visitor in self.lobby.visitors:
            self.lobby.dismiss(visitor, Dismissal.SHUT)
        for table in self.awake:
            await table.stop()
        self._tables.clear()
        if self.elsewhere is not None:
            await self.elsewhere.close()

    # Coming and going.

    def enter(self, visitor: Visitor) -> None:
        """Let somebody in; NotDone when there are too many."""
        self.lobby.enter(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Let somebody go, wherever they are; seats stay."""
        self.leave_table(visitor)
        self._muted.pop(visitor, None)
        self.lobby.leave(visitor)

    def leave_table(self, visitor: Visitor) -> None:
        """Let somebody go back to the lobby; a seat stays theirs."""
        table = self._where.pop(visitor, None)
        if table is not None:
            table.go(visitor)
        self.lobby.turn_to_table(visitor, is_there=False)

    def in_use(self, name: str) -> Table | None:
        """Give a table if it is in use here."""
        return self._tables.get(name)

    def table_of(self, visitor: Visitor) -> Table | None:
        """Tell at which table somebody is."""
        return self._where.get(visitor)

    # Tables.

    def listing(self, visitor: Visitor) -> Listing:
        """List the tables that concern somebody."""
        return self.lobby.listing(visitor.account.id)

    async def open(self, visitor: Visitor, plan: Plan) -> Table:
        """Open a table and sit down there.

        Raises:
            BadPlan: there can be no such table.
            NotDone: there are too many, or too many of this person's.
            SaveError: it could not be kept.
        """
        account, limits = visitor.account, self.house.limits
        title = cleaned(plan.title, limits.title_letters)
        plan = replace(plan, owner=account.id, title=title)
        check_plan(plan, self.house.games, by_guest=account.is_guest)
        own = limits.tables_per_guest if account.is_guest else limits.tables_per_account
        if self.lobby.table_count >= limits.tables or self.lobby.count_of(account.id) >= own:
            raise NotDone(Why.TOO_MANY)
        if not self._opening.takes(account.id):
            raise NotDone(Why.TOO_FAST)
        table = await self._load(await open_table(self.house, plan))
        await self._sit(visitor, table, None)
        return table

    async def join(self, visitor: Visitor, code: str, seat: Seat | None = None) -> Table:
        """Go to one's seat at a table, or take one.

        Raises:
            NotDone: there is no such table, or no seat.
            SaveError: it could not be kept.
        """
        table = await self._find(visitor, code)
        if table.standing.seat_of(visitor.account.id) is None:
            await self._sit(visitor, table, seat)
        else:
            await self._come(visitor, table)
        return table

    async def watch(self, visitor: Visitor, code: str) -> Table:
        """Look on at a table; whoever has a seat there is on it. Raises as `join`."""
        table = await self._find(visitor, code)
        await self._come(visitor, table)
        return table

    async def rise(self, visitor: Visitor) -> None:
        """Give a seat back before the game has begun; a table where nobody sits is closed."""
        table = self._table(visitor)
        if not await Seats(table).rise(visitor.account):
            await self.close_table(table)

    async def remove(self, visitor: Visitor, name: str) -> None:
        """Have somebody leave one's own table.

        Raises:
            NotDone: it is not one's own, or nobody who may be removed is called so.
        """
        table = self._table(visitor)
        gone = table.remove(visitor, name)
        if not gone:
            raise NotDone(Why.NOT_SEATED)
        for one in gone:
            self._where.pop(one, None)
            self.lobby.turn_to_table(one, is_there=False)
            with suppress(NotDone):
                await Seats(table).rise(one.account)

    async def close_table(self, table: Table) -> None:
        """Remove a table whose game has not begun, and have everybody leave it."""
        await self._let_go_of(table)
        await self.house.store.tables.forget(table.name)
        self.lobby.drop(table.name)
        if self.elsewhere is not None:
            self.elsewhere.call(Closed(table.name))

    async def closed_elsewhere(self, name: str) -> None:
        """Have everybody leave a table that is gone."""
        table = self._tables.get(name)
        if table is not None:
            await self._let_go_of(table)
        self.lobby.drop(name)

    async def _let_go_of(self, table: Table) -> None:
        for place in table.attendance:
            self._where.pop(place.visitor, None)
            self.lobby.turn_to_table(place.visitor, is_there=False)
        await table.stop(Dismissal.CLOSED)
        self._tables.pop(table.name, None)

    async def rest(self, table: Table) -> None:
        """Let a table rest at which nobody is; it is read again when somebody comes."""
        if table.is_idle and self._tables.pop(table.name, None) is not None:
            await table.stop()

    def requests(self, visitor: Visitor) -> Requests:
        """Let somebody ask others at their table for consent, or give it."""
        return Requests(self._table(visitor), self._play_again)

    async def resign(self, visitor: Visitor) -> None:
        """Give up at one's table.

        Raises:
            NotDone: there is nothing to give up.
            SaveError: it could not be kept.
        """
        await Endings(self._table(visitor)).resign(visitor)

    async def finished(self, visitor: Visitor, most: int = 50) -> list[TableFacts]:
        """List somebody's games that are over, the last first."""
        rows = await self.house.store.tables.rows([TableState.OVER], visitor.account.id, most)
        return [facts_of(row) for row in rows]

    async def leaders(self, game: str, most: int = 20) -> list[Leader]:
        """List the best of a game."""
        return await self.house.store.ratings.leaders(game, most)

    # Talk.

    async def say(self, visitor: Visitor, text: str) -> None:
        """Say something to everybody at one's table, or in the lobby.

        Raises:
            NotDone: nothing was said, or too much.
        """
        table = self.table_of(visitor)
        said = await self._talk.say(visitor, "" if table is None else table.name, text)
        self.pass_on(said)
        if self.elsewhere is not None:
            self.elsewhere.call(Spoken(said))

    def pass_on(self, said: Said) -> None:
        """Tell those what was said who are where it was."""
        table = self._tables.get(said.place)
        if said.place and table is None:
            return
        here = [place.visitor for place in table.attendance] if table else self.lobby.idle
        self.lobby.tell(said, [one for one in here if not self._is_muted(one, said)])

    async def recall(self, visitor: Visitor) -> list[Said]:
        """Give what was said last where somebody is."""
        table = self.table_of(visitor)
        said = await self._talk.recall("" if table is None else table.name)
        return [one for one in said if not self._is_muted(visitor, one)]

    def mute(self, visitor: Visitor, name: str, *, is_muted: bool = True) -> None:
        """Do not hear somebody any more during this visit, or hear them again."""
        muted = self._muted.setdefault(visitor, set())
        (muted.add if is_muted else muted.discard)(name)

    def _is_muted(self, visitor: Visitor, said: Said) -> bool:
        return said.name in self._muted.get(visitor, ())

    # Inside.

    def _table(self, visitor: Visitor) -> Table:
        table = self.table_of(visitor)
        if table is None:
            raise NotDone(Why.NO_TABLE)
        return table

    async def _find(self, visitor: Visitor, code: str) -> Table:
        """Find a table by its code; wrong ones are not tried for long."""
        who = visitor.account.id, visitor.address
        if any(self._wrong_codes.left(one) < 1 for one in who):
            raise NotDone(Why.TOO_FAST)
        row = await self.house.store.tables.find(read_code(code))
        if row is None:
            for one in who:
                self._wrong_codes.takes(one)
            raise NotDone(Why.NO_TABLE)
        if not is_playable(read_plan(row.plan), self.house.games):
            raise NotDone(Why.NEWER)
        return await self._load(row)

    async def _load(self, row: TableRow) -> Table:
        """Give a table that is in use, or read it; once, however many want it."""
        loading = self._loading.setdefault(row.name, asyncio.Lock())
        try:
            async with loading:
                if row.name not in self._tables:
                    try:
                        lines = await self.house.store.tables.read(row.name)
                    except NoSuchTable:
                        raise NotDone(Why.NO_TABLE) from None
                    table = Table(self.house, row, lines, self._changed)
                    self._tables[row.name] = table
                    self._changed(table)
        finally:
            if not loading.locked():
                self._loading.pop(row.name, None)
        return self._tables[row.name]

    async def _sit(self, visitor: Visitor, table: Table, seat: Seat | None) -> None:
        self._go_to(visitor, table)
        try:
            await Seats(table).sit(visitor, seat)
        except BaseException:
            self._turn_away(visitor, table)
            raise
        self._tell_where(visitor, table)

    async def _come(self, visitor: Visitor, table: Table) -> None:
        self._go_to(visitor, table)
        try:
            await table.come(visitor)
        except BaseException:
            self._turn_away(visitor, table)
            raise
        self._tell_where(visitor, table)

    def _tell_where(self, visitor: Visitor, table: Table) -> None:
        """Let an earlier visit to the same seat at another node end."""
        place = table.attendance.find(visitor)
        if self.elsewhere is not None and place is not None and place.seat is not None:
            self.elsewhere.taken(table.name, place.seat)

    def _go_to(self, visitor: Visitor, table: Table) -> None:
        """Take note where somebody is going; they leave where they were."""
        if self.table_of(visitor) is not table:
            self.leave_table(visitor)
        self._where[visitor] = table
        self.lobby.turn_to_table(visitor, is_there=True)

    def _turn_away(self, visitor: Visitor, table: Table) -> None:
        if table.attendance.find(visitor) is None:
            self._where.pop(visitor, None)
            self.lobby.turn_to_table(visitor, is_there=False)

    async def _play_again(self, table: Table) -> str:
        row = await open_again(self.house, table)
        self.put_on_list(row)
        return row.code

    def _changed(self, table: Table) -> None:
        self.lobby.note(table.name, table.facts)

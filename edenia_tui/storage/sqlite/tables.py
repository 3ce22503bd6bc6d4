"""Tables and their numbered lines in SQLite."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from sqlite3 import Connection
from typing import Any, Final

from edenia_tui.storage.shared.tables import (
    About,
    Change,
    CodeTaken,
    Conflict,
    Lease,
    LeaseLost,
    NewTable,
    NoSuchTable,
    TableRow,
    TableState,
)
from edenia_tui.storage.sqlite.threads import DatabaseThread

_COLUMNS: Final = "name, code, plan, state, facts, created, written, last"
_FOLLOWED: Final = 1000
"""So many changes are read at once."""


class SqliteTables:
    """The tables of one database."""

    def __init__(
        self, writer: DatabaseThread, reader: DatabaseThread, now: Callable[[], float]
    ) -> None:
        """Share the threads of a store."""
        self._writer = writer
        self._reader = reader
        self._now = now
        self._followers: set[asyncio.Event] = set()

    def stir(self) -> None:
        """Let those who follow look what is new."""
        for follower in self._followers:
            follower.set()

    async def create(self, table: NewTable, lines: Sequence[str] = ()) -> None:
        """Open a table with its first lines."""
        await self._writer.do(partial(_create, table=table, lines=lines, now=self._now()))

    async def row(self, name: str) -> TableRow:
        """Give what is known of a table."""
        found = await self._reader.do(partial(_find, where="name = ?", values=(name,)))
        if not found:
            raise NoSuchTable(name)
        return found[0]

    async def find(self, code: str) -> TableRow | None:
        """Find the table that people call so."""
        found = await self._reader.do(partial(_find, where="code = ?", values=(code,)))
        return found[0] if found else None

    async def rows(
        self, states: Sequence[TableState], member: str = "", most: int = 1000
    ) -> list[TableRow]:
        """List tables in some states, those written to last first."""
        where = f"state IN ({', '.join('?' * len(states))})"
        values: tuple[Any, ...] = tuple(state.value for state in states)
        if member:
            where += ' AND name IN (SELECT "table" FROM members WHERE account = ?)'
            values = (*values, member)
        where += " ORDER BY written DESC, name LIMIT ?"
        return await self._reader.do(partial(_find, where=where, values=(*values, most)))

    async def read(self, name: str, after: int = 0) -> tuple[str, ...]:
        """Give the lines of a table after the one of a number."""
        await self.row(name)
        asked = 'SELECT text FROM lines WHERE "table" = ? AND number > ? ORDER BY number'
        return await self._reader.do(
            lambda connection: tuple(text for (text,) in connection.execute(asked, (name, after)))
        )

    async def append(  # noqa: PLR0913, PLR0917 (as the protocol has it)
        self,
        name: str,
        after: int,
        lines: Sequence[str],
        id: str,  # noqa: A002
        fence: int | None = None,
        about: About | None = None,
    ) -> int:
        """Add lines, all or none; the number of the last of them."""
        for line in lines:
            if not line.strip() or "\n" in line:
                raise ValueError(f"not one line: {line!r}")
        if not lines:
            raise ValueError("nothing to add")
        work = partial(_append, name=name, after=after, lines=lines, id=id, fence=fence)
        return await self._writer.do(partial(work, about=about, now=self._now()))

    async def follow(self, after: int | None = None) -> AsyncIterator[Change]:
        """Hear of everything that is added from a cursor on, or from now on."""
        stirred = asyncio.Event()
        self._followers.add(stirred)
        try:
            cursor = await self._reader.do(_last_change) if after is None else after
            while True:
                stirred.clear()
                changes = await self._reader.do(partial(_changes, after=cursor))
                for change in changes:
                    yield change
                    cursor = change.cursor
                if not changes:
                    await stirred.wait()
        finally:
            self._followers.discard(stirred)

    async def take_lease(self, name: str, holder: str, seconds: float) -> Lease | None:
        """Take or prolong the lease of a table; None while it is somebody else's."""
        work = partial(_lease, name=name, holder=holder, seconds=seconds, now=self._now)
        return await self._writer.do(work)

    async def give_up_lease(self, lease: Lease) -> None:
        """Let others have it at once."""
        asked = 'UPDATE leases SET until = 0 WHERE "table" = ? AND fence = ?'
        await self._writer.do(lambda at: at.execute(asked, (lease.table, lease.fence)) and None)

    async def forget(self, name: str) -> None:
        """Remove a table with everything that belongs to it."""
        await self._writer.do(partial(_forget, name=name))


def _row(found: tuple[Any, ...], members: tuple[str, ...]) -> TableRow:
    name, code, plan, state, facts, created, written, last = found
    about = About(TableState(state), members, facts)
    return TableRow(name, code, plan, about, created, written, last)


def _find(connection: Connection, where: str, values: tuple[Any, ...]) -> list[TableRow]:
    members = 'SELECT account FROM members WHERE "table" = ? ORDER BY account'
    return [
        _row(found, tuple(one for (one,) in connection.execute(members, found[:1])))
        for found in connection.execute(f"SELECT {_COLUMNS} FROM tables WHERE {where}", values)  # noqa: S608 (our own words)
    ]


def _create(connection: Connection, table: NewTable, lines: Sequence[str], now: float) -> None:
    asked = "SELECT 1 FROM tables WHERE code = ? OR name = ?"
    if connection.execute(asked, (table.code, table.name)).fetchone():
        raise CodeTaken(table.code)
    about = table.about
    row = (table.name, table.code, table.plan, about.state.value, about.facts, now, now, 0)
    connection.execute(f"INSERT INTO tables ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)  # noqa: S608
    _add(connection, table.name, 0, lines)
    _tell(connection, table.name, about)


def _append(  # noqa: PLR0913 (as the protocol has it)
    connection: Connection,
    *,
    name: str,
    after: int,
    lines: Sequence[str],
    id: str,  # noqa: A002
    fence: int | None,
    about: About | None,
    now: float,
) -> int:
    known = connection.execute("SELECT last FROM tables WHERE name = ?", (name,)).fetchone()
    if known is None:
        raise NoSuchTable(name)
    kept = 'SELECT last FROM appends WHERE id = ? AND "table" = ?'
    if own := connection.execute(kept, (id, name)).fetchone():
        return int(own[0])
    if fence is not None:
        held = 'SELECT fence FROM leases WHERE "table" = ?'
        if connection.execute(held, (name,)).fetchone() != (fence,):
            raise LeaseLost(name)
    if known != (after,):
        raise Conflict(name, known[0])
    last = _add(connection, name, after, lines)
    connection.execute("INSERT INTO appends VALUES (?, ?, ?)", (id, name, last))
    connection.execute("UPDATE tables SET written = ? WHERE name = ?", (now, name))
    if about is not None:
        _tell(connection, name, about)
    return last


def _add(connection: Connection, name: str, after: int, lines: Sequence[str]) -> int:
    rows = [(name, after + number, text) for number, text in enumerate(lines, 1)]
    connection.executemany('INSERT INTO lines ("table", number, text) VALUES (?, ?, ?)', rows)
    last = after + len(lines)
    connection.execute("UPDATE tables SET last = ? WHERE name = ?", (last, name))
    return last


def _tell(connection: Connection, name: str, about: About) -> None:
    """Keep what is told of a table."""
    change = "UPDATE tables SET state = ?, facts = ? WHERE name = ?"
    connection.execute(change, (about.state.value, about.facts, name))
    connection.execute('DELETE FROM members WHERE "table" = ?', (name,))
    rows = [(account, name) for account in dict.fromkeys(about.members)]
    connection.executemany("INSERT INTO members VALUES (?, ?)", rows)


def _last_change(connection: Connection) -> int:
    (last,) = connection.execute("SELECT max(feed) FROM lines").fetchone()
    return int(last or 0)


def _changes(connection: Connection, after: int) -> list[Change]:
    asked = 'SELECT feed, "table", number FROM lines WHERE feed > ? ORDER BY feed LIMIT ?'
    return [Change(*row) for row in connection.execute(asked, (after, _FOLLOWED))]


def _lease(
    connection: Connection, name: str, holder: str, seconds: float, now: Callable[[], float]
) -> Lease | None:
    asked = 'SELECT holder, fence, until FROM leases WHERE "table" = ?'
    held = connection.execute(asked, (name,)).fetchone()
    time, fence = now(), 1
    if held is not None:
        whose, number, until = held
        if whose != holder and until > time:
            return None
        fence = number if whose == holder and until > time else number + 1
    lease = Lease(name, holder, fence, time + seconds)
    row = (name, holder, fence, lease.until)
    connection.execute("INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?)", row)
    return lease


def _forget(connection: Connection, name: str) -> None:
    for table in ("lines", "appends", "members", "leases"):
        connection.execute(f'DELETE FROM {table} WHERE "table" = ?', (name,))  # noqa: S608
    connection.execute("DELETE FROM chat WHERE place = ?", (name,))
    connection.execute("DELETE FROM tables WHERE name = ?", (name,))

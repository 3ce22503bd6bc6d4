"""Tables in PostgreSQL: numbered lines, added all or none, by whoever knows the last one."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import asyncpg

from edenia_tui.host.postgres.database import Database
from edenia_tui.host.postgres.feed import Feed
from edenia_tui.host.postgres.group import Group
from edenia_tui.storage.shared.tables import (
    About,
    Change,
    CodeTaken,
    Lease,
    NewTable,
    NoSuchTable,
    TableRow,
    TableState,
)

_COLUMNS: Final = (
    "name, code, plan, state, tables.facts, created, written, last, ARRAY(SELECT account FROM members"
    ' WHERE "table" = name ORDER BY account) AS members'
)
_LEASE: Final = """
    INSERT INTO leases AS held ("table", holder, fence, until) VALUES ($1, $2, 1, $3)
    ON CONFLICT ("table") DO UPDATE SET holder = $2, until = $3,
        fence = held.fence + CASE WHEN held.holder = $2 AND held.until > $4 THEN 0 ELSE 1 END
    WHERE held.holder = $2 OR held.until <= $4
    RETURNING fence, until
"""


class PostgresTables:
    """The tables of one database."""

    def __init__(self, database: Database, group: Group, feed: Feed) -> None:
        """Share what a store has."""
        self._database = database
        self._group = group
        self._feed = feed

    async def create(self, table: NewTable, lines: Sequence[str] = ()) -> None:
        """Open a table with its first lines."""
        now, about = self._database.time(), table.about
        row = (table.name, table.code, table.plan, about.state.value, about.facts, now, len(lines))
        async with self._database.changing() as at:
            added = await at.execute(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $6, $7) ON CONFLICT DO NOTHING",
                *row,
            )
            if added.endswith(" 0"):
                raise CodeTaken(table.code)
            await at.execute(
                'INSERT INTO lines ("table", number, text) SELECT $1, ordinality, text'
                " FROM unnest($2::TEXT[]) WITH ORDINALITY AS new(text, ordinality) ORDER BY ordinality",
                table.name,
                list(lines),
            )
            await at.execute(
                "INSERT INTO members SELECT DISTINCT unnest($2::TEXT[]), $1",
                table.name,
                list(about.members),
            )
        self._group.hint()

    async def row(self, name: str) -> TableRow:
        """Give what is known of a table."""
        found = await self._find("name = $1", name)
        if not found:
            raise NoSuchTable(name)
        return found[0]

    async def find(self, code: str) -> TableRow | None:
        """Find the table that people call so."""
        found = await self._find("code = $1", code)
        return found[0] if found else None

    async def rows(
        self, states: Sequence[TableState], member: str = "", most: int = 1000
    ) -> list[TableRow]:
        """List tables in some states, those written to last first."""
        where, values = "state = ANY($1)", [[state.value for state in states], most]
        if member:
            where += ' AND name IN (SELECT "table" FROM members WHERE account = $3)'
            values.append(member)
        return await self._find(f"{where} ORDER BY written DESC, name LIMIT $2", *values)

    async def read(self, name: str, after: int = 0) -> tuple[str, ...]:
        """Give the lines of a table after the one of a number, as of one moment."""
        asked = (
            'SELECT ARRAY(SELECT text FROM lines WHERE "table" = $1 AND number > $2 ORDER BY number)'
            " FROM tables WHERE name = $1"
        )
        async with self._database.connected() as at:
            found = await at.fetchrow(asked, name, after)
        if found is None:
            raise NoSuchTable(name)
        return tuple(found[0])

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
        item: dict[str, Any] = {"name": name, "after": after, "lines": lines, "id": id}
        if fence is not None:
            item["fence"] = fence
        if about is not None:
            told = {"state": about.state.value, "facts": about.facts, "members": about.members}
            item |= told
        return await self._group.keep(item)

    async def follow(self, after: int | None = None) -> AsyncIterator[Change]:
        """Hear of everything that is added from a cursor on, or from now on."""
        async for cursor, row in self._feed.follow("lines", '"table", number, is_listed', after):
            yield Change(cursor, row["table"], row["number"], row["is_listed"])

    async def take_lease(self, name: str, holder: str, seconds: float) -> Lease | None:
        """Take or prolong the lease of a table by the clock of the database."""
        async with self._database.connected() as at:
            now = await self._database.read_clock(at)
            found = await at.fetchrow(_LEASE, name, holder, now + seconds, now)
        return None if found is None else Lease(name, holder, found["fence"], found["until"])

    async def give_up_lease(self, lease: Lease) -> None:
        """Let others have it at once."""
        async with self._database.connected() as at:
            change = 'UPDATE leases SET until = 0 WHERE "table" = $1 AND fence = $2'
            await at.execute(change, lease.table, lease.fence)

    async def forget(self, name: str) -> None:
        """Remove a table with everything that belongs to it."""
        async with self._database.changing() as at:
            await at.execute("SELECT 1 FROM tables WHERE name = $1 FOR UPDATE", name)
            for table in ("lines", "appends", "members", "leases"):
                await at.execute(f'DELETE FROM {table} WHERE "table" = $1', name)  # noqa: S608 (our own words)
            await at.execute("DELETE FROM chat WHERE place = $1", name)
            await at.execute("DELETE FROM tables WHERE name = $1", name)

    async def _find(self, where: str, *values: object) -> list[TableRow]:
        async with self._database.connected() as at:
            found = await at.fetch(f"SELECT {_COLUMNS} FROM tables WHERE {where}", *values)  # noqa: S608 (our own words)
        return [_row(one) for one in found]


def _row(found: asyncpg.Record) -> TableRow:
    name, code, plan, state, facts, created, written, last, members = found
    about = About(TableState(state), tuple(members), facts)
    return TableRow(name, code, plan, about, created, written, last)

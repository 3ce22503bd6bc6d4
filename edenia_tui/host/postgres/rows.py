"""The store of several hosts as rows."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg

from edenia_tui.host.postgres.database import LOST, not_kept
from edenia_tui.host.postgres.schema import SCHEMA, migrate
from edenia_tui.storage.shared.rows import AT_ONCE, Kept, Row


class PostgresRows:
    """One database, for whoever copies it, as of one moment."""

    def __init__(self, connection: asyncpg.Connection, change: Any) -> None:
        """Take over a connection on which a change has begun."""
        self._connection = connection
        self._change = change

    @classmethod
    async def open(cls, url: str) -> "PostgresRows":
        """Reach a database.

        Raises:
            NotKept: it is not there, or lets nobody in.
            NewerFormat: a later version of the program wrote it.
        """
        try:
            connection = await asyncpg.connect(url, server_settings={"search_path": SCHEMA})
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise not_kept(error) from None
        await migrate(connection)
        change = connection.transaction(isolation="repeatable_read")
        await change.start()
        return cls(connection, change)

    async def in_use(self) -> str:
        """Say which nodes told lately that they are there."""
        asked = "SELECT node FROM nodes WHERE until > extract(epoch FROM clock_timestamp())"
        return ", ".join(row["node"] for row in await self._connection.fetch(asked))

    async def read(self, kept: Kept) -> AsyncIterator[Sequence[Row]]:
        """Give all rows of a table."""
        columns, order = _quoted(kept.columns), _quoted(kept.order)
        asked = f"SELECT {columns} FROM {kept.name} ORDER BY {order}"  # noqa: S608 (our own words)
        found = await self._connection.cursor(asked)
        while rows := await found.fetch(AT_ONCE):
            yield [tuple(row) for row in rows]

    async def write(self, kept: Kept, rows: Sequence[Row]) -> None:
        """Add rows to a table."""
        if "is_guest" in kept.columns:
            place = kept.columns.index("is_guest")
            rows = [(*row[:place], bool(row[place]), *row[place + 1 :]) for row in rows]
        await self._connection.copy_records_to_table(
            kept.name, schema_name=SCHEMA, columns=kept.columns, records=rows
        )

    async def keep(self) -> None:
        """Keep what was written."""
        await self._change.commit()

    async def close(self) -> None:
        """Let go."""
        await self._connection.close()


def _quoted(columns: Sequence[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)

"""What is new, from a cursor on: lines of tables, and what nodes call to each other.

Rule of the file: a row may be told once every transaction that began before it has ended: then nothing
can come before it any more. A cursor is a transaction and a row of it in one number. Hints only say that
it is worth looking; without any one looks now and then.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

import asyncpg

from edenia_tui.host.postgres.database import LOST, Database
from edenia_tui.storage.save_errors import SaveError

CHANNEL: Final = "edenia"
_ROW_BITS: Final = 63
_FOLLOWED: Final = 1000
"""So many are read at once."""
_LOOK: Final = 1.0
"""Seconds after which one looks without a hint."""
_AGAIN: Final = 1.0
_FROM_NOW: Final = "SELECT pg_snapshot_xmin(pg_current_snapshot())::TEXT"
_NEW: Final = (
    "SELECT xid::TEXT AS xid, feed, {columns} FROM {table} WHERE (xid, feed) > ($1::TEXT::XID8, $2)"
    " AND xid < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY xid, feed LIMIT $3"
)


class Feed:
    """Follows what all nodes keep."""

    def __init__(self, database: Database) -> None:
        """Get ready; `start` follows."""
        self._database = database
        self._followers: set[asyncio.Event] = set()
        self._listening: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen for hints."""
        self._listening = asyncio.ensure_future(self._listen())

    async def close(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait({self._listening})

    def stir(self) -> None:
        """Let those who follow look what is new."""
        for follower in self._followers:
            follower.set()

    async def tell(self) -> None:
        """Give all nodes a hint; it is no loss if it is lost, so nobody waits for a disk."""
        async with self._database.connected() as connection, connection.transaction():
            await connection.execute("SET LOCAL synchronous_commit = off")
            await connection.execute("SELECT pg_notify($1, '')", CHANNEL)

    async def follow(self, table: str, columns: str, after: int | None) -> AsyncIterator[Any]:
        """Give rows with their cursors, for ever; while the database is gone nothing is new."""
        stirred = asyncio.Event()
        self._followers.add(stirred)
        asked = _NEW.format(table=table, columns=columns)
        cursor = after
        try:
            while True:
                stirred.clear()
                rows: list[asyncpg.Record] = []
                with suppress(SaveError):
                    if cursor is None:
                        cursor = await self._now()
                    rows = await self._read(asked, cursor)
                for row in rows:
                    cursor = _cursor(row["xid"], row["feed"])
                    yield cursor, row
                if not rows:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(_LOOK):  # wait_for may lose a cancellation
                            await stirred.wait()
        finally:
            self._followers.discard(stirred)

    async def _now(self) -> int:
        async with self._database.connected() as connection:
            return _cursor(await connection.fetchval(_FROM_NOW), 0)

    async def _read(self, asked: str, cursor: int) -> list[asyncpg.Record]:
        xid, feed = divmod(cursor, 1 << _ROW_BITS)
        async with self._database.connected() as connection:
            rows: list[asyncpg.Record] = await connection.fetch(asked, str(xid), feed, _FOLLOWED)
            return rows

    async def _listen(self) -> None:
        """Hear hints; after a lost connection everybody looks once."""
        while True:
            gone = asyncio.Event()
            try:
                connection = await self._database.listen(CHANNEL, self.stir)
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(_AGAIN)
                continue
            try:
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                self.stir()
                await gone.wait()
            finally:
                connection.terminate()


def _cursor(xid: str, feed: int) -> int:
    return (int(xid) << _ROW_BITS) + feed

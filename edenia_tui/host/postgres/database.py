"""The way to the database: a pool of connections, the time there, and what an answer that is lost means.

Rule of the file: nobody waits for ever. A question that is not answered soon ends its connection; whether
it was done is then unknown, and only what may be done twice is asked again.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import asyncpg

from edenia_tui.host.postgres.schema import SCHEMA
from edenia_tui.storage.save_errors import NotKept

ANSWERED: Final = 5.0
"""Seconds in which the database has to answer."""
_CONNECTIONS: Final = 8
_WHERE: Final = "PostgreSQL"
LOST: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""Errors that say nothing of what was asked: the database is gone, ends, begins, or has no room. A
time-out is an OSError."""


def not_kept(error: Exception) -> NotKept:
    """Say that the database did not take something."""
    return NotKept(_WHERE, str(error) or type(error).__name__)


logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # it is told once, by whoever wanted it


class Database:
    """One database, as one node reaches it."""

    def __init__(self, url: str, pool: asyncpg.Pool, now: Callable[[], float] | None) -> None:
        """Take over open connections; `open_database` is the way to it."""
        self.url = url
        self._pool = pool
        self._now = now
        self._ahead = 0.0

    def time(self) -> float:
        """Tell the time of the database, as far as it is known without asking."""
        return self._now() if self._now is not None else time.monotonic() + self._ahead

    async def read_clock(self, connection: asyncpg.Connection) -> float:
        """Ask the database for the time."""
        if self._now is not None:
            return self._now()
        asked = "SELECT extract(epoch FROM clock_timestamp())::DOUBLE PRECISION"
        told = float(await connection.fetchval(asked))
        self._ahead = told - time.monotonic()
        return told

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[asyncpg.Connection]:
        """Give a connection for a while.

        Raises:
            NotKept: the database is not there, or did not take it.
        """
        try:
            connection = await self._pool.acquire(timeout=ANSWERED)
        except (*LOST, asyncpg.PostgresError) as error:
            raise not_kept(error) from None
        try:
            yield connection
        except (*LOST, asyncpg.PostgresError) as error:
            if isinstance(error, LOST):
                _drop(connection)
            raise not_kept(error) from None
        finally:
            await self._let_go(connection)

    async def _let_go(self, connection: asyncpg.Connection) -> None:
        try:
            await self._pool.release(connection, timeout=ANSWERED)
        except LOST:
            _drop(connection)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[asyncpg.Connection]:
        """Give a connection on which all is kept, or nothing; raises as `connected`."""
        async with self.connected() as connection, connection.transaction():
            yield connection

    async def listen(self, channel: str, heard: Callable[[], None]) -> asyncpg.Connection:
        """Open a connection of its own on which hints are heard."""
        connection = await asyncpg.connect(self.url, **_settings())
        try:
            await connection.add_listener(channel, lambda *_: heard())
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def close(self) -> None:
        """Let go of all connections."""
        try:
            async with asyncio.timeout(ANSWERED):
                await self._pool.close()
        except (TimeoutError, *LOST):
            self._pool.terminate()


def _drop(connection: asyncpg.Connection) -> None:
    """Let go of a connection at once; it may be gone already."""
    with suppress(*LOST):
        connection.terminate()


def _settings() -> dict[str, Any]:
    own = {"search_path": SCHEMA, "application_name": "edenia", "tcp_user_timeout": "5000"}
    return {"timeout": ANSWERED, "command_timeout": ANSWERED, "server_settings": own}


async def open_database(url: str, now: Callable[[], float] | None = None) -> Database:
    """Reach a database.

    Raises:
        NotKept: it is not there, or lets nobody in.
    """
    try:
        pool = await asyncpg.create_pool(url, min_size=1, max_size=_CONNECTIONS, **_settings())
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise not_kept(error) from None
    return Database(url, pool, now)

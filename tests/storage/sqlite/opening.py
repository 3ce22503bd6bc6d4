"""Embedded stores for tests, with a clock that stands still unless it is set."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from edenia_tui.storage.sqlite.store import SqliteStore
from tests.storage.shared.opening import Clock

T = TypeVar("T")


@asynccontextmanager
async def opened(folder: Path, clock: Clock | None = None) -> AsyncIterator[SqliteStore]:
    """Open a store for a while."""
    store = await SqliteStore.open(folder, clock or Clock())
    try:
        yield store
    finally:
        await store.close()


def with_store(folder: Path, use: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Use a store once."""

    async def run() -> T:
        async with opened(folder) as store:
            return await use(store)

    return asyncio.run(run())

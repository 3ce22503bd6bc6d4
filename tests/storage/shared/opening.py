"""Stores of every kind for tests, with a clock that stands still unless it is set."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from edenia_tui.storage.shared.store import Store
from edenia_tui.storage.shared.tables import About, NewTable, TableState

T = TypeVar("T")


class Clock:
    """A time that a test decides."""

    def __init__(self) -> None:
        """Begin somewhere."""
        self.time = 1_000.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.time


Open = Callable[[Callable[[], float]], Awaitable[Store]]
"""Opens the store of a test, once more with everything that is kept; by a clock."""


@asynccontextmanager
async def opened(opens: Open, clock: Clock | None = None) -> AsyncIterator[Store]:
    """Open a store for a while."""
    store = await opens(clock or Clock())
    try:
        yield store
    finally:
        await store.close()


def with_store(opens: Open, use: Callable[[Store], Awaitable[T]]) -> T:
    """Use a store once."""

    async def run() -> T:
        async with opened(opens) as store:
            return await use(store)

    return asyncio.run(run())


def new_table(name: str, *members: str, state: TableState = TableState.WAITING) -> NewTable:
    """Plan a table."""
    return NewTable(name, f"CODE-{name}", "plan", About(state, members, "facts"))

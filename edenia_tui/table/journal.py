"""One change of a game after the other, each kept before it is made.

Rule of the file: a change that has begun is carried through, even if whoever waits for it is cancelled:
otherwise a line could be on disk and not in the game, or be written twice.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from edenia_tui.table.keeper import Keeper
from edenia_tui.table.seating import Sitter
from rules.kernel.seat import Seat

T = TypeVar("T")


class Journal:
    """Lets one change at a time reach the keeper."""

    def __init__(self, keeper: Keeper | None) -> None:
        """Begin; without a keeper nothing is kept."""
        self._keeper = keeper
        self._changing = asyncio.Lock()

    async def change(self, change: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Make a change while nobody makes another, and to its end."""
        async with self._changing:
            return await carried_through(change())

    async def keep(self, *lines: str, by_bot: bool = False) -> None:
        """Keep some lines, all or none; within a change only."""
        if self._keeper is not None:
            await self._keeper.append(*lines, by_bot=by_bot)

    async def reseat(self, seat: Seat, sitter: Sitter, *notes: str) -> None:
        """Keep who sits on a seat, and why; within a change only."""
        if self._keeper is not None:
            await self._keeper.reseat(seat, sitter, *notes)


async def carried_through(work: Coroutine[Any, Any, T]) -> T:
    """Do something to its end; one who is cancelled meanwhile leaves after that."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await settled(task)
        if not task.cancelled():
            task.exception()  # whoever would have heard of it has left; nothing was changed
        raise


async def settled(task: "asyncio.Future[Any]") -> None:
    """Wait until something has come to its end, even if one is cancelled once more meanwhile."""
    while not task.done():
        with suppress(asyncio.CancelledError):
            await asyncio.wait({task})

"""Group commit: what many tables want to keep at the same time is one question to the database.

Rule of the file: an append is asked again under its id when its answer was lost, so that it is kept once;
after the commit one hint is given for the whole group, and nobody waits for that.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from edenia_tui.host.postgres.database import Database, not_kept
from edenia_tui.storage.save_errors import NotKept, SaveError
from edenia_tui.storage.shared.tables import Conflict, LeaseLost, NoSuchTable

AT_ONCE: Final = 512
"""So many appends at most are kept by one question."""
_TRIES: Final = 20
_AGAIN: Final = 0.5
"""Seconds between two tries."""
_KEEP: Final = "SELECT outcome, kept FROM keep_lines($1::jsonb, $2)"


class _Job(NamedTuple):
    item: dict[str, Any]
    answer: "asyncio.Future[int]"


class Group:
    """Keeps lines for everybody at this node, one group after the other."""

    def __init__(self, database: Database, done: Callable[[], Awaitable[None]]) -> None:
        """Get ready.

        Args:
            database: where.
            done: gives the hint after a group.
        """
        self._database = database
        self._done = done
        self._waiting: list[_Job] = []
        self._working: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None
        self._is_closed = False

    async def keep(self, item: dict[str, Any]) -> int:
        """Keep the lines of one table; the number of the last. Raises as `TableStore.append`."""
        if self._is_closed:
            raise NotKept("PostgreSQL", "the store is closed")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Job(item, answer))
        if self._working is None or self._working.done():
            self._working = asyncio.ensure_future(self._work())
        return await answer

    async def close(self) -> None:
        """End once everything that was asked for is done."""
        self._is_closed = True
        for task in (self._working, self._hinting):
            if task is not None:
                with suppress(SaveError):
                    await task

    def hint(self) -> None:
        """Let the other nodes look what is new."""
        if self._hinting is None or self._hinting.done():
            self._hinting = asyncio.ensure_future(self._hint())

    async def _hint(self) -> None:
        with suppress(SaveError):
            await self._done()

    async def _work(self) -> None:
        while self._waiting:
            jobs, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            try:
                rows = await self._ask([job.item for job in jobs])
            except Exception as error:  # noqa: BLE001 (whoever waits has to hear of it)
                told = error if isinstance(error, SaveError) else not_kept(error)
                for job in jobs:
                    _answer(job, told)
                continue
            for job, (outcome, kept) in zip(jobs, rows, strict=True):
                _answer(job, _found(job.item["name"], outcome, kept))
            self.hint()

    async def _ask(self, items: list[dict[str, Any]]) -> list[tuple[str, int]]:
        """Ask until there is an answer, or nobody should wait any longer."""
        text = msgspec.json.encode(items).decode()
        for number in range(1, _TRIES + 1):
            try:
                async with self._database.connected() as connection:
                    rows = await connection.fetch(_KEEP, text, self._database.time())
                    return [(row["outcome"], row["kept"]) for row in rows]
            except NotKept:
                if number == _TRIES or self._is_closed:
                    raise
                await asyncio.sleep(_AGAIN)
        raise AssertionError


def _answer(job: _Job, found: int | Exception) -> None:
    if job.answer.done():
        return
    if isinstance(found, Exception):
        job.answer.set_exception(found)
    else:
        job.answer.set_result(found)


def _found(name: str, outcome: str, kept: int) -> int | Exception:
    match outcome:
        case "kept":
            return kept
        case "missing":
            return NoSuchTable(name)
        case "lease":
            return LeaseLost(name)
        case _:
            return Conflict(name, kept)

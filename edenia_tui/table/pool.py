"""One bounded pool of processes in which the bots and hints of everybody think.

Rule of the file: nobody waits behind all thoughts of somebody else. Each game has a place in the queue;
a process that is free takes the next thought of the next game.
"""

import asyncio
import atexit
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

from edenia_tui.table.worker import Worker

T = TypeVar("T")


class Pool:
    """Workers, started when they are needed, and those who wait for one; for one event loop."""

    def __init__(self, size: int | None = None) -> None:
        """Allow so many processes; without a number one less than the machine has cores."""
        self._left = size or max(1, (os.cpu_count() or 1) - 1)
        """How many more workers there may be."""
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self._queue: dict[Thinker, deque[asyncio.Future[Worker]]] = {}

    @property
    def waiting(self) -> int:
        """How many thoughts wait for each process, those that are being had included."""
        queued = sum(len(waiting) for waiting in self._queue.values())
        workers = len(self._idle) + len(self._busy) + self._left
        return (queued + len(self._busy)) // max(1, workers)

    def thinker(self, rules: Any) -> "Thinker":
        """Give a game its place in the queue."""
        return Thinker(self, rules)

    def wake(self, rules: Any) -> None:
        """Let a process load some rules, if one is free; OSError when there can be none."""
        worker = self._free()
        if worker is not None:
            self._idle.append(worker)
            worker.wake(rules)

    async def take(self, asker: "Thinker") -> Worker:
        """Wait for a worker; `give_back` has to follow."""
        worker = None if self._queue else self._free()
        if worker is None:
            worker = await self._wait(asker)
        self._busy.append(worker)
        return worker

    def give_back(self, worker: Worker) -> None:
        """Hand a worker on to whoever is next."""
        self._busy.remove(worker)
        self._hand_on(worker)

    def close(self) -> None:
        """End all processes at once, whatever they are doing."""
        for worker in (*self._idle, *self._busy):
            worker.stop()

    def _free(self) -> Worker | None:
        """Give a worker that nobody uses, best one whose process runs; None when all think."""
        if self._idle:
            worker = next((one for one in self._idle if one.is_awake), self._idle[0])
            self._idle.remove(worker)
            return worker
        if not self._left:
            return None
        self._left -= 1
        return Worker()

    async def _wait(self, asker: "Thinker") -> Worker:
        handed: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.setdefault(asker, deque()).append(handed)
        try:
            return await handed
        except asyncio.CancelledError:
            if handed.done() and not handed.cancelled():
                self._hand_on(handed.result())
            raise

    def _hand_on(self, worker: Worker) -> None:
        """Give a worker to the first who waits of the first game; that game is the last then."""
        while self._queue:
            asker, waiting = next(iter(self._queue.items()))
            del self._queue[asker]
            handed = waiting.popleft()
            if waiting:
                self._queue[asker] = waiting
            if not handed.done():
                handed.set_result(worker)
                return
        self._idle.append(worker)


class Thinker:
    """One game's place in the queue of a pool."""

    def __init__(self, pool: Pool, rules: Any) -> None:
        """Take the place; nothing is started yet."""
        self._pool = pool
        self._rules = rules

    def wake(self) -> None:
        """Let a process get ready for this game; when that cannot be, the first thought will tell."""
        with suppress(OSError):
            self._pool.wake(self._rules)

    async def think(self, thought: Callable[[], T], seconds: float | None = None) -> T:
        """Have a thought that can be pickled; one that fails or is withdrawn costs its process.

        Args:
            thought: what is computed.
            seconds: how long it may take once it has begun; without a number for ever.

        Raises:
            TimeoutError: it took longer.
            OSError, EOFError: there can be no process, or it has ended.
        """
        worker = await self._pool.take(self)
        try:
            async with asyncio.timeout(seconds):
                return await worker.think(thought)
        finally:
            self._pool.give_back(worker)


@cache
def common_pool() -> Pool:
    """Give the pool of this program; its processes end with it."""
    pool = Pool()
    atexit.register(pool.close)
    return pool

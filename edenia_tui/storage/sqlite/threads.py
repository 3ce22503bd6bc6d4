"""Two threads that know the database: one writes for everybody at once, one reads.

Rule of the file: the event loop never waits for a disk. What several want to write at the same time is
one transaction, kept by one sync; each of them is all or nothing within it, and hears of it afterwards.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from edenia_tui.storage.save_errors import NotKept

T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]
"""Something to be done with a connection."""
AT_ONCE: Final = 512
"""So many changes at most are kept by one sync."""
_BUSY: Final = 5.0
"""Seconds that another program may hold the database, such as one that copies it."""


class _Job(NamedTuple):
    work: Work[Any]
    answer: "asyncio.Future[Any]"


class _Result(NamedTuple):
    answer: "asyncio.Future[Any]"
    value: Any
    error: BaseException | None


def connect(path: Path) -> sqlite3.Connection:
    """Open the database so that what is committed survives a power cut."""
    connection = sqlite3.connect(path, timeout=_BUSY, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


class DatabaseThread:
    """Does what it is asked for, in order; the questions that wait are answered together."""

    def __init__(self, path: Path, *, is_writer: bool, done: Callable[[], None]) -> None:
        """Start.

        Args:
            path: the file of the database.
            is_writer: whether it changes anything.
            done: called on the event loop after each answer or group of answers.
        """
        self._path = path
        self._is_writer = is_writer
        self._done = done
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._is_closed = False
        name = "writing the store" if is_writer else "reading the store"
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Work[T]) -> T:
        """Have something done; whoever no longer waits has it done all the same.

        Raises:
            NotKept: the database did not take it.
        """
        if self._is_closed:
            raise NotKept(self._path, "the store is closed")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, answer))
        return await answer

    async def close(self) -> None:
        """End once everything that was asked for is done."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        connection = connect(self._path)
        try:
            while (jobs := self._next()) is not None:
                answered = (
                    self._write(connection, jobs) if self._is_writer else _read(connection, jobs)
                )
                self._loop.call_soon_threadsafe(self._answer, answered)
        finally:
            connection.close()

    def _next(self) -> list[_Job] | None:
        """Wait for something to do; everything that waits by then is done together."""
        first = self._jobs.get()
        if first is None:
            return None
        jobs = [first]
        while len(jobs) < AT_ONCE:
            try:
                more = self._jobs.get_nowait()
            except Empty:
                break
            if more is None:
                self._jobs.put(None)
                break
            jobs.append(more)
        return jobs

    def _write(self, connection: sqlite3.Connection, jobs: list[_Job]) -> list[_Result]:
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [_do_within(connection, job) for job in jobs]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            refused = NotKept(self._path, str(error))
            return [_Result(job.answer, None, refused) for job in jobs]
        return results

    def _answer(self, results: list[_Result]) -> None:
        for answer, value, error in results:
            if answer.done():
                continue
            if error is None:
                answer.set_result(value)
            else:
                answer.set_exception(error)
        self._done()


def _do_within(connection: sqlite3.Connection, job: _Job) -> _Result:
    """Do one job of a transaction; what it raises takes back its own changes alone."""
    connection.execute("SAVEPOINT job")
    try:
        value = job.work(connection)
    except Exception as error:
        is_of_all = isinstance(error, sqlite3.Error) and not isinstance(
            error, sqlite3.IntegrityError
        )
        if is_of_all:
            raise
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return _Result(job.answer, None, error)
    connection.execute("RELEASE job")
    return _Result(job.answer, value, None)


def _read(connection: sqlite3.Connection, jobs: list[_Job]) -> list[_Result]:
    results = []
    for job in jobs:
        try:
            results.append(_Result(job.answer, job.work(connection), None))
        except Exception as error:  # noqa: BLE001 (the same)
            results.append(_Result(job.answer, None, error))
    return results

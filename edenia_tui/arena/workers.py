"""Many games at a time, each in a process of its own.

Workers are spawned, never forked, so that they hold none of our files and threads. They do not listen
to Ctrl-C: whoever asked for the games does, and ends them. A worker whose asker has gone ends by itself.
"""

import signal
import traceback
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from edenia_tui.arena.contest import Contest
from edenia_tui.arena.played import Played
from edenia_tui.arena.playing import play


class Unplayable(Exception):
    """A game that broke off; the text tells why."""

    def __init__(self, index: int, why: str) -> None:
        """Name the game and the reason."""
        super().__init__(index, why)
        self.index = index
        self.why = why


def play_all(contest: Contest, indices: Sequence[int], jobs: int) -> Generator[Played, None, None]:
    """Play games, so many at a time, and give each as it ends.

    Raises:
        Unplayable: a game broke off, or its worker.
    """
    jobs = min(jobs, len(indices))
    if jobs > 1:
        yield from _play_beside(contest, indices, jobs)
        return
    for index in indices:
        played = _try(contest, index)
        if isinstance(played, Unplayable):
            raise played
        yield played


def _play_beside(contest: Contest, indices: Sequence[int], jobs: int) -> Iterator[Played]:
    waiting = iter(indices)
    with _workers(contest, jobs) as workers:
        busy: dict[Connection, int] = {}
        for worker in workers:
            _hand_out(worker, waiting, busy)
        while busy:
            ready = wait(list(busy))
            for worker in [worker for worker in busy if worker in ready]:
                played = _hear(worker, busy.pop(worker))
                _hand_out(worker, waiting, busy)
                yield played


def _hand_out(worker: Connection, waiting: Iterator[int], busy: dict[Connection, int]) -> None:
    """Give a worker the next game, if there is one."""
    index = next(waiting, None)
    if index is not None:
        with suppress(BrokenPipeError):  # that it is gone is found out when it is heard
            worker.send(index)
        busy[worker] = index


def _hear(worker: Connection, index: int) -> Played:
    try:
        played: Played | Unplayable = worker.recv()
    except (EOFError, ConnectionResetError):
        raise Unplayable(index, "the process that played it has ended") from None
    if isinstance(played, Unplayable):
        raise played
    return played


@contextmanager
def _workers(contest: Contest, jobs: int) -> Iterator[list[Connection]]:
    """Keep workers, and leave none behind however it ends."""
    context = get_context("spawn")
    processes = []
    connections: list[Connection] = []
    try:
        listening = signal.signal(signal.SIGINT, signal.SIG_IGN)  # workers inherit it
        try:
            for _ in range(jobs):
                ours, theirs = context.Pipe()
                connections.append(ours)
                process = context.Process(target=_work, args=(contest, theirs), daemon=True)
                process.start()
                processes.append(process)
                theirs.close()
        finally:
            signal.signal(signal.SIGINT, listening)
        yield connections
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
        for connection in connections:
            connection.close()


def _work(contest: Contest, asker: Connection) -> None:
    """Play what is asked for until nobody asks."""
    with suppress(EOFError, OSError):
        while True:
            asker.send(_try(contest, asker.recv()))


def _try(contest: Contest, index: int) -> Played | Unplayable:
    try:
        return play(contest, index)
    except Exception:  # noqa: BLE001  # a bot may fail in any way; it is told, with the game
        return Unplayable(index, traceback.format_exc().rstrip())

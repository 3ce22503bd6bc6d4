"""Thinking where nobody has to wait for it: not the front end, and not the end of the program."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


async def think(thought: Callable[[], T]) -> T:
    """Have something computed by a thread of its own; one who no longer waits leaves it behind.

    A pool of threads would be joined when the program ends, however long that took.
    """
    answer: Future[T] = Future()
    Thread(target=_run, args=(thought, answer), name="thinking", daemon=True).start()
    return await asyncio.wrap_future(answer)


def _run(thought: Callable[[], T], answer: Future[T]) -> None:
    if not answer.set_running_or_notify_cancel():
        return
    try:
        answer.set_result(thought())
    except BaseException as error:  # noqa: BLE001 (it is raised where it is waited for)
        answer.set_exception(error)

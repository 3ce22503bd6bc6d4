"""Ctrl-C: it forgets what was typed, and stops something that takes long without leaving anything."""

import signal
from collections.abc import Awaitable
from contextlib import suppress
from types import FrameType
from typing import TypeVar

T = TypeVar("T")


class Interrupted(Exception):
    """Somebody pressed Ctrl-C."""

    def __init__(self, typed: str = "") -> None:
        """Keep what was typed before it."""
        super().__init__(typed)
        self.typed = typed


def interrupt_at_once() -> None:
    """Let Ctrl-C reach a pipe that is read: an event loop would keep it until the next line."""
    with suppress(ValueError):  # only the main thread can be interrupted
        signal.signal(signal.SIGINT, signal.default_int_handler)


async def until_interrupted(work: Awaitable[T]) -> T:
    """Wait for something that Ctrl-C may stop.

    Raises:
        Interrupted: it did.
    """
    import asyncio  # who only says something needs no event loop

    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
    pressed: list[int] = []

    def stop(number: int, _: FrameType | None) -> None:
        pressed.append(number)
        loop.call_soon_threadsafe(task.cancel)

    try:
        before = signal.signal(signal.SIGINT, stop)
    except ValueError:  # not the main thread, so nobody presses keys here
        return await task
    try:
        return await task
    except asyncio.CancelledError:
        if pressed:
            raise Interrupted from None
        task.cancel()
        raise
    finally:
        signal.signal(signal.SIGINT, before)

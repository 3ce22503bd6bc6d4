"""What ends a wait at a keyboard: something new in the room, or a line that is typed."""

import asyncio
from enum import Enum, auto
from typing import Any

from edenia_tui.line.console import Console


class Woken(Enum):
    """What ended a wait."""

    BY_LINE = auto()
    BY_NEWS = auto()
    BY_NOBODY = auto()


class Waking:
    """Lets whoever waits know that something has happened."""

    def __init__(self, console: Console) -> None:
        """Begin with nothing new."""
        self._console = console
        self._stirred = asyncio.Event()
        self._failure: Exception | None = None

    def stir(self) -> None:
        """Take note of something that this keyboard has not heard of."""
        self._stirred.set()

    def fail(self, error: Exception) -> None:
        """Let a failure in hearing end the wait, as it would anywhere else in a session."""
        self._failure = error
        self._stirred.set()

    async def wait(
        self, hearing: "asyncio.Task[str | None] | None", seconds: float | None
    ) -> Woken:
        """Wait until something happens or a line is typed, but no longer than so many seconds."""
        if self._failure is not None:
            raise self._failure
        stirred = asyncio.ensure_future(self._stirred.wait())
        typed = hearing or asyncio.ensure_future(self._console.begun())
        awaited: set[asyncio.Future[Any]] = {stirred, typed}
        try:
            done, _ = await asyncio.wait(
                awaited, timeout=seconds, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            stirred.cancel()
            if hearing is None:
                typed.cancel()
        self._stirred.clear()
        if typed in done:
            return Woken.BY_LINE
        return Woken.BY_NEWS if done else Woken.BY_NOBODY

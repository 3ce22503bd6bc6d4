"""What whoever runs a host may read: one line of JSON for each event, without secrets.

Rule of the file: no name, no text of anybody, no key, no code and no place of a game is written; an
account is told by its id, a failure by its kind and where in the program it happened.
"""

import asyncio
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

Fact = str | int | float


class Logbook:
    """Writes events."""

    def __init__(self, write: Callable[[str], object]) -> None:
        """Write lines somewhere."""
        self._write = write

    def note(self, event: str, **facts: Fact) -> None:
        """Write down an event."""
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        line = msgspec.json.encode({"time": at, "event": event, **facts}).decode()
        self._write(f"{line}\n")

    def hear_failures(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write down what fails without anybody waiting for it."""
        loop.set_exception_handler(lambda _, about: self._note_failure(about))

    def _note_failure(self, about: dict[str, Any]) -> None:
        error = about.get("exception")
        facts: dict[str, Fact] = {"message": str(about.get("message", ""))[:200]}
        if isinstance(error, BaseException):
            facts["kind"] = type(error).__name__
            frames = traceback.extract_tb(error.__traceback__)[-4:]
            facts["where"] = " < ".join(
                f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames)
            )
        self.note("failure", **facts)

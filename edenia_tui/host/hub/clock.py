"""Time, as far as the hub waits for it; tests have another."""

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time and lets it pass."""

    def time(self) -> float:
        """Tell seconds, from some moment on."""

    async def sleep(self, seconds: float) -> None:
        """Let so many seconds pass."""


class RealClock:
    """The time of this machine, which nobody sets back."""

    def time(self) -> float:
        """Tell seconds since the machine was started."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

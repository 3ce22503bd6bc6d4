"""Somebody who presses no key for so long that nobody seems to be there."""

import asyncio
from collections.abc import Callable

from edenia_tui.host.hub.clock import Clock


class Idling:
    """Waits for keys; one look at the clock when the time is up, and not one for each key."""

    def __init__(self, seconds: float, clock: Clock, gave_up: Callable[[], None]) -> None:
        """Get ready; `begin` follows, and `gave_up` hears that nothing was pressed for so long."""
        self._seconds = seconds
        self._clock = clock
        self._gave_up = gave_up
        self._last = clock.time()
        self._waiting: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Count from now on."""
        self.stir()
        self._waiting = asyncio.get_running_loop().create_task(self._wait())

    def stir(self) -> None:
        """Take note that somebody is there."""
        self._last = self._clock.time()

    def close(self) -> None:
        """Count no more."""
        if self._waiting is not None:
            self._waiting.cancel()

    async def _wait(self) -> None:
        while (left := self._last + self._seconds - self._clock.time()) > 0:
            await self._clock.sleep(left)
        self._gave_up()

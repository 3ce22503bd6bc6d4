"""Keys, counted before they are understood: whoever floods waits, and others do not wait for them."""

import asyncio
import re
from collections import deque
from collections.abc import Callable
from typing import Final

from edenia_tui.host.hub.allowance import Allowance, Rate
from edenia_tui.host.hub.clock import Clock

_KEY: Final = re.compile(r"\x1b\[[0-9;:<=>?]*[ -/]*[@-~]|\x1bO.|\x1b?.", re.DOTALL)
_PASTE, _PASTED = "\x1b[200~", "\x1b[201~"
_LONGEST_PASTE: Final = 2_000
"""Letters of a paste; it is one key, whatever it holds."""


class TypedKeys:
    """Lets keys through as fast as is allowed; as many as are allowed at once wait, others are lost."""

    def __init__(self, rate: Rate, clock: Clock, heard: Callable[[str], None]) -> None:
        """Begin with nothing typed; `heard` gets what is let through."""
        self._rate = rate
        self._clock = clock
        self._heard = heard
        self._allowance = Allowance(rate, clock.time)
        self._waiting: deque[str] = deque()
        self._pasted: list[str] | None = None
        """What is being pasted; None while nothing is."""
        self._waking: asyncio.Task[None] | None = None

    def take(self, typed: str) -> None:
        """Take what was typed."""
        keys = []
        for whole in filter(None, map(self._whole, _KEY.findall(typed))):
            if not self._waiting and self._allowance.takes(self):
                keys.append(whole)
            elif len(self._waiting) < self._rate.burst:
                self._waiting.append(whole)
        self._let_through(keys)

    def close(self) -> None:
        """Let nothing more through."""
        self._waiting.clear()
        if self._waking is not None:
            self._waking.cancel()

    def _whole(self, key: str) -> str:
        """Give a key, or a paste once it has ended; nothing in the middle of one."""
        if key == _PASTE:
            self._pasted = []
            return ""
        if self._pasted is None:
            return key
        if key == _PASTED:
            text, self._pasted = "".join(self._pasted), None
            return f"{_PASTE}{text}{_PASTED}"
        if len(self._pasted) < _LONGEST_PASTE:
            self._pasted.append(key.replace("\x1b", ""))
        return ""

    def _let_through(self, keys: list[str]) -> None:
        """Hand keys on, and those that waited as far as they may; the rest waits on."""
        while self._waiting and self._allowance.takes(self):
            keys.append(self._waiting.popleft())
        if self._waiting and self._waking is None:
            self._waking = asyncio.get_running_loop().create_task(self._wake())
        if keys:
            self._heard("".join(keys))

    async def _wake(self) -> None:
        await self._clock.sleep(1 / self._rate.per_second)
        self._waking = None
        self._let_through([])

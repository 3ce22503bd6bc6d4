"""A keyboard that can be typed at whenever one likes, and paper that can be read meanwhile."""

import asyncio
import io
from collections.abc import Callable

from edenia_tui.line.console import Console

AT_LAST = 30
"""Seconds after which something that should have been said never will."""


class LiveKeyboard:
    """Lines are heard while others think, too; what was typed of a line is known."""

    def __init__(self) -> None:
        """Begin with nothing typed."""
        self.paper = io.StringIO()
        self.unfinished = ""
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._entered = asyncio.Event()
        """Whether a line waits to be read."""
        self._reading: asyncio.Future[str | None] | None = None
        self.console = Console(
            *(self._read, self.paper), patient=True, live=True, typed=self._typed, begun=self._begun
        )

    @property
    def text(self) -> str:
        """Everything that stands on the paper."""
        return self.paper.getvalue()

    def enter(self, line: str | None) -> None:
        """Type a line; None closes the keyboard."""
        self._lines.put_nowait(line)
        self._entered.set()

    async def until(self, holds: Callable[[str], bool]) -> str:
        """Wait until something stands on the paper; all that stands there."""
        async with asyncio.timeout(AT_LAST):
            while True:
                await asyncio.sleep(0.001)
                if holds(self.text):
                    return self.text

    async def until_said(self, words: str, times: int = 1) -> str:
        """Wait until words were said so often."""
        return await self.until(lambda text: text.count(words) >= times)

    async def _read(self, prompt: str) -> str | None:
        if self._reading is None:
            self.paper.write(prompt)
            self._reading = asyncio.ensure_future(self._lines.get())
        line = await asyncio.shield(self._reading)
        self._reading = None
        if self._lines.empty():
            self._entered.clear()
        self.paper.write(f"{line}\n")
        return line

    async def _begun(self) -> None:
        await self._entered.wait()

    def _typed(self) -> str | None:
        return None if self._reading is None else self.unfinished

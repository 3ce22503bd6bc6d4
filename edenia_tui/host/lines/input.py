"""Lines that come over a wire, from a terminal or down a pipe, read one at a time."""

import asyncio
import codecs
from abc import ABC, abstractmethod
from collections import deque
from typing import Final

from edenia_tui.host.hub.allowance import Allowance
from edenia_tui.host.hub.clock import Clock
from edenia_tui.host.limits import Limits
from edenia_tui.host.lines.editor import LineEditor, Stroke
from edenia_tui.host.lines.output import WireWriter
from edenia_tui.host.visits.wire import Wire
from edenia_tui.line.interrupting import Interrupted

_END: Final = None


class WireInput(ABC):
    """What somebody types, one line at a time; `attend` before the first is read."""

    def __init__(self, wire: Wire, encoding: str, limits: Limits, clock: Clock) -> None:
        """Wait for what comes."""
        self._wire = wire
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        self._limits = limits
        self._clock = clock
        self._allowance = Allowance(limits.keys, clock.time)
        self._arrived = asyncio.Event()
        self._has_ended = False
        self.is_idle = False
        """Whether nothing was typed for so long that nobody seems to be there."""

    def attend(self) -> None:
        """Hear the wire from now on."""
        self._wire.hear(self._hear)

    def release(self) -> None:
        """Leave the wire to somebody else."""
        self._wire.hear(None)

    def _hear(self, data: bytes) -> None:
        if data:
            self._take(self._decoder.decode(data))
        else:
            self._has_ended = True
        self._arrived.set()

    async def begun(self) -> None:
        """Wait until something was typed that nobody reads."""
        while not (self._is_waiting or self._has_ended):
            self._arrived.clear()
            await self._arrived.wait()

    async def read(self, prompt: str) -> str | None:
        """Show a prompt and wait for a line; None at the end, or when nobody seems to be there.

        Raises:
            Interrupted: Ctrl-C was pressed.
        """
        self._show(prompt)
        try:
            async with asyncio.timeout(self._limits.idle_seconds):
                line = await self._next()
        except TimeoutError:
            self.is_idle = True
            return None
        finally:
            self._hide()
        while not self._allowance.takes(self):
            await self._clock.sleep(1 / self._limits.keys.per_second)
        return line

    async def pause(self, seconds: float) -> bool:
        """Let so many seconds pass; whether somebody typed something meanwhile, which is dropped."""
        try:
            async with asyncio.timeout(seconds):
                await self.begun()
        except TimeoutError:
            return False
        self._drop()
        return True

    async def _next(self) -> str | None:
        while True:
            if (found := self._find()) is not None:
                return found
            if self._has_ended:
                return _END
            self._arrived.clear()
            await self._arrived.wait()

    @property
    @abstractmethod
    def _is_waiting(self) -> bool:
        """Whether something was typed that nobody has read."""

    @abstractmethod
    def _take(self, text: str) -> None:
        """Keep what came."""

    @abstractmethod
    def _find(self) -> str | None:
        """Give the next whole line, if there is one; Interrupted instead of one that was broken off."""

    @abstractmethod
    def _drop(self) -> None:
        """Forget what nobody has read."""

    @abstractmethod
    def _show(self, prompt: str) -> None:
        """Show a prompt, and read."""

    @abstractmethod
    def _hide(self) -> None:
        """Read no more for now."""


class TypedLines(WireInput):
    """Lines of somebody at a terminal, edited here."""

    def __init__(
        self, wire: Wire, encoding: str, limits: Limits, clock: Clock, writer: WireWriter
    ) -> None:
        """Wait for keys; they are echoed by a writer."""
        super().__init__(wire, encoding, limits, clock)
        self._editor = LineEditor(writer.show, self._columns, limits.line_letters)
        self._keys: deque[str] = deque()
        self._is_reading = False

    @property
    def typed(self) -> str | None:
        """What was typed of the line that is being read; None while none is."""
        return self._editor.text if self._is_reading else None

    def forget(self) -> None:
        """Forget earlier lines."""
        self._editor.forget()

    def _columns(self) -> int:
        terminal = self._wire.terminal
        return 80 if terminal is None else terminal.columns

    @property
    def _is_waiting(self) -> bool:
        return bool(self._keys)

    def _take(self, text: str) -> None:
        room = self._limits.line_letters - len(self._keys)
        self._keys.extend(text.replace("\r\n", "\r")[: max(0, room)])

    def _find(self) -> str | None:
        while self._keys:
            match self._editor.key(self._keys.popleft()):
                case Stroke.ENTER:
                    return self._editor.take()
                case Stroke.INTERRUPT:
                    raise Interrupted(self._editor.take())
                case Stroke.END:
                    self._has_ended = True
        return None

    def _drop(self) -> None:
        self._keys.clear()

    def _show(self, prompt: str) -> None:
        self._is_reading = True
        self._editor.begin(prompt)

    def _hide(self) -> None:
        self._is_reading = False


class PipedLines(WireInput):
    """Lines that were edited elsewhere; a prompt is a line, too."""

    def __init__(
        self, wire: Wire, encoding: str, limits: Limits, clock: Clock, writer: WireWriter
    ) -> None:
        """Wait for lines."""
        super().__init__(wire, encoding, limits, clock)
        self._writer = writer
        self._lines: deque[str] = deque()
        self._begun = ""

    @property
    def _is_waiting(self) -> bool:
        return bool(self._lines)

    def _take(self, text: str) -> None:
        *whole, self._begun = (self._begun + text).split("\n")
        self._begun = self._begun[: self._limits.line_letters]
        self._lines.extend(line[: self._limits.line_letters].rstrip("\r") for line in whole)

    def _find(self) -> str | None:
        if self._has_ended and self._begun:
            self._lines.append(self._begun)
            self._begun = ""
        return self._lines.popleft() if self._lines else None

    def _drop(self) -> None:
        self._lines.clear()

    def _show(self, prompt: str) -> None:
        self._writer.show(prompt.rstrip() + "\n")

    def _hide(self) -> None:
        """Leave the prompt where it is."""

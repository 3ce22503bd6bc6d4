"""The two ends of line mode: lines that are said, and lines that are typed.

Rule of the file: nothing is said in the middle of what somebody types. What comes while a prompt is open
stands above it: the prompt, and what was typed so far, follow once more.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TextIO, TypeVar

from edenia_tui.language.wrapping import wrapped
from edenia_tui.line.interrupting import until_interrupted
from edenia_tui.outside import limits
from edenia_tui.outside.clean import clean_line

T = TypeVar("T")

PAGE = 20
BELL = "\a"

Reader = Callable[[str], Awaitable[str | None]]
"""Shows a prompt and reads a line; None at the end of input. One who is cancelled may read on later."""
Typed = Callable[[], str | None]
"""Gives what was typed of a line that is still being read; None when none is."""
Begun = Callable[[], Awaitable[None]]
"""Waits until somebody has typed a line that nobody reads yet."""
Pause = Callable[[float], Awaitable[bool]]
"""Lets so many seconds pass; tells whether somebody wanted to stop meanwhile."""


async def never_begun() -> None:
    """Wait for ever: nobody types unasked."""
    import asyncio

    await asyncio.Future[None]()


async def no_pause(_: float) -> bool:
    """Let no time pass."""
    return False


class Console:
    """Says lines, a page at a time, and hears lines; it remembers what it said last."""

    def __init__(
        self,
        reader: Reader,
        writer: TextIO,
        *,
        patient: bool,
        live: bool = False,
        has_screen: bool = False,
        forget: Callable[[], None] = lambda: None,
        typed: Typed = lambda: None,
        begun: Begun = never_begun,
        pause: Pause = no_pause,
        heeds_interrupts: bool = False,
    ) -> None:
        """Join the two streams.

        Args:
            reader: where lines come from.
            writer: where lines go to.
            patient: whether a person is typing; anything else that only sends useless lines is left.
            live: whether lines are heard while others think, too; else only at a question.
            has_screen: whether a screen could be drawn where the lines go.
            forget: drops the history of typed lines, for the next person at the keyboard.
            typed: gives what was typed of a line that is not finished.
            begun: waits for a line that is typed while none is read.
            pause: lets time pass for somebody who reads.
            heeds_interrupts: whether Ctrl-C of this process comes from this keyboard.
        """
        self._reader = reader
        self._writer = writer
        self._typed = typed
        self.is_patient = patient
        self.is_live = live
        self.has_screen = has_screen
        self.forget = forget
        self.begun = begun
        self.pause = pause
        self._heeds_interrupts = heeds_interrupts
        self._prompt: str | None = None
        """The prompt that is open."""
        self._last: list[str] = []
        self._waiting: list[str] = []
        self._more: str | None = None
        """How to tell that more news wait; None when none are being told."""

    def say(self, lines: Sequence[str], more: str = "") -> None:
        """Say an answer; what goes beyond a page waits, and `more` (with {}) tells how much."""
        self.end_news()
        self._last = _parts(lines)
        self._page(self._last, more)

    def tell(self, lines: Sequence[str], more: str = "") -> None:
        """Tell news at once; all of it up to the next prompt is one answer, with the room of one."""
        if self._more is None:
            self._last, self._waiting = [], []
        self._more = more
        room = max(0, PAGE - 1 - len(self._last))
        told = _parts(lines)
        self._last += told
        self._waiting += told[room:]
        self._write(told[:room])

    def end_news(self) -> None:
        """Say the last line of a page of news, or that more of them wait."""
        more, self._more = self._more, None
        if more is not None and self._waiting:
            self._page(self._waiting, more, PAGE - 1)

    def note(self, lines: Sequence[str]) -> None:
        """Say lines that belong to a prompt or a wait; they are no answer, so none is remembered."""
        self.end_news()
        self._write(_parts(lines))

    def say_more(self, more: str) -> bool:
        """Say the next page of a long answer; tell whether there was one."""
        self.end_news()
        waiting = self._waiting
        self._page(waiting, more)
        return bool(waiting)

    @property
    def is_waiting(self) -> bool:
        """Whether a part of the last answer has not been said."""
        return bool(self._waiting)

    def repeat(self, more: str) -> bool:
        """Say the last answer again; tell whether there was one."""
        self.end_news()
        self._page(self._last, more)
        return bool(self._last)

    def ring(self) -> None:
        """Ring the bell."""
        self._writer.write(BELL)
        self._writer.flush()

    async def hear(self, prompt: str) -> str | None:
        """Prompt and wait for a line, without control characters; None at the end of input."""
        self.end_news()
        if (begun := self._typed()) is not None:  # under another prompt, which was left
            self._writer.write(clean_line(prompt) + clean_line(begun, ""))
        self._writer.flush()
        self._prompt = prompt
        try:
            typed = await self._reader(clean_line(prompt))
        except BaseException:
            if self.is_live:
                self._writer.write("\n")
            raise
        finally:
            self._prompt = None
        return None if typed is None else clean_line(typed[: limits.LINE], "").strip()

    async def until_stopped(self, work: Awaitable[T]) -> T:
        """Wait for something that somebody at this keyboard may stop.

        Raises:
            Interrupted: they did.
        """
        return await (until_interrupted(work) if self._heeds_interrupts else work)

    def ask(self, prompt: str) -> str | None:
        """Hear a line where nothing else goes on."""
        import asyncio

        return asyncio.run(self.hear(prompt))

    def _page(self, lines: list[str], more: str, said: int = 0) -> None:
        """Say lines as far as there is room after so many that were said; the others wait."""
        fits = said + len(lines) <= PAGE
        page = lines if fits else lines[: max(0, PAGE - 1 - said)]
        self._waiting = lines[len(page) :]
        self._write(page if fits else [*page, more.format(len(self._waiting))])

    def _write(self, lines: Sequence[str]) -> None:
        """Write lines, above the prompt if one is open."""
        if lines and self._prompt is not None:
            self._writer.write("\n")
        for line in lines:
            self._writer.write(clean_line(line) + "\n")
        if lines and self._prompt is not None:
            self._writer.write(clean_line(self._prompt) + clean_line(self._typed() or "", ""))
        self._writer.flush()


def _parts(lines: Sequence[str]) -> list[str]:
    """Break lines that are too long."""
    return [part for line in lines for part in wrapped(line)]

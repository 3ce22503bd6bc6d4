"""The two ends of line mode: lines that are said, and lines that are typed.

Rule of the file: nothing is said in the middle of what somebody types. What comes while a prompt is open
stands above it: the prompt, and what was typed so far, follow once more.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeVar

from edenia_tui.language.wrapping import WIDTH, wrapped
from edenia_tui.line.interrupting import Interrupted, until_interrupted
from edenia_tui.line.pages import Pages, announced, broken
from edenia_tui.outside import limits
from edenia_tui.outside.clean import clean, clean_line

T = TypeVar("T")

BELL = "\a"
NARROW = 40
"""The cells of a common braille display."""

Reader = Callable[[str], Awaitable[str | None]]
"""Shows a prompt and reads a line; None at the end of input. One who is cancelled may read on later.

Interrupted, with what was typed so far, when somebody pressed Ctrl-C instead of Enter.
"""


class Writer(Protocol):
    """Where lines go to."""

    def write(self, text: str, /) -> object:
        """Take a text."""

    def flush(self) -> object:
        """Hand out what was taken."""


Phrase = Callable[[str], str]
"""Says a message of its own in the language of now."""
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
        writer: Writer,
        *,
        patient: bool,
        live: bool = False,
        has_screen: bool = False,
        forget: Callable[[], None] = lambda: None,
        typed: Typed = lambda: None,
        begun: Begun = never_begun,
        pause: Pause = no_pause,
        heeds_interrupts: bool = False,
        width: Callable[[], int] = lambda: WIDTH,
        phrase: Phrase = lambda _: "",
        prompts_are_lines: bool = False,
        holds_news: bool = False,
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
            width: tells how many columns there are now.
            phrase: says what a console says by itself.
            prompts_are_lines: whether a prompt stands on a line of its own, and is not shown again.
            holds_news: whether what comes waits until a line that was begun is ended.
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
        self._width = width
        self._wished: Callable[[], int] = lambda: WIDTH
        self._phrase = phrase
        self._prompts_are_lines = prompts_are_lines
        self._holds_news = holds_news
        self._held: list[str] = []
        """What came while somebody typed."""
        self.leaving = "line-interrupted"
        """The message that tells what a second Ctrl-C does."""
        self._is_warned = False
        """Whether the last thing that came was a Ctrl-C with nothing typed."""
        self._prompt: str | None = None
        """The prompt that is open."""
        self._pages = Pages()
        self._more: str | None = None
        """How to tell that more news wait; None when none are being told."""
        self._told_waiting = 0
        """How many of the news that are being told are known to wait."""

    def say(self, lines: Sequence[str], more: str = "") -> None:
        """Say an answer; what goes beyond a page waits, and `more` (with {}) tells how much."""
        self.end_news()
        self._write(self._pages.say(lines, self._columns(), more))

    def tell(self, lines: Sequence[str], more: str = "") -> None:
        """Tell news at once; all of it up to the next prompt is one answer, with the room of one."""
        if self._more is None:
            self._pages.begin()
            self._told_waiting = 0
        self._more = more
        told = self._pages.tell(lines, self._columns())
        if self._prompt is not None and self._pages.waiting > 1 and not self._told_waiting:
            self._told_waiting = self._pages.waiting
            told += announced(self._told_waiting, self._columns(), more)
        self._write(told)

    def end_news(self) -> None:
        """Say the last line of a page of news, or that more of them wait."""
        more, self._more = self._more, None
        if more is not None and self._pages.waiting != self._told_waiting:
            self._write(self._pages.end(self._columns(), more))

    def turn_to(self, pages: Pages) -> None:
        """Go on with what another person was told: nobody hears what is left for somebody else."""
        self.end_news()
        self._pages = pages

    def note(self, lines: Sequence[str]) -> None:
        """Say lines that belong to a prompt or a wait; they are no answer, so none is remembered."""
        self.end_news()
        self._write(broken(lines, self._columns()))

    def say_more(self, more: str) -> bool:
        """Say the next page of what was not said; tell whether there was one."""
        self._more = None
        page = self._pages.more(self._columns(), more, self._phrase("line-earlier"))
        self._write(page)
        return bool(page)

    def narrow(self, wished: Callable[[], int]) -> None:
        """Make lines no wider than somebody wishes, however wide the terminal is."""
        self._wished = wished

    @property
    def is_narrow(self) -> bool:
        """Whether a line is no longer than that of a braille display."""
        return self._columns() <= NARROW

    def _columns(self) -> int:
        return min(self._width(), self._wished())

    @property
    def is_waiting(self) -> bool:
        """Whether a part of some answer has not been said."""
        return self._pages.is_waiting

    @property
    def is_unfinished(self) -> bool:
        """Whether a part of the last answer has not been said."""
        return bool(self._pages.waiting)

    def has_room_for(self, lines: Sequence[str]) -> bool:
        """Tell whether some lines stand on one page with the last answer."""
        return self._pages.has_room(len(broken(lines, self._columns())))

    def repeat(self, more: str) -> bool:
        """Say the last answer again; tell whether there was one."""
        self.end_news()
        page = self._pages.again(self._columns(), more)
        self._write(page)
        return bool(page)

    def ring(self, times: int = 1) -> None:
        """Ring the bell so often."""
        self._writer.write(BELL * times)
        self._writer.flush()

    async def hear(self, prompt: str) -> str | None:
        """Prompt and wait for a line, without control characters; None when somebody leaves.

        Ctrl-C forgets what was typed. Where nothing was, it says what the next one does: it leaves.
        """
        self.end_news()
        while True:
            try:
                typed = await self._read(prompt)
            except Interrupted as pressed:
                if not self._forget(pressed.typed):
                    return None
                continue
            self._is_warned = False
            return None if typed is None else clean_line(typed[: limits.LINE], "").strip()

    async def _read(self, prompt: str) -> str | None:
        """Show a prompt, in as many lines as it needs, and read what is typed after it."""
        prompt = "\n".join(wrapped(prompt.rstrip(), self._columns())) + " "
        if (begun := self._typed()) is not None:  # under another prompt, which was left
            self._writer.write(clean(prompt) + clean_line(begun, ""))
        self._writer.flush()
        self._prompt = prompt
        try:
            return await self._reader(clean(prompt))
        except Interrupted:
            raise
        except BaseException:
            if self.is_live and not self._prompts_are_lines:
                self._writer.write("\n")
            raise
        finally:
            self._prompt = None
            held, self._held = self._held, []
            self._write(held)

    def _forget(self, typed: str) -> bool:
        """Take note of Ctrl-C after so much was typed; whether somebody stays."""
        if typed.strip():
            self._is_warned = False
        elif self._is_warned:
            return False
        else:
            self._is_warned = True
            self._write(broken(self._phrase(self.leaving).splitlines(), self._columns()))
        return True

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

    def _write(self, lines: Sequence[str]) -> None:
        """Write lines, above the prompt if one is open."""
        is_open = self._prompt is not None and not self._prompts_are_lines
        if is_open and self._holds_news and self._typed():
            self._held += lines
            return
        if lines and is_open:
            self._writer.write("\n")
        for line in lines:
            self._writer.write(clean_line(line) + "\n")
        if lines and is_open:
            prompt, typed = self._prompt or "", self._typed() or ""
            self._writer.write(clean(prompt) + clean_line(typed, ""))
        self._writer.flush()

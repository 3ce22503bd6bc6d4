"""What a console says: news told in pieces are one answer, and nothing is said in what one types."""

import asyncio
import io

import pytest

from edenia_tui.line.console import Console
from edenia_tui.line.pages import PAGE

MORE = "More: {}."
PROMPT = "Well: "


class Slow:
    """A keyboard at which a line is typed letter by letter."""

    def __init__(self) -> None:
        """Begin with nothing typed."""
        self.paper = io.StringIO()
        self.typed: str | None = None
        self.entered = asyncio.Event()
        self.console = Console(
            self._read, self.paper, patient=True, live=True, typed=lambda: self.typed
        )

    async def _read(self, prompt: str) -> str | None:
        if self.typed is None:
            self.paper.write(prompt)
            self.typed = ""
        await self.entered.wait()
        line, self.typed = self.typed, None
        return line


async def nobody(_: str) -> None:
    """Type nothing."""


@pytest.mark.parametrize("number", [1, PAGE - 1, PAGE, PAGE + 1, 3 * PAGE])
@pytest.mark.parametrize("size", [1, 3, PAGE - 1, PAGE, PAGE + 1])
def test_news_in_pieces_are_one_answer(number: int, size: int) -> None:
    """However they come, the page, what waits, and what `again` and `more` say are the same."""
    lines = [f"line {index}" for index in range(number)]
    whole, pieces = io.StringIO(), io.StringIO()
    at_once, bit_by_bit = (Console(nobody, one, patient=True) for one in (whole, pieces))
    at_once.say(lines, MORE)
    for start in range(0, number, size):
        bit_by_bit.tell(lines[start : start + size], MORE)
    for console in (at_once, bit_by_bit):
        asyncio.run(console.hear(PROMPT))
        while console.is_waiting:
            console.say_more(MORE)
        console.repeat(MORE)
    assert pieces.getvalue() == whole.getvalue()


def test_what_is_told_later_is_another_answer() -> None:
    """After a prompt, news begin anew: `again` repeats only them."""
    paper = io.StringIO()
    console = Console(nobody, paper, patient=True)
    console.tell(["before"], MORE)
    asyncio.run(console.hear(PROMPT))
    console.tell(["after"], MORE)
    console.repeat(MORE)
    assert paper.getvalue() == "before\nafter\nafter\n"


def test_news_come_between_lines() -> None:
    """What was typed so far stands again after the prompt; control characters of it do not."""

    async def run() -> str:
        keyboard = Slow()
        hearing = asyncio.ensure_future(keyboard.console.hear(PROMPT))
        await asyncio.sleep(0)
        keyboard.typed = "lo\x1b[2J"
        keyboard.console.tell(["Green skips."], MORE)
        keyboard.console.note(["Blue is thinking."])
        keyboard.typed = "look"
        keyboard.entered.set()
        assert await hearing == "look"
        keyboard.console.say(["Round 1."])
        return keyboard.paper.getvalue()

    again = f"{PROMPT}lo[2J"
    said = f"{PROMPT}\nGreen skips.\n{again}\nBlue is thinking.\n{again}Round 1.\n"
    assert asyncio.run(run()) == said


def test_a_line_that_was_begun_goes_on_under_another_prompt() -> None:
    """Whoever stops listening leaves the line to whoever listens next."""

    async def run() -> str:
        keyboard = Slow()
        first = asyncio.ensure_future(keyboard.console.hear("Meanwhile: "))
        await asyncio.sleep(0)
        keyboard.typed = "ski"
        first.cancel()
        await asyncio.wait({first})
        keyboard.console.say(["Green skips."])
        second = asyncio.ensure_future(keyboard.console.hear(PROMPT))
        await asyncio.sleep(0)
        keyboard.typed = "skip"
        keyboard.entered.set()
        assert await second == "skip"
        return keyboard.paper.getvalue()

    assert asyncio.run(run()) == f"Meanwhile: \nGreen skips.\n{PROMPT}ski"

"""Nothing that is told is lost: repeating `more` gives every line once, whatever came in between."""

import asyncio
import io
from random import Random

import pytest

from edenia_tui.line.console import Console
from edenia_tui.line.pages import PAGE, Pages
from edenia_tui.storage.settings import Settings
from rules.edenia.opening import Options
from rules.kernel.seat import Seat
from tests.line.transcript import Exchange, Keyboard

MORE, EARLIER = "More: {}.", "From before:"
_OF_PAGES = ("More: ", EARLIER)


class Listening:
    """Somebody who is told things and asks things in any order, and writes down what is heard."""

    def __init__(self, seed: int) -> None:
        """Sit down at a terminal that may be resized."""
        self.rng, self.paper, self.width = Random(seed), io.StringIO(), 79
        self.console = Console(
            *(self._type, self.paper), patient=True, live=True,
            width=lambda: self.width, phrase=lambda _: EARLIER,
        )  # fmt: skip
        self.told = 0
        """How many facts were told so far."""

    def facts(self, most: int) -> list[str]:
        """Make up some facts, each a word of its own."""
        first, self.told = self.told, self.told + self.rng.randint(1, most)
        return [f"fact{number}" for number in range(first, self.told)]

    def step(self) -> None:
        """Let something happen: news, an answer, a page, a prompt with news above it, a resize."""
        match self.rng.randrange(6):
            case 0 | 1:
                self.console.tell(self.facts(30), MORE)
            case 2:
                self.console.say(self.facts(50), MORE)
            case 3:
                self.console.say_more(MORE)
            case 4:
                asyncio.run(self.console.hear("Well: "))
            case _:
                self.width = self.rng.choice((20, 39, 79))

    async def _type(self, _: str) -> str:
        for most in self.rng.choices((1, 12), k=self.rng.randrange(4)):
            self.console.tell(self.facts(most), MORE)
        return ""

    def heard(self) -> list[str]:
        """Ask for more until nothing is left; every fact that was heard, in order."""
        self.console.end_news()
        while self.console.say_more(MORE):
            pass
        said = self.paper.getvalue().replace("Well: ", "")
        return [line for line in said.splitlines() if line and not line.startswith(_OF_PAGES)]


@pytest.mark.parametrize("seed", range(40))
def test_everything_that_is_told_is_heard_once(seed: int) -> None:
    """News, answers, news above an open prompt, pages and resizes in any order."""
    one = Listening(seed)
    for _ in range(40):
        one.step()
    heard = one.heard()
    assert sorted(heard) == sorted(f"fact{number}" for number in range(one.told))


def test_a_page_of_news_and_more_news_are_both_heard() -> None:
    """What did not fit is not dropped by what happens after the next choice."""
    paper = io.StringIO()
    console = Console(Listening(1)._type, paper, patient=True, phrase=lambda _: EARLIER)
    console.tell([f"old {number}" for number in range(25)], MORE)
    console.note([])
    console.tell(["new"], MORE)
    console.end_news()
    assert paper.getvalue().splitlines()[PAGE - 1 :] == ["More: 6.", "new"]
    assert console.say_more(MORE)
    assert paper.getvalue().splitlines()[PAGE + 1 :] == [
        EARLIER,
        *(f"old {n}" for n in range(19, 25)),
    ]
    assert not console.say_more(MORE)


def test_an_answer_does_not_drop_what_waits() -> None:
    """After a short answer `more` goes on with what was left; the newest is heard first."""
    pages = Pages()
    pages.say([f"a {number}" for number in range(30)], 79, MORE)
    pages.say(["short"], 79, MORE)
    pages.say([f"b {number}" for number in range(22)], 79, MORE)
    assert pages.more(79, MORE, EARLIER) == ["b 19", "b 20", "b 21", "More: 11."]
    assert pages.more(79, MORE, EARLIER) == [EARLIER, *(f"a {number}" for number in range(19, 30))]
    assert pages.more(79, MORE, EARLIER) == []


@pytest.mark.parametrize("size", range(15, 3 * PAGE))
def test_no_page_is_longer_than_a_page(size: int) -> None:
    """Also where what waits from before is announced."""
    pages, lines = Pages(), [f"line {number}" for number in range(size)]
    heard = [pages.say(lines, 79, MORE) for _ in range(3)]
    while page := pages.more(79, MORE, EARLIER):
        heard.append(page)
    assert all(len(page) <= PAGE for page in heard)
    said = [line for page in heard for line in page if not line.startswith(_OF_PAGES)]
    assert sorted(said) == sorted(lines * 3)


def test_again_repeats_and_loses_nothing() -> None:
    """The last answer begins anew; what is left of it waits once, not twice."""
    pages, lines = Pages(), [f"line {number}" for number in range(30)]
    first = pages.say(lines, 79, MORE)
    assert pages.again(79, MORE) == first
    assert pages.more(79, MORE, EARLIER) == lines[19:]
    assert pages.more(79, MORE, EARLIER) == []


def sentences(exchanges: list[Exchange]) -> list[str]:
    """Give what was told of the game, without what only pages say."""
    return [
        line
        for exchange in exchanges
        for line in exchange.told
        if not line.startswith(("More: ", "From before", "There is nothing more", "Full: "))
    ]


def test_at_level_full_nothing_is_lost_by_choosing_on() -> None:
    """Whoever first asks for more after some turns hears the same as one who asks at once."""

    def play(*, at_once: bool) -> list[str]:
        settings = Settings(level="full")
        table = Keyboard(Options(4, first=Seat(0)), seed=5, settings=settings)
        rng, chosen = Random(7), iter(range(30))

        def typist(_: str) -> str | None:
            if at_once and table.console.is_waiting:
                return "more"
            if next(chosen, None) is None:
                return "more" if table.console.is_waiting else None
            return str(rng.randint(1, len(table.legal)))

        return sentences(table.play(typist))

    first, later = play(at_once=True), play(at_once=False)
    assert sorted(first) == sorted(later)
    assert len(first) > 3 * PAGE


def test_what_waits_for_one_person_is_not_for_the_next() -> None:
    """At one keyboard each goes on with what was left of their own answers, and only with that."""
    table = Keyboard(Options(2, first=Seat(0)), people=2, names=("Ann", "Ben"))
    typed = iter(("", "find unexplored", "skip", "", "more", "skip", "", "more"))
    said = [exchange.lines for exchange in table.play(lambda _: next(typed, None))]
    assert said[2][-1] == "More: 4 lines. Type more."
    assert said[5] == ["There is nothing more."]
    assert said[8][0] == "From before, not heard yet:"
    assert len(said[8]) == 5

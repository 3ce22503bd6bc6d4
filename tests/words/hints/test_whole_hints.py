"""Whole hints in words: the best choices, how likely they win, what follows them, and why."""

from unittest import mock

import pytest

from edenia_tui import hints
from edenia_tui.games import GAMES
from edenia_tui.hints import hint_lines, seek_advice
from edenia_tui.words.edenia.words import EdeniaWords
from rules.bots.budget import Budget
from rules.bots.hint import Advice
from tests.bots.hint_positions import BLOCK, LAW, PRESTIGE, RACE
from tests.rules.edenia.fixed_box import typed
from tests.words.hints.choice import Tell, listener, read_line
from tests.words.hints.row import Row, every

EDENIA = GAMES["edenia"]
WORDS = EdeniaWords()
THINKING = Budget(iterations=300)
SHEEP_AHEAD = """
    5  ... +++ +++ OOO Ede
    deck none
    red clovers 4, sheep B5 east star
    green clovers 12, sheep C5 east star
"""


class Reasonless(EdeniaWords):
    """Has nothing to say for any choice."""

    def reasons(self, *_: object) -> list[str]:
        """Give none."""
        return []


def hint(position: str, words: EdeniaWords = WORDS) -> Tell:
    """Ask for a hint."""

    def tell(language: str) -> list[str]:
        view = typed(position)
        return hint_lines(EDENIA.game, words, listener(EDENIA, view, language), view, THINKING)

    return tell


def advised(position: str, chances: dict[str, float], words: EdeniaWords = WORDS) -> Tell:
    """Ask for a hint whose lines of commands and chances are given, best first, without a search."""

    def seek(_: object, view: object, __: Budget) -> tuple[Advice[object], ...]:
        lines = [read_line(EDENIA, view, tuple(commands.split(", "))) for commands in chances]
        pairs = zip(lines, chances.values(), strict=True)
        return tuple(Advice(line[0], chance, line) for line, chance in pairs)

    def tell(language: str) -> list[str]:
        with mock.patch.object(hints, "seek_advice", seek):
            return hint(position, words)(language)

    return tell


ROWS = [
    Row(
        "WIN-1: a victory stands alone, by its number, with its rule",
        hint(RACE),
        [
            "Best: 1, sheep 1 east. Chance to win 100 %.",
            "You win the Race: your last sheep arrives. Rule WIN-1.",
        ],
    ),
    Row(
        "WIN-2: what follows in the same turn is told by the number of the choice",
        hint(LAW),
        [
            "Best: 1, sheep 1 east. Chance to win 100 %.",
            "After 1: raise a flag, 7 points.",
            "You win with exactly 42 points. Rule WIN-2.",
        ],
        [
            "Conseil : 1, mouton 1 vers l'est. Chances de gagner : 100 %.",
            "Après 1 : planter un drapeau, 7 points.",
            "Vous gagnez avec exactement 42 points. Règle WIN-2.",
        ],
    ),
    Row(
        "WIN-3: the points of both sides tell why ending the game wins it",
        hint(PRESTIGE),
        [
            "Best: 1, sheep 1 east. Chance to win 100 %.",
            "The game ends, you lead 29 to 27. Rule WIN-3.",
        ],
    ),
    Row(
        "a single choice leaves nothing to compare",
        hint(
            """
            turn red, ask planet, sheep 1
            1  Ari +++ OOO ... ...
            planet C1 clovers 0
            red sheep C1 planet
            """
        ),
        ["Only one choice: 1, raise a flag, 7 points."],
        ["Un seul choix possible : 1, planter un drapeau, 7 points."],
    ),
    Row(
        "nobody is advised while chance decides",
        hint(
            """
            turn red, ask draw, sheep 1
            walk B2 east star > east
            2  ... +++ ... ... ...
            red sheep walking
            """
        ),
        ["Now chance decides, so there is nothing to choose."],
        ["C'est au hasard de décider : il n'y a rien à choisir."],
    ),
    Row(
        "several choices, nothing certain that is not, and what follows",
        advised(SHEEP_AHEAD, {"go 1 east, leap, flag": 0.9999, "skip": 0.004}),
        [
            "Best: 1, sheep 1 east. Chance to win 99 %.",
            "After 1: leap for 1 clover; raise a flag, 7 points.",
            "Your flag at d 5: plus 7, 10 points. Rule HAB-2.",
            "Sheep 1: about 1 move to Edenia, not 2. Rule WIN-1.",
            "Or: 2, skip, take a clover. Chance to win under 1 %.",
            "Plus 1, 5 clovers. Rule SKIP-1.",
        ],
    ),
    Row(
        "the figures speak where no reason does",
        advised(SHEEP_AHEAD, {"skip": 0.61, "go 1 east": 0.45}, Reasonless()),
        [
            "Best: 2, skip, take a clover. Chance to win 61 %.",
            "The other choices promise less.",
            "Or: 1, sheep 1 east. Chance to win 45 %.",
        ],
        [
            "Conseil : 2, passer et prendre un trèfle. Chances de gagner : 61 %.",
            "Les autres choix promettent moins.",
            "Ou bien : 1, mouton 1 vers l'est. Chances de gagner : 45 %.",
        ],
    ),
]


@every(ROWS)
def test_whole_hints(row: Row) -> None:
    """Each line is as it is heard."""
    assert row.told == row.wanted


@pytest.mark.parametrize(
    ("chances", "is_told"),
    [((0.61, 0.55, 0.46), True), ((0.454, 0.451, 0.446), False), ((0.6, 0.596), False)],
)
def test_others_promise_less_only_where_the_figures_say_so(
    chances: tuple[float, ...],
    is_told: bool,  # noqa: FBT001 (a row of the table)
) -> None:
    """It is said of the first choice alone, and not when another reads as good."""
    commands = ("skip", "go 1 south", "go 1 north")
    named = dict(zip(commands, chances, strict=False))
    lines = advised(BLOCK, named, Reasonless())("en")
    less = "The other choices promise less."
    assert [number for number, line in enumerate(lines) if line == less] == ([1] if is_told else [])


def test_a_danger_is_named_and_avoided() -> None:
    """Green would win the race next turn: the block says so, and every other choice warns."""
    lines = hint(BLOCK)("en")
    assert lines[0].startswith("Best: 2, sheep 1 south.")
    assert lines[1:3] == ["After 2: stop.", "It stops Green, about to win the Race. Rule WIN-1."]
    assert "Careful: Green can still win the Race next turn. Rule WIN-1." in lines
    assert "Vous arrêtez Vert, près de gagner la Course. Règle WIN-1." in hint(BLOCK)("fr")


def test_asked_twice_the_hint_is_the_same() -> None:
    """With positions instead of seconds nothing of it is left to luck."""
    game, view = EDENIA.game, typed(BLOCK)
    assert seek_advice(game, view, THINKING) == seek_advice(game, view, THINKING)
    assert hint(BLOCK)("en") == hint(BLOCK)("en")

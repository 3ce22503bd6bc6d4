"""Whole hints in words: the best choices, how likely they win, what follows them, and why."""

from edenia_tui.conversation.hints import Advices, hint_lines, seek_advice
from edenia_tui.games.edenia.words.words import WORDS
from edenia_tui.games.registry import GAMES
from rules.bots.budget import Budget
from rules.bots.hint import Advice
from rules.edenia.state import State
from tests.bots.hint_positions import BLOCK, LAW, PRESTIGE, RACE
from tests.games.edenia.words.hints.choice import Tell, listener, read_line
from tests.games.edenia.words.hints.row import Row, every
from tests.rules.edenia.fixed_box import typed

EDENIA = GAMES["edenia"]
THINKING = Budget(iterations=300)
SHEEP_AHEAD = """
    5  ... +++ +++ OOO Ede
    deck none
    red clovers 4, sheep B5 east star
    green clovers 12, sheep C5 east star
"""


def hint(position: str) -> Tell:
    """Ask for a hint."""

    def tell(language: str) -> list[str]:
        view = typed(position)
        return told(view, seek_advice(EDENIA.game, view, THINKING), language)

    return tell


def advised(position: str, chances: dict[str, float]) -> Tell:
    """Ask for a hint whose lines of commands and chances are given, best first, without a search."""

    def tell(language: str) -> list[str]:
        view = typed(position)
        lines = [read_line(EDENIA, view, tuple(commands.split(", "))) for commands in chances]
        pairs = zip(lines, chances.values(), strict=True)
        return told(view, tuple(Advice(line[0], chance, line) for line, chance in pairs), language)

    return tell


def told(view: State, advices: Advices, language: str) -> list[str]:
    """Tell advice to whoever is asked."""
    return hint_lines(EDENIA.game, WORDS, listener(EDENIA, view, language), view, advices)


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
            "It gets sheep 1 to Edenia in about 1 move, not 2. Rule WIN-1.",
            "Or: 2, skip, take a clover. Chance to win under 1 %.",
            "Plus 1, 5 clovers. Rule SKIP-1.",
        ],
    ),
]


@every(ROWS)
def test_whole_hints(row: Row) -> None:
    """Each line is as it is heard."""
    assert row.told == row.wanted


def test_a_danger_is_named_and_avoided() -> None:
    """Green would win the race next turn: the block says so, and every other choice warns."""
    lines = hint(BLOCK)("en")
    assert lines[0].startswith("Best: 2, sheep 1 south.")
    assert lines[1:3] == ["After 2: stop.", "It stops Green, about to win the Race. Rule WIN-1."]
    assert "Careful: Green can still win the Race next turn. Rule WIN-1." in lines
    assert "Vous arrêtez Vert, près de gagner la Course. Règle WIN-1." in hint(BLOCK)("fr")


def test_asked_twice_the_hint_is_the_same() -> None:
    """With iterations instead of seconds nothing of it is left to luck."""
    game, view = EDENIA.game, typed(BLOCK)
    assert seek_advice(game, view, THINKING) == seek_advice(game, view, THINKING)
    assert hint(BLOCK)("en") == hint(BLOCK)("en")

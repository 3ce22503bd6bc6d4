"""The ends of games in words: whose victory a choice brings about."""

import pytest

from tests.bots.hint_positions import LAW, PRESTIGE, RACE
from tests.games.edenia.words.hints.choice import edenia
from tests.games.edenia.words.hints.row import Row, every

LAST = """
    rules en
    5  ... ... ... +++ Ede
    supply trifoliums 9
    red trifoliums 10, sheep D5 east star; Edenia
    green clovers 10, trifoliums 13, sheep Edenia
    yellow {rich}, trifoliums 13, sheep Edenia
"""
ROWS = [
    Row(
        "WIN-1: the last sheep",
        edenia(RACE, "go 1 east"),
        ["You win the Race: your last sheep arrives. Rule WIN-1."],
        ["Vous gagnez la Course : dernier mouton arrivé. Règle WIN-1."],
    ),
    Row(
        "OPT-2: the last of the little lambs",
        edenia(
            """
            rules fr little-lambs
            5  ... ... ... +++ Ede
            supply trifoliums 13 11 9
            red trifoliums 15, sheep D5 east star; Edenia
            """,
            "go 1 east",
        ),
        ["You win the Race: your last sheep arrives. Rule OPT-2."],
    ),
    Row(
        "WIN-2: exactly 42",
        edenia(LAW, "go 1 east", "flag"),
        ["You win with exactly 42 points. Rule WIN-2."],
    ),
    Row(
        "WIN-3: the points of both sides",
        edenia(PRESTIGE, "go 1 east"),
        ["The game ends, you lead 29 to 27. Rule WIN-3."],
        ["La partie s'arrête, vous menez 29 à 27. Règle WIN-3."],
    ),
    Row(
        "WIN-3: of several others the best counts",
        edenia(PRESTIGE + "    yellow clovers 1\n    black clovers 2", "go 1 east"),
        ["The game ends, you lead 29 to 27. Rule WIN-3."],
    ),
    Row(
        "WIN-3: somebody else wins",
        edenia(LAST.format(rich="clovers 1"), "go 1 east"),
        ["The game ends and Green wins. Rule WIN-3."],
        ["La partie s'arrête et Vert gagne. Règle WIN-3."],
    ),
    Row(
        "ED-1: two others win",
        edenia(LAST.format(rich="clovers 10"), "go 1 east"),
        ["The game ends and Green and Yellow win. Rule WIN-3."],
    ),
]


@every(ROWS)
def test_an_end_is_the_only_reason(row: Row) -> None:
    """Nothing else matters beside it."""
    assert row.told == row.wanted


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_ends_the_game_takes_no_lead(language: str) -> None:
    """WIN-3: red is behind before the choice, and the victory is all that is said."""
    behind = PRESTIGE.replace("red clovers 5", "red clovers 4")
    assert len(edenia(behind, "go 1 east")(language)) == 1

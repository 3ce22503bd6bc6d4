"""Victories ahead in words: what the player can reach in the next turn, and how likely."""

from tests.games.edenia.words.hints.choice import edenia
from tests.games.edenia.words.hints.luck import DECK, HOLE, LAST_BY_HOLE
from tests.games.edenia.words.hints.row import Row, every

NEARER = "It gets sheep 1 to Edenia in about 1 move, not 2. Rule WIN-1."
SURE = [
    Row(
        "WIN-1: the last sheep beside Edenia",
        edenia(
            """
            5  ... ... +++ y++ Ede
            supply trifoliums 11 9
            red trifoliums 15 13, sheep C5 east star; Edenia; Edenia
            """,
            "go 1 east",
        ),
        ["Next turn you can win the Race. Rule WIN-1.", NEARER],
        [
            "Au prochain tour, vous pouvez gagner la Course. Règle WIN-1.",
            "Il mène mouton 1 à Edenia en 1 déplacement environ, pas 2. Règle WIN-1.",
        ],
    ),
    Row(
        "OPT-2: the second sheep of the little lambs",
        edenia(
            """
            rules fr little-lambs
            5  ... ... +++ y++ Ede
            supply trifoliums 13 11 9
            red trifoliums 15, sheep C5 east star; Edenia
            """,
            "go 1 east",
        ),
        [
            "Next turn you can win the Race. Rule OPT-2.",
            "It gets sheep 1 to Edenia in about 1 move, not 2. Rule OPT-2.",
        ],
    ),
    Row(
        "WIN-2: a flag away from 42",
        edenia(DECK.format(ahead="OOO", clovers=6, more=""), "skip"),
        [
            "Next turn you can make 42 points. Rule WIN-2.",
            "35 points, 7 missing: a flag makes 42. Rule WIN-2.",
        ],
    ),
    Row(
        "WIN-2: the highest Trifolium away from 42",
        edenia(
            """
            5  ... ... ... +++ Ede
            supply trifoliums 15 11 9
            red clovers 13, trifoliums 13, sheep D5 east star; Edenia
            """,
            "skip",
        ),
        [
            "Next turn you can make 42 points. Rule WIN-2.",
            "27 points, 15 missing: a Trifolium makes 42. Rule WIN-2.",
        ],
    ),
    Row(
        "WIN-2: three clovers to spend",
        edenia(
            """
            1  Ari OOO OOO OOO ...
            2  ... ... +++ +++ ...
            deck none
            planet B1 flag red
            planet C1 flag red
            planet D1 flag red
            supply clovers 0, trifoliums 13 11 9
            red clovers 9, flags 0, trifoliums 15, sheep C2 east star; Edenia
            green sheep D2 east star 1; D2 east star 2; D2 east star 3
            """,
            "skip",
        ),
        ["Next turn you can make 42 points. Rule WIN-2."],
    ),
    Row(
        "WIN-3: the last Trifolium, ahead of the others",
        edenia(
            """
            5  ... ... +++ y++ Ede
            supply trifoliums 9
            red clovers 5, trifoliums 15, sheep C5 east star; Edenia
            green trifoliums 13 11, sheep Edenia; Edenia
            """,
            "go 1 east",
        ),
        ["Next turn you can end the game ahead. Rule WIN-3.", NEARER],
    ),
]
PERHAPS = [
    Row(
        "WIN-1: one roll of three next turn",
        edenia(HOLE, "skip"),
        [
            "Next turn you may win the Race, 33 %. Rule WIN-1.",
            "29 points, 13 missing to 42. Rule WIN-2.",
        ],
    ),
    Row(
        "WIN-2: one tile of three next turn",
        edenia(DECK.format(ahead="...", clovers=6, more=""), "skip"),
        [
            "Next turn you may make 42 points, 33 %. Rule WIN-2.",
            "35 points, 7 missing: a flag makes 42. Rule WIN-2.",
        ],
        [
            "42 points au prochain tour : 33 %. Règle WIN-2.",
            "35 points, encore 7 : un drapeau suffit. Règle WIN-2.",
        ],
    ),
    Row(
        "WIN-3: one roll of three next turn",
        edenia(LAST_BY_HOLE, "skip"),
        [
            "Next turn you may end the game ahead, 33 %. Rule WIN-3.",
            "Plus 1, 4 clovers. Rule SKIP-1.",
        ],
    ),
]
ROWS = [*SURE, *PERHAPS]


@every(ROWS)
def test_victories_ahead(row: Row) -> None:
    """What is certain can be done; what is left to luck may be, with how likely it is."""
    assert row.told == row.wanted

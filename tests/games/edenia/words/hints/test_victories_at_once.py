"""Victories at once in words: what the player can still reach in this turn, and how likely."""

from tests.games.edenia.words.hints.choice import edenia
from tests.games.edenia.words.hints.luck import DECK, HOLE, LAST_BY_HOLE
from tests.games.edenia.words.hints.row import Row, every

SECOND_TURN = "A second turn follows at once. Rule ART-7."
NOW = [
    Row(
        "WIN-1: a second turn is enough",
        edenia(
            """
            5  ... ... ... +++ Ede
            deck none
            supply trifoliums 11 9
            red clovers 1, hidden quantum, trifoliums 15 13, sheep D5 east star; Edenia; Edenia
            """,
            "play quantum",
        ),
        ["This turn you can win the Race. Rule WIN-1.", SECOND_TURN],
        [
            "Dès ce tour, vous pouvez gagner la Course. Règle WIN-1.",
            "Un second tour suit aussitôt. Règle ART-7.",
        ],
    ),
    Row(
        "WIN-2: a flag, and a second turn to raise it in",
        edenia(
            """
            1  Ari +++ OOO ... ...
            deck none
            supply clovers 5, trifoliums 11 9
            red clovers 7, hidden quantum, trifoliums 15 13, sheep B1 east star; Edenia; Edenia
            """,
            "play quantum",
        ),
        ["This turn you can make 42 points. Rule WIN-2.", SECOND_TURN],
    ),
    Row(
        "WIN-3: the last Trifolium, ahead of the others",
        edenia(
            """
            5  ... ... ... +++ Ede
            deck none
            supply trifoliums 9
            red clovers 9, hidden quantum, trifoliums 15, sheep D5 east star; Edenia
            green clovers 1, trifoliums 13 11, sheep Edenia; Edenia
            """,
            "play quantum",
        ),
        ["This turn you can end the game ahead. Rule WIN-3.", SECOND_TURN],
    ),
]
AT_ONCE = [
    Row(
        "WIN-1: one roll of three, once a side of the Black Hole is chosen",
        edenia(HOLE, "go 1 in"),
        ["This turn you may win the Race, 33 %. Rule WIN-1."],
        ["La Course gagnée dès ce tour : 33 %. Règle WIN-1."],
    ),
    Row(
        "WIN-2: one tile of four decides now",
        edenia(DECK.format(ahead="...", clovers=7, more="+++"), "go 1 east"),
        [
            "This turn you may make 42 points, 25 %. Rule WIN-2.",
            "A new tile at c 2; planets among those to come: 1 of 4. Rule MOV-4.",
        ],
    ),
    Row(
        "WIN-2: one tile of eleven is not worth a word",
        edenia(DECK.format(ahead="...", clovers=7, more="+++ " * 8), "go 1 east"),
        ["A new tile at c 2; planets among those to come: 1 of 11. Rule MOV-4."],
    ),
    Row(
        "WIN-3: one roll of three, once a side is chosen",
        edenia(LAST_BY_HOLE, "go 1 in"),
        ["This turn you may end the game ahead, 33 %. Rule WIN-3."],
    ),
]
ROWS = [*NOW, *AT_ONCE]


@every(ROWS)
def test_victories_at_once(row: Row) -> None:
    """What is certain can be done; what is left to luck may be, with how likely it is."""
    assert row.told == row.wanted

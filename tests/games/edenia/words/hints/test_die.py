"""The die of the Black Hole in words: the best place it can lead to, and on how many faces."""

from tests.games.edenia.words.hints.choice import edenia
from tests.games.edenia.words.hints.row import Row, every

ROWS = [
    Row(
        "HOLE-1: one face wins, and the victory is what counts",
        edenia(
            r"""
            3  ... ... hol \++ ...
            4  ... ... ... \++ \++
            deck none
            supply trifoliums 11 9
            red trifoliums 15 13, sheep C3 west star; Edenia; Edenia
            """,
            "go 1 in",
            "hole east",
        ),
        [
            "This turn you may win the Race, 33 %. Rule WIN-1.",
            "The die, 1 in 3: east, south, east, south, you win, Trifolium 11. Rule HOLE-1.",
        ],
        [
            "La Course gagnée dès ce tour : 33 %. Règle WIN-1.",
            "Le dé, 1 sur 3 : est, sud, est, sud, vous gagnez, Trifolium 11. Règle HOLE-1.",
        ],
    ),
    Row(
        "HOLE-1: a planet lies on all three paths",
        edenia(
            """
            3  ... +++ hol ... ...
            4  ... ... OOO ... ...
            deck none
            red sheep B3 east star
            """,
            "go 1 east",
            "hole south",
        ),
        ["However the die falls: to c 4 planet. Rule HOLE-1."],
        ["Quel que soit le dé : jusqu'à c 4 planète. Règle HOLE-1."],
    ),
]


@every(ROWS)
def test_the_die(row: Row) -> None:
    """Equal places are counted together."""
    assert row.told == row.wanted

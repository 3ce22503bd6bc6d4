"""42 points in words: what is missing, which token would do it, and what would be too much."""

from tests.bots.hint_positions import PLANET
from tests.games.edenia.words.hints.choice import Tell, edenia
from tests.games.edenia.words.hints.row import Row, every


def raising(clovers: int, left: str) -> Tell:
    """Raise a flag for 7 points beside 28 of Trifoliums and some clovers."""
    position = f"""
        1  Ari +++ OOO ... ...
        supply clovers 5, trifoliums {left}
        red clovers {clovers}, trifoliums 15 13, sheep B1 east star; Edenia; Edenia
        green clovers 3
    """
    return edenia(position, "go 1 east", "flag")


def skipping(clovers: int, rules: str = "fr") -> Tell:
    """Take a clover beside 22 points, far from everything."""
    position = f"""
        rules {rules}
        2  ... OOO ... ... ...
        deck none
        planet B2 flag red
        supply trifoliums 13 11 9
        red clovers {clovers}, flags 2, trifoliums 15, sheep Arridis; Edenia
    """
    return edenia(position, "skip")


MISSING = [
    Row(
        "WIN-2: a flag is missing",
        raising(0, "9 1"),
        [
            "35 points, 7 missing: a flag makes 42. Rule WIN-2.",
            "Your flag at c 1: plus 7, 35 points. Rule HAB-2.",
        ],
    ),
    Row(
        "WIN-2: a clover is missing",
        raising(6, "9 1"),
        [
            "Next turn you can make 42 points. Rule WIN-2.",
            "41 points, 1 missing: a clover makes 42. Rule WIN-2.",
        ],
        [
            "Au prochain tour, vous pouvez faire 42 points. Règle WIN-2.",
            "41 points, encore 1 : un trèfle suffit. Règle WIN-2.",
        ],
    ),
    Row(
        "WIN-2: the highest Trifolium is missing",
        raising(3, "4 1"),
        [
            "38 points, 4 missing: a Trifolium makes 42. Rule WIN-2.",
            "Your flag at c 1: plus 7, 38 points. Rule HAB-2.",
        ],
    ),
    Row(
        "WIN-2: the second Trifolium is nobody's next one",
        raising(3, "5 4"),
        [
            "Your flag at c 1: plus 7, 38 points. Rule HAB-2.",
            "38 points, 4 missing to 42. Rule WIN-2.",
        ],
    ),
    Row(
        "WIN-2: no token alone",
        raising(2, "9 1"),
        [
            "Your flag at c 1: plus 7, 37 points. Rule HAB-2.",
            "37 points, 5 missing to 42. Rule WIN-2.",
        ],
        [
            "Votre drapeau en c 1 : vous gagnez 7, 37 points. Règle HAB-2.",
            "37 points, encore 5 avant 42. Règle WIN-2.",
        ],
    ),
    Row(
        "WIN-2: 15 missing points are a goal",
        skipping(4),
        ["27 points, 15 missing to 42. Rule WIN-2.", "Plus 1, 5 clovers. Rule SKIP-1."],
    ),
    Row("WIN-2: 16 are none", skipping(3), ["Plus 1, 4 clovers. Rule SKIP-1."]),
    Row(
        "OPT-1: nothing is missing where 42 does not win",
        skipping(4, "fr no-42"),
        ["Plus 1, 5 clovers. Rule SKIP-1."],
    ),
    Row(
        "OPT-2: nor in the game of the little lambs",
        edenia("rules fr little-lambs\nred clovers 20", "skip"),
        ["Plus 1, 21 clovers. Rule SKIP-1."],
    ),
    Row(
        "WIN-2: a flag is not what is missing when none is in hand",
        edenia(
            """
            1  Ari OOO OOO OOO ...
            deck none
            planet B1 flag red
            planet C1 flag red
            planet D1 flag red
            supply trifoliums 11 9
            red clovers 0, flags 0, trifoliums 13, sheep Arridis; Edenia
            green clovers 9
            """,
            "skip",
        ),
        ["35 points, 7 missing to 42. Rule WIN-2.", "Plus 1, 1 clover. Rule SKIP-1."],
    ),
]
TOO_MUCH = [
    Row(
        "WIN-2: what passes 42 warns",
        edenia(PLANET, "flag"),
        [
            "Careful: 45 points, 3 past 42. Rule WIN-2.",
            "Your flag at c 1: plus 7, 45 points. Rule HAB-2.",
        ],
        [
            "Attention : 45 points, 3 de trop pour 42. Règle WIN-2.",
            "Votre drapeau en c 1 : vous gagnez 7, 45 points. Règle HAB-2.",
        ],
    ),
    Row(
        "WIN-2: what stays below says what would not",
        edenia(PLANET, "clover"),
        [
            "It stays below 42: another choice makes 45. Rule WIN-2.",
            "39 points, 3 missing to 42. Rule WIN-2.",
        ],
    ),
    Row(
        "WIN-2: who has passed 42 is not warned again",
        edenia(
            """
            deck none
            supply trifoliums 11 9
            red clovers 16, trifoliums 15 13, sheep Arridis; Edenia; Edenia
            green clovers 1
            """,
            "skip",
        ),
        ["Plus 1, 17 clovers. Rule SKIP-1."],
    ),
    Row(
        "OPT-1: nothing is too much where 42 does not win",
        edenia("    rules fr no-42" + PLANET, "clover"),
        ["Plus 1, 11 clovers. Rule HAB-2."],
    ),
]
ROWS = [*MISSING, *TOO_MUCH]


@every(ROWS)
def test_the_way_to_42(row: Row) -> None:
    """The one token that would do it is named; too much is a danger of one's own."""
    assert row.told == row.wanted

"""The Race in words: sheep that arrive, and sheep that come nearer to Edenia."""

from tests.games.edenia.words.hints.choice import edenia
from tests.games.edenia.words.hints.row import Row, every

PADS = """
    1  Ari y++ +++ ... ...
    5  ... ... ... y++ Ede
    {pad}
    red sheep Arridis
"""
ARRIVAL = """
    5  ... ... ... +++ Ede
    deck none
    supply trifoliums {left}
    red {home}, sheep Arridis; D5 east star; {where}
    green clovers 9
"""
ROWS = [
    Row(
        "EDE-1: the first sheep takes the highest Trifolium",
        edenia(ARRIVAL.format(left="15 13 11 9", home="clovers 0", where="Arridis"), "go 2 east"),
        [
            "Trifolium 15, 1 sheep on Edenia. Rule EDE-1.",
            "You take the lead, 15 points to 9. Rule WIN-3.",
        ],
        [
            "Trifolium 15, 1 mouton sur Edenia. Règle EDE-1.",
            "Vous prenez la tête, 15 points à 9. Règle WIN-3.",
        ],
    ),
    Row(
        "EDE-1: the second takes the next one",
        edenia(ARRIVAL.format(left="13 11 9", home="trifoliums 15", where="Edenia"), "go 2 east"),
        [
            "Trifolium 13, 2 sheep on Edenia. Rule EDE-1.",
            "28 points, 14 missing to 42. Rule WIN-2.",
        ],
        [
            "Trifolium 13, 2 moutons sur Edenia. Règle EDE-1.",
            "28 points, encore 14 avant 42. Règle WIN-2.",
        ],
    ),
    Row(
        "WIN-1: one move to go instead of two",
        edenia(
            """
            3  ... ... hol ... ...
            4  ... ... ... ... +++
            5  ... +++ +++ y++ Ede
            red sheep B5 east star
            """,
            "go 1 east",
        ),
        ["It gets sheep 1 to Edenia in about 1 move, not 2. Rule WIN-1."],
    ),
    Row(
        "WIN-1: two moves to go instead of three, of the sheep that moves",
        edenia(
            """
            5  +++ OOO OOO OOO Ede
            deck none
            red sheep Arridis; Arridis; B5 planet
            """,
            "go 3 east star",
        ),
        ["It gets sheep 3 to Edenia in about 2 moves, not 3. Rule WIN-1."],
        ["Il mène mouton 3 à Edenia en 2 déplacements environ, pas 3. Règle WIN-1."],
    ),
    Row(
        "OPT-2: little lambs have a rule of their own",
        edenia(
            """
            rules fr little-lambs
            5  ... +++ +++ y++ Ede
            red sheep B5 east star
            """,
            "go 1 east",
        ),
        ["It gets sheep 1 to Edenia in about 1 move, not 2. Rule OPT-2."],
    ),
    Row(
        "TEL-2: a pad that leads to Edenia's neighbour brings a sheep nearer",
        edenia(PADS.format(pad=""), "go 1 east star"),
        ["It gets sheep 1 to Edenia in about 1 move, not 2. Rule WIN-1."],
    ),
]


@every(ROWS)
def test_the_race(row: Row) -> None:
    """What arrives brings its Trifolium; what comes nearer tells what it needs then and needed before."""
    assert row.told == row.wanted


def test_a_pad_that_takes_nobody_is_no_way() -> None:
    """TEL-2: the sabotaged pad beside Edenia brings no sheep nearer."""
    told = edenia(PADS.format(pad="pad D5 sabotaged"), "go 1 east star")("en")
    assert not [line for line in told if line.startswith("Sheep 1: about 1 move")]

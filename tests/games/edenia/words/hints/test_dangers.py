"""Dangers in words: what the others could do next turn, before a choice and after it."""

import pytest

from tests.bots.hint_positions import BLOCK
from tests.games.edenia.words.hints.choice import edenia
from tests.games.edenia.words.hints.row import Row, every

FLAG = """
    1  Ari ... OOO ... ...
    2  ... +++ o++ OOO ...
    deck none
    planet C1 flag green
    supply trifoliums 11 9
    red sheep {red}
    green flags 2, trifoliums 15 13, sheep B2 east star; Edenia; Edenia
"""
"""Green's way to the planet that makes 42 points leads over the dwarf planet."""
LAST = """
    4  ... ... ... +++ ...
    5  ... ... +++ o++ Ede
    deck none
    supply trifoliums 9
    red trifoliums 11, sheep {red}; Edenia
    green trifoliums 15, sheep C5 west star; Edenia
    yellow sheep C5 west nebula
"""
"""The last Trifolium ends the game: Green would lead then, and Yellow, who is as near, would not."""
LAMBS = """
    rules fr little-lambs
    5  ... ... ... +++ Ede
    supply trifoliums 13 11 9
    green trifoliums 15, sheep D5 east star; Edenia
"""
RACE = [
    Row(
        "WIN-1: it stops the last sheep",
        edenia(BLOCK, "go 1 south", "stop"),
        [
            "It stops Green, about to win the Race. Rule WIN-1.",
            "It gets sheep 1 to Edenia in about 1 move, not 2. Rule WIN-1.",
        ],
        [
            "Vous arrêtez Vert, près de gagner la Course. Règle WIN-1.",
            "Il mène mouton 1 à Edenia en 1 déplacement environ, pas 2. Règle WIN-1.",
        ],
    ),
    Row(
        "WIN-1: it does nothing against the last sheep",
        edenia(BLOCK, "skip"),
        [
            "Careful: Green can still win the Race next turn. Rule WIN-1.",
            "Plus 1, 1 clover. Rule SKIP-1.",
        ],
    ),
    Row(
        "WIN-1: it opens the way of the last sheep",
        edenia(BLOCK.replace("D4 north star", "D5 dwarf") + "    deck none", "go 1 north"),
        ["Careful: then Green can win the Race next turn. Rule WIN-1."],
    ),
    Row(
        "OPT-2: little lambs race with two sheep",
        edenia(LAMBS, "skip"),
        [
            "Careful: Green can still win the Race next turn. Rule OPT-2.",
            "Plus 1, 1 clover. Rule SKIP-1.",
        ],
    ),
    Row(
        "OPT-2: their first sheep is no danger",
        edenia(LAMBS.replace("trifoliums 15, ", "").replace("; Edenia", ""), "skip"),
        ["Plus 1, 1 clover. Rule SKIP-1."],
    ),
]
LAW = [
    Row(
        "WIN-2: it keeps the planet out of reach",
        edenia(FLAG.format(red="C2 north star"), "go 1 in", "stop"),
        [
            "It keeps Green from 42 points next turn. Rule WIN-2.",
            "Next turn you could raise a flag at d 2. Rule HAB-2.",
        ],
        [
            "Vert n'aura pas 42 points au tour suivant. Règle WIN-2.",
            "Drapeau possible en d 2 au prochain tour. Règle HAB-2.",
        ],
    ),
    Row(
        "WIN-2: it does nothing against 42 points",
        edenia(FLAG.format(red="C2 north star"), "skip"),
        [
            "Careful: Green can still make 42 points next turn. Rule WIN-2.",
            "Plus 1, 1 clover. Rule SKIP-1.",
        ],
    ),
    Row(
        "WIN-2: it opens the way to 42 points",
        edenia(FLAG.format(red="C2 dwarf"), "go 1 south"),
        ["Careful: then Green can make 42 points next turn. Rule WIN-2."],
    ),
    Row(
        "OPT-1: 42 points are no danger where they do not win",
        edenia("    rules fr no-42" + FLAG.format(red="Arridis"), "skip"),
        ["Plus 1, 1 clover. Rule SKIP-1."],
    ),
    Row(
        "WIN-2: Green has 41 points, and replacing a flag is the way out",
        edenia(
            """
            1  Ari +++ OOO ... ...
            planet C1 clovers 1, flag green
            supply trifoliums 9 8
            red clovers 5, sheep B1 east star
            green clovers 6, flags 2, trifoliums 15 13, sheep Edenia; Edenia
            """,
            "go 1 east",
            "flag",
        ),
        [
            "It keeps Green from 42 points next turn. Rule WIN-2.",
            "Your flag at c 1: plus 7, 12 points. Rule HAB-2.",
        ],
    ),
]
PRESTIGE = [
    Row(
        "WIN-3: it stops the last Trifolium",
        edenia(LAST.format(red="D4 north star"), "go 1 south", "stop"),
        [
            "Green cannot end the game ahead next turn. Rule WIN-3.",
            "Next turn you can end the game ahead. Rule WIN-3.",
        ],
    ),
    Row(
        "WIN-3: it does nothing against the last Trifolium",
        edenia(LAST.format(red="D4 north star"), "skip"),
        [
            "Careful: Green can still end the game ahead. Rule WIN-3.",
            "Plus 1, 1 clover. Rule SKIP-1.",
        ],
        [
            "Attention : Vert peut toujours conclure en tête. Règle WIN-3.",
            "Vous gagnez 1, 1 trèfle. Règle SKIP-1.",
        ],
    ),
    Row(
        "WIN-3: it opens the way to the last Trifolium",
        edenia(LAST.format(red="D5 dwarf"), "go 1 north"),
        ["Careful: then Green can end the game ahead. Rule WIN-3."],
    ),
]
ROWS = [*RACE, *LAW, *PRESTIGE]


@every(ROWS)
def test_dangers(row: Row) -> None:
    """The one who could win is named, and what the choice has to do with it."""
    assert row.told == row.wanted


@pytest.mark.parametrize(("plain", "is_told"), [(9, True), (10, False)])
def test_a_tenth_is_a_danger(plain: int, is_told: bool) -> None:  # noqa: FBT001 (a row of the table)
    """WIN-2: one planet among ten tiles is worth a word, among eleven it is not."""
    position = f"""
        2  ... +++ ... ... ...
        deck OOO {"+++ " * plain}
        supply trifoliums 11 9
        green clovers 7, trifoliums 15 13, sheep B2 east star; Edenia; Edenia
    """
    danger = "Careful: Green can still make 42 points next turn. Rule WIN-2."
    assert (danger in edenia(position, "skip")("en")) is is_told

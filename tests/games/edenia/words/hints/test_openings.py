"""What the next turn can bring, in words: planets and dwarf planets that have come within one move."""

from tests.games.edenia.words.hints.choice import Tell, edenia
from tests.games.edenia.words.hints.row import Row, every


def nearing(tile: str, clovers: int = 4, more: str = "", flags: int = 3) -> Tell:
    """Walk onto a pad, from which a tile is one move away."""
    position = f"""
        2  ... +++ y++ {tile} ...
        deck none
        {more}
        red clovers {clovers}, flags {flags}, sheep B2 east star
        green clovers 12
    """
    return edenia(position, "go 1 east")


NEARER = "It gets sheep 1 to Edenia in about 4 moves, not 5. Rule WIN-1."
ROWS = [
    Row(
        "HAB-2: a planet for a flag",
        nearing("OOO"),
        [NEARER, "Next turn you could raise a flag at d 2. Rule HAB-2."],
    ),
    Row(
        "HAB-2: one's own planet is nothing new",
        nearing("OOO", 4, "planet D2 flag red", 2),
        [NEARER],
    ),
    Row(
        "DWA-2: a dwarf planet",
        nearing("o++"),
        [NEARER, "Next turn you could search at d 2. Rule DWA-2."],
        [
            "Il mène mouton 1 à Edenia en 4 déplacements environ, pas 5. Règle WIN-1.",
            "Fouille possible en d 2 au prochain tour. Règle DWA-2.",
        ],
    ),
    Row("DWA-2: without a clover nobody searches", nearing("o++", 0), [NEARER]),
    Row(
        "HAB-2: what could be done now is nothing new",
        edenia(
            """
            2  ... +++ OOO ... ...
            deck none
            red clovers 4, sheep B2 east star
            green clovers 12
            """,
            "skip",
        ),
        ["Plus 1, 5 clovers. Rule SKIP-1."],
    ),
    Row(
        "DWA-2: the clover to search with",
        edenia(
            """
            2  ... +++ o++ ... ...
            deck none
            red sheep B2 east star
            green clovers 12
            """,
            "skip",
        ),
        ["Plus 1, 1 clover. Rule SKIP-1.", "Next turn you could search at c 2. Rule DWA-2."],
    ),
]


@every(ROWS)
def test_what_the_next_turn_can_bring(row: Row) -> None:
    """Only what the choice has made possible is told."""
    assert row.told == row.wanted

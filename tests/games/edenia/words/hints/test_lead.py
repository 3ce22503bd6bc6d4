"""The lead in words: who overtakes everybody hears of it, more surely the nearer the end."""

from tests.games.edenia.words.hints.choice import Tell, edenia
from tests.games.edenia.words.hints.row import Row, every


def skipping(green: int, left: str = "11", rules: str = "fr no-42") -> Tell:
    """Take a clover with 19 points beside Yellow with 10 and Green with 13 and some clovers."""
    position = f"""
        rules {rules}
        deck none
        supply trifoliums {left}
        red clovers 4, trifoliums 15, sheep Arridis; Edenia
        green clovers {green}, trifoliums 13, sheep Edenia
        yellow clovers 1, trifoliums 9, sheep Edenia
    """
    return edenia(position, "skip")


CLOVER = "Plus 1, 5 clovers. Rule SKIP-1."
LEAD = "You take the lead, 20 points to 19. Rule WIN-3."
ROWS = [
    Row(
        "WIN-3: from a tie to the lead",
        skipping(6),
        [LEAD, CLOVER],
        [
            "Vous prenez la tête, 20 points à 19. Règle WIN-3.",
            "Vous gagnez 1, 5 trèfles. Règle SKIP-1.",
        ],
    ),
    Row(
        "WIN-3: a single point",
        edenia("red clovers 0\ngreen clovers 0", "skip"),
        ["Plus 1, 1 clover. Rule SKIP-1.", "You take the lead, 1 point to 0. Rule WIN-3."],
    ),
    Row("WIN-3: who leads already does not take the lead", skipping(5), [CLOVER]),
    Row("WIN-3: a tie is no lead", skipping(7), [CLOVER]),
    Row("WIN-3: early in a game a lead counts less", skipping(6, "11 7 6 5"), [CLOVER, LEAD]),
    Row("OPT-2: little lambs count no points", skipping(6, rules="fr little-lambs"), [CLOVER]),
]


@every(ROWS)
def test_the_lead(row: Row) -> None:
    """It is told with the points of the best of the others."""
    assert row.told == row.wanted

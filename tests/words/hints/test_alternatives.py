"""Choices in the middle of a move in words: what they are better in than the others of the question."""

from tests.words.hints.choice import Tell, edenia
from tests.words.hints.row import Row, every


def crossing(row: str, at: str, rules: str = "fr") -> Tell:
    """Go on over a dwarf planet west of Edenia, where one could stop as well."""
    position = f"""
        rules {rules}
        turn red, ask dwarf, sheep 1
        walk {at} west star > in
        5  {row} Ede
        deck none
        red sheep walking
        green clovers 9
    """
    return edenia(position, "on")


ROWS = [
    Row(
        "WIN-1: one move is the nearest",
        crossing("... ... o++ y++", "C5"),
        [
            "Sheep 1: about 1 move to Edenia, not 2. Rule WIN-1.",
            "No other choice is nearer to Edenia: sheep 1, about 1 move. Rule WIN-1.",
        ],
    ),
    Row(
        "WIN-1: three moves are the nearest",
        crossing("o++ OOO OOO OOO", "A5"),
        [
            "Sheep 1: about 3 moves to Edenia, not 4. Rule WIN-1.",
            "No other choice is nearer to Edenia: sheep 1, about 3 moves. Rule WIN-1.",
        ],
    ),
    Row(
        "OPT-2: little lambs have a rule of their own",
        crossing("... ... o++ y++", "C5", "fr little-lambs"),
        [
            "Sheep 1: about 1 move to Edenia, not 2. Rule OPT-2.",
            "No other choice is nearer to Edenia: sheep 1, about 1 move. Rule OPT-2.",
        ],
    ),
    Row(
        "LEAP-2: a clover that is not paid",
        edenia(
            """
            turn red, ask leap, sheep 1
            walk C2 west star > east, ahead 1
            2  ... +++ +++ +++ ...
            deck none
            red clovers 4, sheep walking
            green clovers 9, sheep C2 east star
            """,
            "stop",
        ),
        ["You save a clover: 4 clovers. Rule LEAP-2."],
        ["Vous gardez un trèfle : 4 trèfles. Règle LEAP-2."],
    ),
]


@every(ROWS)
def test_alternatives(row: Row) -> None:
    """What the others of the question cost, or leave farther away, is told."""
    assert row.told == row.wanted

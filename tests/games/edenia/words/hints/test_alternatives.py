"""Choices in the middle of a move in words: what they are better in than the others of the question."""

from tests.games.edenia.words.hints.choice import Tell, edenia
from tests.games.edenia.words.hints.row import Row, every


def tunnel(rules: str, command: str) -> Tell:
    """Come out of the tunnel south of d 5 on another path: the star leads past Edenia's door."""
    position = rf"""
        rules {rules}
        turn red, ask tunnel, sheep 1
        walk D5 south nebula > south
        4  ... ... ... /+o ...
        5  ... ... ... +\+ Ede
        deck none
        red sheep walking
        green clovers 9
    """
    return edenia(position, command)


ROWS = [
    Row(
        "WIN-1: the star is nearer than the meteorite",
        tunnel("fr", "tunnel star"),
        ["No other choice leaves sheep 1 nearer to Edenia. Rule WIN-1."],
        ["Aucun autre choix ne laisse mouton 1 plus près d'Edenia. Règle WIN-1."],
    ),
    Row(
        "WIN-1: the meteorite is not",
        tunnel("fr", "tunnel meteorite"),
        ["It gains nothing at once; what follows decides."],
    ),
    Row(
        "OPT-2: little lambs have a rule of their own",
        tunnel("fr little-lambs", "tunnel star"),
        ["No other choice leaves sheep 1 nearer to Edenia. Rule OPT-2."],
    ),
    Row(
        "WIN-1: who comes nearer is not told so twice",
        edenia(
            """
            turn red, ask dwarf, sheep 1
            walk C5 west star > in
            5  ... ... o++ y++ Ede
            deck none
            red sheep walking
            green clovers 9
            """,
            "on",
        ),
        ["It gets sheep 1 to Edenia in about 1 move, not 2. Rule WIN-1."],
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

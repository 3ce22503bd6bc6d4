"""How near somebody is to one way of winning, in words and as a number for a column."""

from typing import NamedTuple


class Way(NamedTuple):
    """One way of winning; every player of a game has the same ones, in the same order."""

    name: str
    """What it is called: Race."""
    told: str
    """How near it is, in words that stand after the name: 12 to go."""
    head: str
    """The name above a column, in as few letters as can be."""
    cell: str
    """What stands in the column: 30."""
    done: int = 0
    whole: int = 0
    """How much of it is done, for a bar; without a whole there is none."""


def tell_ways(ways: tuple[Way, ...]) -> str:
    """Tell all ways of one player on a line: Race 1/3, 42 12 to go, Prestige +3."""
    return ", ".join(f"{way.name} {way.told}" for way in ways)

"""How bots of one level look ahead, whatever the game asks for."""

from typing import NamedTuple


class Manner(NamedTuple):
    """How a thought divides its attention."""

    exploration: float
    """In a tree: how much choices that were seldom looked at are preferred to the best, at least."""
    is_broad: bool
    """In a tree: whether all choices of a new position are judged at once, or one at each visit."""
    width: int
    """How many ways through a long turn are followed and tried."""
    tries: int | None = None
    """How many courses a choice gets at most; None for as many as the budget allows."""

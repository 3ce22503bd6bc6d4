"""In which way looking ahead tells most about a game."""

from enum import Enum


class Foresight(Enum):
    """What those who look ahead do; which it is hangs on chance and on what is hidden."""

    TREE = "tree"
    """Grow a tree of all that may come: chances are met again, and something may be hidden."""
    COURSES = "courses"
    """Play each choice on in the same luck: draws are hardly ever met twice."""
    TURNS = "turns"
    """Compare whole turns and the best answers to them: nothing is hidden, and chance is over."""

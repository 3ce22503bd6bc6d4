"""What is wrong with a position of Cups."""

from rules.kernel import fault


class Slip(fault.Slip):
    """A fault of a text that only this game knows."""

    DICE = "dice"
    """Of too few players, or too many."""
    DIE = "die"
    """One too many."""


class Noun(fault.Noun):
    """A thing that one of a few words should have named."""

    LINE = "line"
    PLAYER = "player"

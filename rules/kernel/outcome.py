"""How a game ended."""

from rules.kernel.seat import Seat
from rules.kernel.value import Value


class Outcome(Value, frozen=True):
    """Who won, how, and by which rule."""

    winners: tuple[Seat, ...]
    """One seat, or several that share the victory."""
    victory: str
    """The kind of victory, a word of the game's own."""
    rule: str
    """The id of the rule that ended the game."""

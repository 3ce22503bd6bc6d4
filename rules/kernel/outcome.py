"""How a game ended."""

from rules.kernel.seat import Seat
from rules.kernel.value import Value


class Outcome(Value, frozen=True):
    """Who won, how, and by which rule."""

    winners: tuple[Seat, ...]
    """One seat, or several that share the victory; none where a game is lost by all who play."""
    victory: str
    """The kind of victory, a word of the game's own."""
    rule: str
    """The id of the rule that ended the game."""
    tie_break: str = ""
    """The id of the rule that decided among those who were level; empty where nobody was."""

    @property
    def deciding_rule(self) -> str:
        """The rule that tells why these have won and nobody else."""
        return self.tie_break or self.rule

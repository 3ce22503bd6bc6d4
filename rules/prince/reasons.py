"""Why an action is refused: the reasons, in one list; the words for them are the front ends'."""

from rules.kernel import refused
from rules.kernel.refused import Refused


class Reason(refused.Reason):
    """A fact that forbids an action now; the rule that makes it matter is given beside it."""

    GAME_OVER = "game-over"
    CHANCE_DECIDES = "chance-decides"
    """A tile is drawn first, or the first chooser."""
    NOT_ASKED = "not-asked"
    """Chance has nothing to decide now."""

    CHOOSE_FIRST = "choose-first"
    """The stack of this round is not chosen yet."""
    CHOSEN_ALREADY = "chosen-already"
    """This round has its stack."""
    STACK_EMPTY = "stack-empty"
    """The stack was drawn from four times."""

    TAKE_FIRST = "take-first"
    """A tile is taken before somebody is named."""
    NAME_FIRST = "name-first"
    """Somebody is named before the next tile is taken."""
    HIDE_FIRST = "hide-first"
    """One of the three tiles goes face down first."""
    NOT_OFFERED = "not-offered"
    """The tile is not among those to take from."""
    NOTHING_HIDDEN = "nothing-hidden"
    """No tile lies face down."""
    NOT_FOR_MANY = "not-for-many"
    """Only two players lay a tile face down."""
    NOT_FOR_TWO = "not-for-two"
    """Two players name nobody."""
    HAS_TILE = "has-tile"
    """Who was named has a tile already."""
    NO_SUCH_SEAT = "no-such-seat"

    NOT_IN_STACK = "not-in-stack"
    """The tile belongs to another stack."""
    ALL_DRAWN = "all-drawn"
    """Every copy has been drawn."""


def refuse(reason: Reason, rule: str, **facts: str) -> Refused:
    """Put a refusal together."""
    return Refused(reason, rule, facts)

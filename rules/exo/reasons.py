"""Why an action is refused: the reasons, in one list; the words for them are the front ends'."""

from rules.kernel import refused
from rules.kernel.refused import Refused


class Reason(refused.Reason):
    """A fact that forbids an action now; the rule that makes it matter is given beside it."""

    GAME_OVER = "game-over"
    CHANCE_DECIDES = "chance-decides"
    """The universe or the first player comes first."""
    NOT_ASKED = "not-asked"
    """The universe is laid and somebody has begun."""
    PUT_FIRST = "put-first"
    """The planet that was taken waits for its square."""
    TAKE_FIRST = "take-first"
    """There is no planet to put yet."""

    COVERED = "covered"
    """Other planets lie on it."""
    TAKEN = "taken"
    """It lies in a galaxy."""

    ON_STAR = "on-star"
    SQUARE_FULL = "square-full"
    NOT_BESIDE_STAR = "not-beside-star"
    """It is the first planet."""
    NOT_BESIDE_PLANET = "not-beside-planet"
    """Neither the Star nor a planet of the galaxy is next to the square."""

    LAID_ALREADY = "laid-already"
    NO_SUCH_SEAT = "no-such-seat"


def refuse(reason: Reason, rule: str, **facts: str) -> Refused:
    """Put a refusal together."""
    return Refused(reason, rule, facts)

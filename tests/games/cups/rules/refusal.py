"""Why not."""

from rules.kernel import refused
from rules.kernel.refused import Refused
from tests.games.cups.rules.state import SEATS, Action, Ask, Count, Doubt, Face, First, State


class Reason(refused.Reason):
    """A fact that forbids an action now."""

    GAME_OVER = "game-over"
    CHANCE_DECIDES = "chance-decides"
    NOT_ASKED = "not-asked"
    NO_SUCH_SEAT = "no-such-seat"
    COUNT_FIRST = "count-first"
    FACE_FIRST = "face-first"
    TOO_LOW = "too-low"
    TOO_MANY = "too-many"
    NO_BID = "no-bid"


def why_not(state: State, action: Action) -> Refused:
    """Tell why an action is not legal."""
    if state.ask is Ask.OVER:
        return Refused(Reason.GAME_OVER, "END-1")
    if isinstance(action, First) and state.ask is Ask.FIRST:
        return Refused(Reason.NO_SUCH_SEAT, "SET-2", {"seat": SEATS[action.seat]})
    if not isinstance(action, Count | Face | Doubt):
        return Refused(Reason.NOT_ASKED, "SET-1")
    if state.ask in (Ask.FIRST, Ask.ROLL):
        return Refused(Reason.CHANCE_DECIDES, "SET-1")
    if state.ask is Ask.FACE and not isinstance(action, Face):
        return Refused(Reason.FACE_FIRST, "BID-1", {"number": str(state.said)})
    if isinstance(action, Doubt):
        return Refused(Reason.NO_BID, "DOUBT-1")
    if isinstance(action, Face) and state.ask is Ask.COUNT:
        return Refused(Reason.COUNT_FIRST, "BID-1")
    if isinstance(action, Count) and action.number > sum(state.left):
        return Refused(Reason.TOO_MANY, "BID-2", {"number": str(sum(state.left))})
    return Refused(Reason.TOO_LOW, "BID-1")

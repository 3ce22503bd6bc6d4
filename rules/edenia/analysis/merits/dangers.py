"""What the others could do next: victories that a choice prevents, leaves open or makes possible."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from rules.edenia.actions import Action
from rules.edenia.analysis.merits.outlook import Outlook
from rules.edenia.game import EDENIA
from rules.edenia.scoring import is_counted, points
from rules.edenia.state import LAW, State
from rules.kernel.memo import remember_last
from rules.kernel.merit import Merit
from rules.kernel.seat import Seat
from rules.kernel.threat import Threat, threat_of

_WORTH_TELLING: Final = 0.1
"""A smaller chance of the others is no danger."""
_MOST_IN_A_TURN: Final = 17
"""WIN-2: hardly anybody gains more points in one turn, or spends more than these."""
_MOST_SPENT: Final = 3


class Change(Enum):
    """What a choice does to a danger; the values name the sentences."""

    STOPS = "stops"
    STILL = "still"
    LETS = "lets"


class Rival(Merit, frozen=True):
    """Somebody else could win next turn: now, or after the choice."""

    seat: Seat
    victory: str
    change: Change


class PastLaw(Merit, frozen=True):
    """WIN-2: the choice passes 42, and one can hardly come back."""

    points: int
    over: int


class NotPastLaw(Merit, frozen=True):
    """WIN-2: another choice would pass 42."""

    points: int
    """What that one would make."""


Danger = Rival | PastLaw | NotPastLaw


def victory_ahead(state: State, seat: Seat) -> Threat | None:
    """Tell how a seat could win if its turn began now, unless that is hardly likely."""
    if not _is_near(state, seat):
        return None
    return _likely(state.at_turn_of(seat), seat)


def victory_at_once(state: State, seat: Seat) -> Threat | None:
    """Tell how a seat could win in the rest of its turn, unless that is hardly likely."""
    return _likely(state, seat) if _is_near(state, seat) else None


def rivals(outlook: Outlook) -> Iterator[Rival]:
    """Find others who could win next turn: now, or after the choice."""
    for seat, now in _threats_now(outlook.before):
        then = victory_ahead(outlook.after, seat)
        if now is not None and then is None:
            yield _rival(90, seat, now, Change.STOPS)
        elif then is not None:
            yield _rival(70, seat, then, Change.LETS if now is None else Change.STILL)


def past_law(outlook: Outlook) -> Iterator[PastLaw | NotPastLaw]:
    """WIN-2: who passes 42 can hardly come back, so that is a danger of one's own."""
    if not outlook.has_law or outlook.points_before >= LAW:
        return
    if outlook.missing < 0:
        yield PastLaw(47, "WIN-2", outlook.points, -outlook.missing)
    elif outlook.missing > 0 and (most := _most_otherwise(outlook.before)) > LAW:
        yield NotPastLaw(50, "WIN-2", most)


def _rival(weight: int, seat: Seat, threat: Threat, change: Change) -> Rival:
    return Rival(weight, threat.outcome.rule, seat, threat.outcome.victory, change)


def _likely(state: State, seat: Seat) -> Threat | None:
    found = threat_of(EDENIA, state, seat)
    return found if found is not None and found.chance >= _WORTH_TELLING else None


def _most_otherwise(view: State) -> int:
    """Count the points of the choice that makes the most of them at once."""
    seat = view.active
    return max(points(_after(view, action).players[seat]) for action in EDENIA.legal(view))


def _after(view: State, action: Action) -> State:
    return EDENIA.apply(view, action).state


@remember_last
def _threats_now(view: State) -> tuple[tuple[Seat, Threat | None], ...]:
    """Tell everybody else's victories ahead; all choices of a view are compared with them."""
    others = (seat for seat in view.seats() if seat != view.active)
    return tuple((seat, victory_ahead(view, seat)) for seat in others)


def _is_near(state: State, seat: Seat) -> bool:
    """Tell whether a victory within one turn is possible at all; looking for it takes time."""
    player, rules = state.players[seat], state.rules
    if rules.race_goal - len(player.trifoliums) == 1 or len(state.trifoliums) == 1:
        return True
    if not rules.has_law or not is_counted(player):
        return False
    return -_MOST_SPENT <= LAW - points(player) <= _MOST_IN_A_TURN

"""What leads to the three victories: sheep on Edenia and on their way there, points, the lead."""

from collections.abc import Iterator
from typing import Final

from rules.edenia.analysis.merits.outlook import Outlook
from rules.edenia.events import ReachedEdenia
from rules.edenia.galaxy import GOAL, Sheep
from rules.edenia.game import EDENIA
from rules.edenia.journeys import MOVE, from_spot, journeys, on_the_way
from rules.edenia.places import find_sheep, flock_of
from rules.edenia.scoring import points
from rules.edenia.standing import shut_pads
from rules.edenia.state import FLAG_POINTS, State
from rules.kernel.merit import Merit
from rules.kernel.seat import Seat

_WORTH_A_WORD: Final = MOVE // 2
"""By so many tenths of a move a sheep must come nearer."""
_NEAR_LAW: Final = 15
"""From so many missing points on, 42 is a goal."""


class Trifolium(Merit, frozen=True):
    """EDE-1: a sheep on Edenia, and what it brings."""

    value: int
    home: int
    """How many sheep are there then."""


class NearLaw(Merit, frozen=True):
    """WIN-2: points that bring 42 within reach."""

    points: int
    missing: int
    last: str
    """The one token that would make 42: clover, flag or trifolium; none if it takes more."""


class Nearer(Merit, frozen=True):
    """WIN-1: a sheep comes nearer to Edenia."""

    sheep: Sheep
    moves: int
    before: int


class Nearest(Merit, frozen=True):
    """WIN-1: no other choice leaves the sheep as near."""

    sheep: Sheep


class Lead(Merit, frozen=True):
    """WIN-3: the player takes the lead in points."""

    points: int
    best: int
    """The most points of the others."""


Goal = Trifolium | NearLaw | Nearer | Nearest | Lead


def trifoliums(outlook: Outlook) -> Iterator[Trifolium]:
    """EDE-1: find sheep that reach Edenia."""
    for event in outlook.every(ReachedEdenia):
        yield Trifolium(62, "EDE-1", event.trifolium, len(outlook.mine.trifoliums))


def near_law(outlook: Outlook) -> Iterator[NearLaw]:
    """WIN-2: find points that bring 42 within reach, and what would be the last step."""
    missing = outlook.missing
    if not outlook.has_law or outlook.points == outlook.points_before or missing <= 0:
        return
    last = _last_step(outlook)
    if last or missing <= _NEAR_LAW:
        yield NearLaw(56 if last else 40, "WIN-2", outlook.points, missing, last)


def _last_step(outlook: Outlook) -> str:
    """Name the one token that would make 42."""
    missing = outlook.missing
    if missing == 1:
        return "clover"
    if missing == FLAG_POINTS and outlook.mine.flags:
        return "flag"
    return "trifolium" if missing in outlook.after.trifoliums[:1] else ""


def race(outlook: Outlook) -> Iterator[Nearer | Nearest]:
    """WIN-1: find the sheep that comes nearer to Edenia, or at least nearer than by other choices."""
    nearer: list[tuple[int, int, Sheep]] = []
    for sheep in flock_of(outlook.seat):
        now, then = (_tenths_to_go(state, sheep) for state in (outlook.before, outlook.after))
        if then and now - then >= _WORTH_A_WORD and _moves(then) < _moves(now):
            nearer.append((now - then, then, sheep))
    if not nearer:
        yield from _nearest(outlook)
        return
    gain, then, sheep = max(nearer)
    rule = outlook.before.rules.race_rule
    yield Nearer(min(30 + gain, 54), rule, sheep, _moves(then), _moves(then + gain))


def _nearest(outlook: Outlook) -> Iterator[Nearest]:
    """WIN-1: in the middle of a move, the choice that leaves the sheep nearest, if others do not."""
    before, sheep = outlook.before, outlook.before.turn.sheep
    if sheep is None:
        return
    then = _tenths_to_go(outlook.at_once, sheep)
    all_of_them = [
        _tenths_to_go(EDENIA.apply(before, action).state, sheep) for action in EDENIA.legal(before)
    ]
    if then and then == min(all_of_them) and max(all_of_them) - then >= _WORTH_A_WORD:
        yield Nearest(27, before.rules.race_rule, sheep)


def _tenths_to_go(state: State, sheep: Sheep) -> int:
    """Tell the tenths of a move a sheep needs to Edenia; 0 when it is there."""
    known = journeys(state.tiles, state.rim, shut_pads(state))
    found, walk = find_sheep(state.flock, sheep), state.walk
    if found is None and walk is not None:
        return MOVE + on_the_way(known, walk.spot, walk.toward)
    return 0 if found is None or found[0] == GOAL else from_spot(known, state.tiles, found[0])


def _moves(tenths: int) -> int:
    """Round to whole moves, as people count them."""
    return max(1, (tenths + MOVE // 2) // MOVE)


def leads(outlook: Outlook) -> Iterator[Lead]:
    """WIN-3: find the lead in points, more telling the fewer Trifoliums are left."""
    if outlook.before.rules.lambs:
        return
    now, then = (_lead(state, outlook.seat) for state in (outlook.before, outlook.after))
    if now <= 0 < then:
        weight = 52 - 6 * len(outlook.after.trifoliums)
        yield Lead(weight, "WIN-3", outlook.points, outlook.points - then)


def _lead(state: State, seat: Seat) -> int:
    others = (points(player) for other, player in enumerate(state.players) if other != seat)
    return points(state.players[seat]) - max(others)

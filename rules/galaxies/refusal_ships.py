"""Why not, where ships are concerned."""

from rules.galaxies import actions as do
from rules.galaxies.advancing import is_blocked, takes
from rules.galaxies.atoms import Kind, Verb
from rules.galaxies.cards import Model, Planet, Skill
from rules.galaxies.fleet import has_skill, spot_of
from rules.galaxies.frames import Effect, Ladder, Raiding
from rules.galaxies.notation.names import seat_name, ship_name
from rules.galaxies.questions import asked
from rules.galaxies.reasons import Reason, refuse
from rules.galaxies.ships import Ship, Spot, Where
from rules.galaxies.state import State
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat

_AT_PLANET = (Where.ORBIT, Where.SURFACE)


def why_not_ship(
    state: State, action: do.Pick | do.Go | do.Advance | do.Push | do.Back | do.Exchange
) -> Refused:
    """Tell why this ship cannot be chosen, or not go there."""
    who = asked(state)
    seat = who if isinstance(who, int) else state.turn
    match action:
        case do.Go(spot):
            return _why_not_go(state, seat, spot)
        case do.Push(whose, ship):
            return _why_not_push(state, seat, whose, ship)
        case do.Exchange(spot):
            return _no_such_ship(state, spot)
        case do.Pick(ship) | do.Advance(ship) | do.Back(ship):
            at = spot_of(state.mats[seat], ship)
            if at is None or at.where is Where.NOWHERE:
                return _no_such_ship(state, ship)
            refused = _why_not_this(state, ship)
            if refused is not None:
                return refused
            if isinstance(action, do.Pick):
                return _why_not_pick(state, ship, at)
            if isinstance(action, do.Back):
                return _why_not_back(state, seat, ship, at)
            return _why_not_advance(state, seat, ship, at)


def _why_not_this(state: State, ship: Ship) -> Refused | None:
    """PLN-7 and PLN-11: this ship was used already."""
    frame = state.stack[-1]
    if not isinstance(frame, Effect):
        return None
    name = _name(state, ship)
    if ship in frame.done:
        return refuse(Reason.SHIP_MOVED, "PLN-11", ship=name)
    if frame.atoms[0].verb is Verb.SHIFT and ship == frame.picked:
        return refuse(Reason.SHIP_MOVED, "PLN-7", ship=name)
    return None


def _why_not_pick(state: State, ship: Ship, at: Spot) -> Refused:
    """Tell why a ship does not move, hop, go home, explore or come back."""
    frame, name = state.stack[-1], _name(state, ship)
    verb = frame.atoms[0].verb if isinstance(frame, Effect) else Verb.MOVE
    if verb is Verb.EXPLORE:
        return refuse(Reason.NOT_IN_BLACK, "EXP-1", ship=name)
    if verb is Verb.RESCUE:
        return refuse(Reason.NOT_IN_DANGER, "PLN-21", ship=name)
    if verb is Verb.MOVE and at.where is Where.DANGER:
        return refuse(Reason.SHIP_STUCK, "DNG-2", ship=name)
    if verb is not Verb.MOVE and at.where is not Where.ORBIT:
        rule = "PLN-8" if verb is Verb.HOP else "PLN-9"
        return refuse(Reason.NOT_ORBITING, rule, ship=name)
    return refuse(Reason.CANNOT_GO_ANYWHERE, "PLN-8" if verb is Verb.HOP else "MOV-1", ship=name)


def _why_not_go(state: State, seat: Seat, spot: Spot) -> Refused:
    """MOV-1 to MOV-3, PLN-8 and PAT-16: where a ship cannot go."""
    frame, content = state.stack[-1], state.setup.content
    is_hop = isinstance(frame, Effect) and frame.atoms[0].verb is Verb.HOP
    picked = frame.picked if isinstance(frame, Effect) else None
    at = None if picked is None else spot_of(state.mats[seat], picked)
    if spot.where is Where.BLACK and not state.setup.expansion:
        return refuse(Reason.NO_EXPANSION, "OPT-1")
    if at is not None and at.where is spot.where and at.card == spot.card:
        return refuse(Reason.SAME_PLACE, "MOV-1")
    if spot.where not in _AT_PLANET:
        return refuse(Reason.NOT_OFFERED, "PLN-8" if is_hop else "MOV-1")
    name = content.planet_keys[spot.card]
    if spot.card not in state.row:
        return refuse(Reason.NOT_IN_ROW, "MOV-1", planet=name)
    if at is not None and at.where in _AT_PLANET and at.card == spot.card:
        return refuse(Reason.SAME_PLANET, "MOV-2", planet=name)
    if spot.where is Where.ORBIT and is_hop:
        number = 0 if at is None else at.number
        if number > content.planets[spot.card].length + 1:
            return refuse(Reason.TOO_FAR, "PLN-8", planet=name, number=str(number))
    if _is_taken(state, seat, spot):
        return refuse(Reason.PLACE_TAKEN, "MOV-3", planet=name)
    return refuse(Reason.NOT_OFFERED, "PLN-8" if is_hop else "MOV-1")


def _is_taken(state: State, seat: Seat, spot: Spot) -> bool:
    mat = state.mats[seat]
    spots = [*mat.ships, *(one.spot for one in mat.fleet)]
    return any(one.where is spot.where and one.card == spot.card for one in spots)


def _why_not_push(state: State, seat: Seat, whose: Seat, ship: Ship) -> Refused:
    """PSH-2: which ships are not pushed back."""
    is_solo = state.is_solo()
    if whose == seat:
        return refuse(Reason.OWN_SHIP, "PSH-2")
    if whose >= len(state.mats):
        return refuse(Reason.NO_SUCH_SEAT, "PSH-2", seat=seat_name(whose, is_solo=is_solo))
    at = spot_of(state.mats[whose], ship)
    if at is None:
        return _no_such_ship(state, ship)
    name, frame = _name(state, ship), state.stack[-1]
    if at.where is not Where.ORBIT:
        return refuse(Reason.NOT_ORBITING, "PSH-2", ship=name)
    if not at.number:
        return refuse(Reason.ON_START, "PSH-2", ship=name)
    if has_skill(state, whose, ship, Skill.SHIELD):
        return refuse(Reason.SHIELDED, "PAT-10", ship=name)
    if isinstance(frame, Raiding):
        planet = state.setup.content.planet_keys[frame.planet]
        return refuse(Reason.NOT_THERE, "PAT-14", ship=name, planet=planet)
    if isinstance(frame, Effect) and ship in frame.done:
        return refuse(Reason.SHIP_MOVED, "PLN-6", ship=name)
    return _wrong_kind(state, ship, "PLN-6")


def _why_not_back(state: State, seat: Seat, ship: Ship, at: Spot) -> Refused:
    """PSH-2 and PLN-7: which own ships do not go back."""
    name = _name(state, ship)
    if at.where is not Where.ORBIT:
        return refuse(Reason.NOT_ORBITING, "PSH-2", ship=name)
    if not at.number:
        return refuse(Reason.ON_START, "PSH-2", ship=name)
    is_ladder = isinstance(state.stack[-1], Ladder)
    if is_ladder and has_skill(state, seat, ship, Skill.SHIELD):
        return refuse(Reason.SHIELDED, "PAT-10", ship=name)
    return refuse(Reason.NOT_OFFERED, "PLN-7")


def _why_not_advance(state: State, seat: Seat, ship: Ship, at: Spot) -> Refused:
    """ADV-1 and PAT-3: which ships do not advance."""
    name, frame = _name(state, ship), state.stack[-1]
    if at.where not in (Where.ORBIT, Where.DANGER):
        return refuse(Reason.NOT_ORBITING, "ADV-1", ship=name)
    kind = frame.atoms[0].kind or Kind.ANY if isinstance(frame, Effect) else Kind.ANY
    if not takes(state, seat, ship, at, kind):
        return _wrong_kind(state, ship, "ADV-1")
    if is_blocked(state, seat, at):
        planet = state.setup.content.planet_keys[Planet(at.card)]
        return refuse(Reason.BLOCKED, "PAT-3", ship=name, planet=planet)
    return refuse(Reason.NOT_OFFERED, "ADV-1")


def _wrong_kind(state: State, ship: Ship, rule: str) -> Refused:
    return refuse(Reason.WRONG_KIND, rule, ship=_name(state, ship))


def _no_such_ship(state: State, ship: Ship) -> Refused:
    rule = "HIR-6" if isinstance(ship, Model) else "MOV-1"
    return refuse(Reason.NO_SUCH_SHIP, rule, ship=_name(state, ship))


def _name(state: State, ship: Ship) -> str:
    return ship_name(state.setup.content, ship)

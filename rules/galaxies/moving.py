"""Moves of ships: where they may go, and what happens when they arrive."""

from rules.galaxies.atoms import Atom, Res, Verb
from rules.galaxies.cards import NO_PLANET, PilotCard, Planet, Skill
from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Moved
from rules.galaxies.fleet import pilot_of, place, rivals_in_orbit, ships_of, spot_of
from rules.galaxies.frames import Effect, Exploring, Landed, Raiding
from rules.galaxies.mat import Mat
from rules.galaxies.ships import BLACK, HOME, Ship, Spot, Where, orbit, surface
from rules.kernel.seat import Seat

_HOME, _ORBIT, _SURFACE, _BLACK = Where.HOME, Where.ORBIT, Where.SURFACE, Where.BLACK
_AT_PLANET = (_ORBIT, _SURFACE)
_FIXED = (Where.DANGER, Where.NOWHERE)


def targets(table: Table, seat: Seat, ship: Ship) -> list[Spot]:
    """MOV-1 to MOV-3, MOV-5: list where a ship may go; DNG-2: from a danger track nowhere."""
    mat = table.mats[seat]
    spot = spot_of(mat, ship)
    if spot is None or spot.where in _FIXED:
        return []
    pilot = pilot_of(table, seat, ship)
    skill = None if pilot is None else pilot.skill
    taken = () if skill is Skill.CROWD else taken_by_others(table, mat, ship)
    here = spot.card if spot.where in _AT_PLANET else NO_PLANET
    found: list[Spot] = []
    for planet in table.row:
        if planet == NO_PLANET or (planet == here and skill is not Skill.HOVER):  # MOV-2
            continue
        is_here = planet == here
        if not (is_here and spot.where is _ORBIT) and (_ORBIT, planet) not in taken:
            found.append(orbit(planet))
        if not (is_here and spot.where is _SURFACE) and (_SURFACE, planet) not in taken:
            found.append(surface(planet))
    if spot.where is not _HOME:
        found.append(HOME)
    if table.setup.expansion and spot.where is not _BLACK:  # BLK-1, BLK-2
        found.append(BLACK)
    return found


def taken_by_others(table: Table, mat: Mat, ship: Ship) -> set[tuple[Where, int]]:
    """MOV-3: give the orbits and surfaces where another own ship is; one that crowds does not count."""
    taken = [(spot.where, spot.card) for spot in mat.ships]
    if isinstance(ship, Spot):
        taken.remove((ship.where, ship.card))
    for one in mat.fleet:
        pilot = table.setup.content.pilots[one.pilots[-1]]
        if one.model is not ship and pilot.skill is not Skill.CROWD:
            taken.append((one.spot.where, one.spot.card))
    return set(taken)


def can_move(table: Table, seat: Seat, ship: Ship) -> bool:
    """Tell whether a ship has somewhere to go."""
    spot = spot_of(table.mats[seat], ship)
    if spot is None or spot.where in _FIXED:
        return False
    return spot.where is not _HOME or bool(targets(table, seat, ship))


def movable(table: Table, seat: Seat, done: tuple[Ship, ...] = ()) -> list[Ship]:
    """MOV-1: list the ships that may be moved; `move 2`: each by a different ship."""
    mat = table.mats[seat]
    return [
        ship
        for ship, _ in ships_of(mat)
        if not _has_moved(mat, ship, done) and can_move(table, seat, ship)
    ]


def _has_moved(mat: Mat, ship: Ship, done: tuple[Ship, ...]) -> bool:
    """Tell whether there is no ship of this name but those that have moved."""
    if ship not in done:
        return False
    return not isinstance(ship, Spot) or mat.ships.count(ship) <= done.count(ship)


def move(draft: Draft, seat: Seat, ship: Ship, target: Spot) -> Ship:
    """MOV-1: let a ship go somewhere, with all that its arrival brings; give its name there.

    BLK-5: whoever moves into the black explores, followers too.
    """
    pilot = pilot_of(draft, seat, ship)
    if target.where is _ORBIT and pilot is not None and pilot.skill is Skill.START:
        target = orbit(Planet(target.card), pilot.number)
    arrived = shift_ship(draft, seat, ship, target)
    if target.where is _BLACK:  # BLK-1, EXP-10
        if draft.deck or draft.open:
            draft.push(Exploring(seat, arrived))
    elif target.where is _HOME:
        come_home(draft, seat, pilot)
    else:
        arrive(draft, seat, pilot, target)
    return arrived


def shift_ship(draft: Draft, seat: Seat, ship: Ship, target: Spot) -> Ship:
    """Put a ship somewhere and tell it; nothing else happens."""
    origin = spot_of(draft.mats[seat], ship)
    if origin is None:
        raise ValueError(f"nobody stands at {ship}")
    arrived = place(draft, seat, ship, target)
    draft.tell(Moved(seat, ship, origin, target))
    return arrived


def arrive(draft: Draft, seat: Seat, pilot: PilotCard | None, target: Spot) -> None:
    """MOV-4 and PIL-2: what arriving at a planet brings, what comes first on top of the stack."""
    planet = Planet(target.card)
    is_landing = target.where is _SURFACE
    skill = None if pilot is None else pilot.skill
    if is_landing or skill is Skill.ORBITUSE:
        draft.push(Landed(seat, planet))
    if pilot is None:
        return
    if skill is (Skill.LAND if is_landing else Skill.ENTER):
        push_gain(draft, seat, pilot.res, 1)
    elif skill is Skill.RAID and any(rivals_in_orbit(draft, seat, planet)):
        draft.push(Raiding(seat, planet))


def come_home(draft: Draft, seat: Seat, pilot: PilotCard | None) -> None:
    """`return R`: a ship has come home, in whatever way."""
    if pilot is not None and pilot.skill is Skill.RETURN:
        push_gain(draft, seat, pilot.res, 1)


def push_gain(draft: Draft, seat: Seat, res: Res | None, number: int) -> None:
    """PAT-2: let somebody gain by a pilot; a choice of resources is asked for."""
    draft.push(Effect(seat, (Atom(Verb.GAIN, number, res),)))

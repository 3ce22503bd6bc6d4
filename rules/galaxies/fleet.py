"""Whose ships stand where, and who flies them."""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.galaxies.cards import Model, PilotCard, Planet, Skill
from rules.galaxies.draft import Draft, Table
from rules.galaxies.frames import Effect
from rules.galaxies.mat import Mat
from rules.galaxies.ships import Ship, Spot, Where
from rules.kernel.seat import Seat

_ORBIT, _SURFACE, _NOWHERE = Where.ORBIT, Where.SURFACE, Where.NOWHERE


def ships_of(mat: Mat) -> list[tuple[Ship, Spot]]:
    """List the ships that can be named, with their places: equal ordinary ones once (MOV-1)."""
    found: list[tuple[Ship, Spot]] = [(spot, spot) for spot in dict.fromkeys(mat.ships)]
    found += [(one.model, one.spot) for one in mat.fleet if one.spot.where is not _NOWHERE]
    return found


def spots_of(mat: Mat) -> list[Spot]:
    """List the place of every active ship, one by one (PIL-3: advanced ships are ships)."""
    if not mat.fleet:
        return list(mat.ships)
    return [*mat.ships, *(one.spot for one in mat.fleet if one.spot.where is not _NOWHERE)]


def spot_of(mat: Mat, ship: Ship) -> Spot | None:
    """Tell where a ship stands, None if there is no such ship."""
    if isinstance(ship, Model):
        for one in mat.fleet:
            if one.model is ship:
                return one.spot
        return None
    return ship if ship in mat.ships else None


def put(mat: Mat, ship: Ship, target: Spot) -> Mat:
    """Put a ship of this mat somewhere else; no rule is asked."""
    if isinstance(ship, Model):
        fleet = [replace(one, spot=target) if one.model is ship else one for one in mat.fleet]
        return replace(mat, fleet=tuple(fleet))
    ships = list(mat.ships)
    ships.remove(ship)
    ships.append(target)
    ships.sort()
    return replace(mat, ships=tuple(ships))


def place(draft: Draft, seat: Seat, ship: Ship, target: Spot) -> Ship:
    """Put a ship somewhere else and give its name there; no rule is asked.

    PLN-11: `move 2` knows an ordinary ship that has moved by where it stands, wherever it goes since.
    """
    draft.mats[seat] = put(draft.mats[seat], ship, target)
    arrived = named(ship, target)
    for at, frame in enumerate(draft.stack):
        if isinstance(frame, Effect) and frame.actor == seat and ship in frame.done:
            done = list(frame.done)
            done[done.index(ship)] = arrived
            draft.stack[at] = replace(frame, done=tuple(done))
    return arrived


def named(ship: Ship, spot: Spot) -> Ship:
    """Give the name of a ship once it stands on this spot."""
    return ship if isinstance(ship, Model) else spot


def pilot_of(table: Table, seat: Seat, ship: Ship) -> PilotCard | None:
    """Tell who flies a ship; None for ordinary ones. HIR-8: only the last pilot of a ship counts."""
    if isinstance(ship, Model):
        for one in table.mats[seat].fleet:
            if one.model is ship:
                return table.setup.content.pilots[one.pilots[-1]]
    return None


def has_skill(table: Table, seat: Seat, ship: Ship, skill: Skill) -> bool:
    """PIL-1: tell whether whoever flies a ship has an ability."""
    pilot = pilot_of(table, seat, ship)
    return pilot is not None and pilot.skill is skill


def others_of(table: Table, seat: Seat) -> list[Seat]:
    """SOL-14: list the others clockwise, the Rogue among them where one plays alone."""
    count = len(table.mats)
    return [Seat((seat + step) % count) for step in range(1, count)]


def players_after(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """FOL-1 and SOL-1: list the other players clockwise; the Rogue never follows."""
    players = table.setup.players
    return tuple([Seat((seat + step) % players) for step in range(1, players)])


def has_ships_at(table: Table, planet: Planet) -> bool:
    """Tell whether any ship is on or around a planet."""
    return any(
        spot.card == planet and spot.where in (_ORBIT, _SURFACE)
        for mat in table.mats
        for spot in spots_of(mat)
    )


def rivals_in_orbit(table: Table, seat: Seat, planet: Planet) -> Iterator[tuple[Seat, Ship, Spot]]:
    """Give the ships of others in an orbit."""
    for other in others_of(table, seat):
        for ship, spot in ships_of(table.mats[other]):
            if spot.where is _ORBIT and spot.card == planet:
                yield other, ship, spot

"""CRD-1: whether an atom would do anything; those that reach other cards stand in `performing.py`."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rules.galaxies.acquiring import yielded
from rules.galaxies.advancing import advanceable, backable, pushable
from rules.galaxies.atoms import At, Atom, Discount, Kind, Res, Verb
from rules.galaxies.cards import NO_PLANET, Model, Planet, Skill
from rules.galaxies.decks_left import count_planets, pilots_left
from rules.galaxies.draft import Table
from rules.galaxies.fleet import has_ships_at, has_skill, others_of, ships_of, spot_of, spots_of
from rules.galaxies.moving import movable, taken_by_others
from rules.galaxies.resources import most_of, of
from rules.galaxies.ships import Ship, Spot, Where, orbit
from rules.galaxies.upgrading import upgrades
from rules.kernel.seat import Seat


class Trial(NamedTuple):
    """An atom that somebody would perform."""

    table: Table
    actor: Seat
    atom: Atom
    chain: tuple[Planet, ...] = ()
    """CRD-5: the planets whose actions are being resolved."""
    by_die: bool = False
    bound: Model | None = None
    """PAT-4: the only ship that may be used."""
    ship: Ship | None = None
    """The ship that explored."""


Can = Callable[[Trial], bool]

_PLACES: Final = {At.HOME: Where.HOME, At.ORBIT: Where.ORBIT, At.BLACK: Where.BLACK}


def count_ships(table: Table, seat: Seat, at: At | None) -> int:
    """`per`: count the own ships at home, in orbits or in the black."""
    where = _PLACES[at or At.HOME]
    return sum([spot.where is where for spot in spots_of(table.mats[seat])])


def ships_at(table: Table, seat: Seat, where: Where) -> list[Ship]:
    """List the ships at one kind of place."""
    return [ship for ship, spot in ships_of(table.mats[seat]) if spot.where is where]


def advancing_ships(trial: Trial) -> list[Ship]:
    """`adv`: list the ships that can be advanced."""
    kind = trial.atom.kind or Kind.ANY
    ships = advanceable(trial.table, trial.actor, kind, by_die=trial.by_die)
    return ships if trial.bound is None else [ship for ship in ships if ship is trial.bound]


def moving_ships(trial: Trial, done: tuple[Ship, ...] = ()) -> list[Ship]:
    """`move`: list the ships that can be moved."""
    ships = movable(trial.table, trial.actor, done)
    return ships if trial.bound is None else [ship for ship in ships if ship is trial.bound]


def hops(table: Table, seat: Seat, ship: Ship) -> list[Spot]:
    """`hop`: list the orbits where a ship keeps its number; one above the highest is the symbol."""
    mat = table.mats[seat]
    spot = spot_of(mat, ship)
    if spot is None or spot.where is not Where.ORBIT:
        return []
    crowds = has_skill(table, seat, ship, Skill.CROWD)
    taken = set() if crowds else taken_by_others(table, mat, ship)
    planets = table.setup.content.planets
    return [
        orbit(planet, spot.number)
        for planet in table.row
        if planet not in (NO_PLANET, spot.card)
        and spot.number <= planets[planet].length + 1
        and (Where.ORBIT, planet) not in taken
    ]


def hopping_ships(table: Table, seat: Seat) -> list[Ship]:
    """`hop`: list the ships that can hop."""
    return [ship for ship in ships_at(table, seat, Where.ORBIT) if hops(table, seat, ship)]


def shifting_ships(table: Table, seat: Seat) -> list[Ship]:
    """`shift`: list the ships that can go back while another one can be advanced."""
    others = advanceable(table, seat, Kind.ANY, by_die=False)
    return [ship for ship in backable(table, seat) if any(one != ship for one in others)]


def free_planets(table: Table) -> list[Planet]:
    """`replace`: list the planets of the row without any ship; none if nothing could come."""
    if not count_planets(table):
        return []
    return [one for one in table.row if one != NO_PLANET and not has_ships_at(table, one)]


def victims(table: Table, seat: Seat, res: Res) -> list[Seat]:
    """`steal`: list those who have any of it."""
    return [other for other in others_of(table, seat) if of(table.mats[other], res)]


def most_swapped(table: Table, seat: Seat, atom: Atom) -> int:
    """`swap`: tell how many can be turned, by what is there and what fits."""
    mat = table.mats[seat]
    into = atom.to or Res.E
    return min(of(mat, atom.res or Res.E), most_of(table, seat) - of(mat, into))


def can_explore(table: Table) -> bool:
    """EXP-10: tell whether a card is left."""
    return bool(table.deck or table.open)


def has_dice(trial: Trial) -> bool:
    """`roll`, `set`: tell whether the actor has inactive dice; they are of the player in turn."""
    return trial.actor == trial.table.turn and any(trial.table.bay.dice)


def _always(_: Trial) -> bool:
    return True


def _lose(trial: Trial) -> bool:
    return of(trial.table.mats[trial.actor], trial.atom.res or Res.ANY) > 0


def _watch(trial: Trial) -> bool:
    """SOL-1: nothing to watch alone."""
    table = trial.table
    is_on = table.bay.watch_energy if trial.atom.res is Res.E else table.bay.watch_culture
    return table.setup.players > 1 and trial.actor == table.turn and not is_on


def _toll(trial: Trial) -> bool:
    """CRD-1: one that is on already has no effect; SOL-1: nor has one alone."""
    table = trial.table
    return table.setup.players > 1 and trial.actor == table.turn and not table.bay.toll


def _repilot(trial: Trial) -> bool:
    return trial.table.setup.expansion and bool(pilots_left(trial.table))


def _explorer_is_in_black(trial: Trial) -> bool:
    ship = trial.ship
    if ship is None:
        return False
    spot = spot_of(trial.table.mats[trial.actor], ship)
    return spot is not None and spot.where is Where.BLACK


SIMPLE: Final[dict[Verb, Can]] = {
    Verb.GAIN: _always,
    Verb.OTHERS: _always,
    Verb.LOSE: _lose,
    Verb.STEAL: lambda one: bool(victims(one.table, one.actor, one.atom.res or Res.ANY)),
    Verb.SWAP: lambda one: most_swapped(one.table, one.actor, one.atom) > 0,
    Verb.PER: lambda one: count_ships(one.table, one.actor, one.atom.at) > 0,
    Verb.ADV: lambda one: bool(advancing_ships(one)),
    Verb.PUSH: lambda one: bool(pushable(one.table, one.actor, one.atom.kind or Kind.ANY)),
    Verb.PUSH2: lambda one: bool(pushable(one.table, one.actor, one.atom.kind or Kind.ANY)),
    Verb.SHIFT: lambda one: bool(shifting_ships(one.table, one.actor)),
    Verb.MOVE: lambda one: bool(moving_ships(one)),
    Verb.HOP: lambda one: bool(hopping_ships(one.table, one.actor)),
    Verb.RECALL: lambda one: bool(ships_at(one.table, one.actor, Where.ORBIT)),
    Verb.RALLY: lambda one: bool(advanceable(one.table, one.actor, Kind.ANY, by_die=False)),
    Verb.UPGRADE: lambda one: bool(
        upgrades(one.table, one.actor, one.atom.discount or Discount.PLAIN)
    ),
    Verb.ROLL: has_dice,
    Verb.SET: has_dice,
    Verb.WATCH: _watch,
    Verb.TOLL: _toll,
    Verb.REPLACE: lambda one: bool(free_planets(one.table)),
    Verb.REPILOT: _repilot,
    Verb.EXPLORE: lambda one: (
        can_explore(one.table) and bool(ships_at(one.table, one.actor, Where.BLACK))
    ),
    Verb.RESCUE: lambda one: bool(ships_at(one.table, one.actor, Where.DANGER)),
    Verb.AGAIN: lambda one: can_explore(one.table) and _explorer_is_in_black(one),
    Verb.BACK: lambda one: bool(backable(one.table, one.actor)),
    Verb.SENDHOME: _explorer_is_in_black,
    Verb.DANGER: _explorer_is_in_black,
    Verb.DWARF: _always,
    Verb.NONE: _always,
    Verb.ACQUIRE: lambda one: yielded(one.table, one.actor, one.atom.res or Res.E) > 0,
}
"""What each atom needs to have an effect."""

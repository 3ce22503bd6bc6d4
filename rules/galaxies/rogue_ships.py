"""SOL-7 to SOL-9 and SOL-14: what the Rogue does with its ships."""

from rules.galaxies.acquiring import yielded
from rules.galaxies.advancing import Thrust, advance, advanceable
from rules.galaxies.atoms import Kind, Res
from rules.galaxies.cards import NO_PLANET, Planet
from rules.galaxies.draft import Draft, Table
from rules.galaxies.ships import HOME, Ship, Spot, Where
from rules.galaxies.state import ROGUE


def rogue_yield(table: Table, res: Res) -> int:
    """SOL-9: 1 per ship on fitting planets; home yields both kinds."""
    at_home = table.mats[ROGUE].ships.count(HOME)
    return yielded(table, ROGUE, res) + (at_home if res is Res.C else 0)


def leftmost_free(table: Table) -> Planet:
    """SOL-7: find the leftmost planet without a Rogue ship."""
    taken = {spot.card for spot in table.mats[ROGUE].ships if spot.where is Where.ORBIT}
    free = (one for one in table.row if one != NO_PLANET and one not in taken)
    return next(free, NO_PLANET)


def advance_all(draft: Draft, thrust: Thrust) -> None:
    """SOL-8: all its ships of that type advance, from left to right."""
    ships = advanceable(draft, ROGUE, thrust.kind, by_die=thrust.by_die)
    for ship in sorted(ships, key=lambda one: _place(draft, one)):
        if draft.outcome is None:
            advance(draft, ROGUE, ship, thrust)


def _place(table: Table, ship: Ship) -> int:
    return table.row.index(Planet(ship.card)) if isinstance(ship, Spot) else 0


def rally_rogue(draft: Draft) -> None:
    """SOL-14: the ship with the fewest advances to go is advanced, the leftmost of equals."""
    ships = advanceable(draft, ROGUE, Kind.ANY, by_die=False)
    planets = draft.setup.content.planets

    def order(ship: Ship) -> tuple[int, int]:
        to_go = planets[ship.card].length + 1 - ship.number if isinstance(ship, Spot) else 0
        return to_go, _place(draft, ship)

    if ships:
        advance(draft, ROGUE, min(ships, key=order), Thrust(Kind.ANY))

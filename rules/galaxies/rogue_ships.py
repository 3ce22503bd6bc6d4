"""SOL-7 to SOL-9 and SOL-14: what the Rogue does with its ships."""

from msgspec.structs import replace

from rules.galaxies.acquiring import yielded
from rules.galaxies.advancing import Thrust, advance, advanceable
from rules.galaxies.atoms import Kind, Res
from rules.galaxies.cards import NO_PLANET, Planet
from rules.galaxies.draft import Draft, Table
from rules.galaxies.frames import Sweeping
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


def go_on_sweeping(draft: Draft, frame: Sweeping) -> bool:
    """SOL-8: advance the ship of the next place; COL-1: what it leads to comes before the others."""
    places = range(frame.place - 1, len(draft.row))
    ships = advanceable(draft, ROGUE, frame.kind, by_die=frame.by_die)
    by_place = {_place(draft, ship): ship for ship in ships}
    place = next((one for one in places if one in by_place), None)
    if place is None:
        draft.stack.pop()
    else:
        draft.stack[-1] = replace(frame, place=place + 2)
        advance(draft, ROGUE, by_place[place], Thrust(frame.kind, frame.steps, frame.by_die))
    return True


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

"""SEC-8: a guess at what a view does not show."""

from random import Random

from msgspec.structs import replace

from rules.kernel.seat import Seat
from rules.prince.planet import CELLS_OF, STACK_AT, Face, make_planet
from rules.prince.pool import unseen
from rules.prince.state import State
from rules.prince.tiles import STACKS, Stack, Tile
from rules.prince.view import handed_on, is_under_way

_CORNERS = CELLS_OF[Stack.CHARACTER]


def guess(view: State, seat: Seat | None, rng: Random) -> State:
    """Fill the gaps of a view: what was handed on goes to who took of it, the rest is drawn by lot."""
    if not _has_gaps(view):
        return view
    pools = {stack: _shuffled(view, stack, rng) for stack in STACKS}
    cells = [list(planet.cells) for planet in view.planets]
    offer = list(view.offer)
    for draw, secret in enumerate(view.secrets):
        rest = list(secret.rest)
        rng.shuffle(rest)
        for owner in handed_on(view, draw, seat) if rest else ():
            cells[owner][_CORNERS[draw]] = rest.pop()
        if rest and is_under_way(view, draw):
            offer = list[Face](rest)
    for own in cells:
        for cell, tile in enumerate(own):
            if tile is None:
                own[cell] = pools[STACK_AT[cell]].pop()
    down = view.down
    if view.stack is not None:
        pool = pools[view.stack]
        offer = [pool.pop() if tile is None else tile for tile in offer]
        down = pool.pop() if down is None else down
    planets = tuple(
        planet if tuple(own) == planet.cells else make_planet(view.tiles, own, planet.flipped)
        for own, planet in zip(cells, view.planets, strict=True)
    )
    secrets = tuple(replace(secret, rest=()) for secret in view.secrets)
    known = tuple(sorted(tile for tile in offer if tile is not None))
    return replace(view, planets=planets, offer=known, down=down, secrets=secrets)


def _has_gaps(view: State) -> bool:
    tiles = (*view.offer, view.down, *(tile for planet in view.planets for tile in planet.cells))
    return None in tiles


def _shuffled(view: State, stack: Stack, rng: Random) -> list[Tile]:
    tiles = [tile for tile, count in unseen(view, stack) for _ in range(count)]
    rng.shuffle(tiles)
    return tiles

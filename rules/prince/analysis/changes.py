"""What taking a tile would change for a player: points by Character, flipped tiles, volcanoes."""

from rules.kernel.seat import Seat
from rules.kernel.value import Value
from rules.prince.elements import BAOBAB
from rules.prince.planet import (
    CELLS_OF,
    Planet,
    overgrown,
    points_of,
    scores_of,
    volcanoes_of,
    with_flipped,
    with_tile,
)
from rules.prince.state import State
from rules.prince.tiles import Tile, stack_of


class Change(Value, frozen=True):
    """What a planet would be after a tile, beside what it is now."""

    tile: Tile
    planet: Planet
    """The planet afterwards, with everything that flips."""
    gains: tuple[tuple[Tile, int], ...]
    """CHA-1: the Characters that would give more or less, all copies together; the greatest first."""
    gained: int
    """CHA-13: what all of them give together; the loss by volcanoes comes at the end."""
    points: int
    """CHA-13: the points so far, these included."""
    flips: tuple[Tile, ...]
    """BAO-1: the tiles that baobabs would flip, in the order of their cells."""
    sprouts: int
    """BAO-1: the baobabs on the tile itself."""
    baobabs: int
    """BAO-3: the baobabs in sight afterwards."""
    volcanoes: int
    """VOL-1: the volcanoes in sight afterwards."""
    added: int
    """VOL-1: how many of them are new; fewer than none where flipping hides some."""
    was_most: bool
    """VOL-2: whether nobody shows more volcanoes now."""
    is_most: bool
    """VOL-2: whether nobody would show more volcanoes then."""


def changes_of(view: State, seat: Seat, tile: Tile) -> Change:
    """Tell what a tile would change in a planet; Characters that the view hides are left out.

    Raises:
        ValueError: the planet has no room for it.
    """
    before = view.planets[seat]
    stack = stack_of(tile)
    if not has_room(before, tile):
        raise ValueError("there is no room for this tile")
    planet = with_tile(view.tiles, before, before.free_cell(stack), tile)
    cells = overgrown(view.tiles, planet)
    flips = tuple(one for cell in cells if (one := planet.cells[cell]) is not None)
    after = with_flipped(view.tiles, planet, cells) if cells else planet
    others = [volcanoes_of(one) for index, one in enumerate(view.planets) if index != seat]
    old, new = volcanoes_of(before), volcanoes_of(after)
    return Change(
        tile=tile,
        planet=after,
        gains=_gains(before, after),
        gained=points_of(after) - points_of(before),
        points=points_of(after),
        flips=flips,
        sprouts=view.tiles.counts[tile][BAOBAB],
        baobabs=after.sight.counts[BAOBAB],
        volcanoes=new,
        added=new - old,
        was_most=_is_most(old, others),
        is_most=_is_most(new, others),
    )


def has_room(planet: Planet, tile: Tile) -> bool:
    """PLA-1: tell whether a planet has a free cell for a tile."""
    return planet.number_of(stack_of(tile)) < len(CELLS_OF[stack_of(tile)])


def _gains(before: Planet, after: Planet) -> tuple[tuple[Tile, int], ...]:
    gains: dict[Tile, int] = {}
    for character, points in scores_of(after):
        gains[character] = gains.get(character, 0) + points
    for character, points in scores_of(before):
        gains[character] -= points
    changed = [(character, gain) for character, gain in gains.items() if gain]
    return tuple(sorted(changed, key=lambda one: -one[1]))


def _is_most(volcanoes: int, others: list[int]) -> bool:
    """VOL-2 and VOL-3: nobody shows more, and there is one at all."""
    return volcanoes > 0 and volcanoes >= max(others)

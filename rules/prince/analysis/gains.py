"""What a tile would change on a planet: points by Character, baobabs, volcanoes."""

from rules.kernel.seat import Seat
from rules.kernel.value import Value
from rules.prince.elements import BAOBAB
from rules.prince.planet import (
    Planet,
    overgrown,
    points_of,
    scores_of,
    volcanoes_of,
    with_flipped,
    with_tile,
)
from rules.prince.state import State
from rules.prince.tiles import NO_TILE, Tile, TileSet, stack_of


class Change(Value, frozen=True):
    """What a Character gains or loses by a tile."""

    character: Tile
    gained: int


class Gain(Value, frozen=True):
    """What comes of a tile on a planet."""

    tile: Tile
    cell: int
    points: int
    """What the points so far change by, flipped tiles included."""
    changes: tuple[Change, ...]
    """Which Characters gain or lose, the new one among them; those of one kind are one."""
    flipped: tuple[int, ...]
    """BAO-1: the cells that flip."""
    baobabs: int
    """How many baobabs are in sight then."""
    volcanoes: int
    """VOL-1: how many volcanoes are in sight then."""
    has_most_volcanoes: bool
    """VOL-2: whether nobody shows more volcanoes then."""


def planet_with(tiles: TileSet, planet: Planet, tile: Tile) -> tuple[Planet, tuple[int, ...]]:
    """PLA-2 and BAO-1: the planet with one more tile, and the cells that flip."""
    grown = with_tile(tiles, planet, planet.free_cell(stack_of(tile)), tile)
    cells = overgrown(tiles, grown)
    return (with_flipped(tiles, grown, cells) if cells else grown), cells


def gain_of(state: State, seat: Seat, tile: Tile) -> Gain:
    """Tell what a tile would change for a seat."""
    planet = state.planets[seat]
    after, flipped = planet_with(state.tiles, planet, tile)
    volcanoes = volcanoes_of(after)
    others = [volcanoes_of(one) for index, one in enumerate(state.planets) if index != seat]
    return Gain(
        tile,
        planet.free_cell(stack_of(tile)),
        points_of(after) - points_of(planet),
        _changes(planet, after),
        flipped,
        after.sight.counts[BAOBAB],
        volcanoes,
        0 < volcanoes >= max(others),
    )


def _changes(before: Planet, after: Planet) -> tuple[Change, ...]:
    """Add up what Characters of one kind gain, those that gain most first."""
    had: dict[Tile, int] = {}
    for character, points in scores_of(before):
        had[character] = had.get(character, 0) + points
    has: dict[Tile, int] = {}
    for character, points in scores_of(after):
        has[character] = has.get(character, 0) + points
    changes = [Change(one, points - had.get(one, 0)) for one, points in has.items()]
    moved = [change for change in changes if change.gained]
    return tuple(sorted(moved, key=lambda change: (-change.gained, change.character)))


def offered(state: State) -> tuple[Tile, ...]:
    """List the kinds to take from that are known, the one face down included."""
    known = [tile for tile in (*state.offer, state.down) if tile is not None and tile != NO_TILE]
    return tuple(dict.fromkeys(known))

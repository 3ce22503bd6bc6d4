"""A planet: sixteen cells, what lies on them, and what is in sight.

A planet keeps what it shows beside its tiles, because every judgement asks for it and one tile changes
little; `make_planet` counts from the tiles alone.
"""

from collections.abc import Sequence
from operator import add
from typing import Final

from rules.kernel.value import Value
from rules.prince.characters import BARE, CHARACTERS, Sight
from rules.prince.elements import BAOBAB, VOLCANO
from rules.prince.tiles import FIRST_CHARACTER, NO_TILE, STACKS, Stack, Tile, TileSet

SIDE: Final = 4
CELLS: Final = range(SIDE * SIDE)
CELLS_OF: Final = (
    (5, 6, 10, 9),
    (1, 7, 14, 8),
    (2, 11, 13, 4),
    (0, 3, 15, 12),
)
"""PLA-1: the cells of each stack, in the order in which they are filled."""
STACK_AT: Final = tuple(
    next(stack for stack in STACKS if cell in CELLS_OF[stack]) for cell in CELLS
)
BAOBAB_LIMIT: Final = 3
"""BAO-1: so many baobabs in sight are too many."""

Face = Tile | None
"""What lies somewhere: a kind, nothing (NO_TILE), or something unseen (None)."""


class Planet(Value, frozen=True):
    """What somebody has built."""

    cells: tuple[Face, ...] = (NO_TILE,) * len(CELLS)
    flipped: int = 0
    """BAO-1: the cells whose tile was turned face down for good, as bits."""
    sight: Sight = BARE

    def is_flipped(self, cell: int) -> bool:
        """Tell whether the tile of a cell was turned face down by baobabs."""
        return bool(self.flipped >> cell & 1)

    def number_of(self, stack: Stack) -> int:
        """Count the tiles of a stack."""
        return sum([self.cells[cell] != NO_TILE for cell in CELLS_OF[stack]])

    def tiles_of(self, stack: Stack) -> list[Face]:
        """List the tiles of a stack in the order of their cells."""
        cells = self.cells
        return [cells[cell] for cell in CELLS_OF[stack] if cells[cell] != NO_TILE]

    def free_cell(self, stack: Stack) -> int:
        """PLA-2: find the first free cell of a stack."""
        return next(cell for cell in CELLS_OF[stack] if self.cells[cell] == NO_TILE)


def with_tile(tiles: TileSet, planet: Planet, cell: int, tile: Face) -> Planet:
    """Lay a tile on a free cell; one that is unseen shows nothing."""
    seen = planet.sight
    counts, volcano_tiles = seen.counts, seen.volcano_tiles
    is_planet = STACK_AT[cell] is not Stack.CHARACTER
    if tile is not None:
        counts = tuple(map(add, counts, tiles.counts[tile]))
        volcano_tiles += is_planet and tiles.counts[tile][VOLCANO] > 0
    cells = planet.cells
    return Planet(
        (*cells[:cell], tile, *cells[cell + 1 :]),
        planet.flipped,
        Sight(counts, volcano_tiles, seen.placed + is_planet, seen.flipped),
    )


def make_planet(tiles: TileSet, cells: Sequence[Face], flipped: int = 0) -> Planet:
    """BAO-2: count what the face-up tiles of a planet show; a flipped tile shows nothing."""
    planet = Planet()
    for cell, tile in enumerate(cells):
        if tile != NO_TILE:
            planet = with_tile(tiles, planet, cell, None if flipped >> cell & 1 else tile)
    seen = planet.sight
    sight = Sight(seen.counts, seen.volcano_tiles, seen.placed, flipped.bit_count())
    return Planet(tuple(cells), flipped, sight)


def overgrown(tiles: TileSet, planet: Planet) -> tuple[int, ...]:
    """BAO-1 and BAO-2: list the cells that flip, those with a baobab in sight, if there are too many."""
    if planet.sight.counts[BAOBAB] < BAOBAB_LIMIT:
        return ()
    return tuple(
        cell
        for cell, tile in enumerate(planet.cells)
        if tile is not None
        and tile != NO_TILE
        and not planet.is_flipped(cell)
        and tiles.counts[tile][BAOBAB]
    )


def with_flipped(tiles: TileSet, planet: Planet, cells: tuple[int, ...]) -> Planet:
    """BAO-4 and BAO-5: turn tiles face down where they lie."""
    return make_planet(tiles, planet.cells, planet.flipped | sum(1 << cell for cell in cells))


def scores_of(planet: Planet) -> tuple[tuple[Tile, int], ...]:
    """CHA-1 and PLA-3: what each Character of a planet gives, copy by copy; unseen ones are left out."""
    return tuple(
        (tile, CHARACTERS[tile - FIRST_CHARACTER].score(planet.sight))
        for tile in planet.tiles_of(Stack.CHARACTER)
        if tile is not None
    )


def points_of(planet: Planet) -> int:
    """CHA-13: add up what the Characters of a planet give."""
    cells, sight = planet.cells, planet.sight
    return sum(
        [
            CHARACTERS[tile - FIRST_CHARACTER].score(sight)
            for tile in [cells[corner] for corner in CELLS_OF[Stack.CHARACTER]]
            if tile is not None and tile != NO_TILE
        ]
    )


def volcanoes_of(planet: Planet) -> int:
    """VOL-1: count the volcanoes in sight."""
    return planet.sight.counts[VOLCANO]

"""A planet with what is likely to come to it, and what baobabs are likely to take from it."""

from collections.abc import Sequence
from math import exp
from operator import add, itemgetter
from typing import Final

from rules.prince.elements import BAOBAB, NOTHING, ROSE, Counts
from rules.prince.planet import CELLS_OF, Planet
from rules.prince.supply import PLANET_STACKS, Supply
from rules.prince.tiles import NO_TILE, TileSet

_TILES_OF: Final = tuple(itemgetter(*CELLS_OF[stack]) for stack in PLANET_STACKS)


class Outlook:
    """What somebody who judges a planet asks about it; counts are in the order of elements."""

    __slots__ = ("coming", "endangered", "kept", "planet", "risk")

    def __init__(self, tiles: TileSet, planet: Planet, supply: Supply) -> None:
        """Look at a planet; a tile that lies there unseen is one that may still come."""
        cells, counts = planet.cells, planet.sight.counts
        missing = [
            found.count(NO_TILE) + found.count(None)
            for found in [tiles_of(cells) for tiles_of in _TILES_OF]
        ]
        self.planet = planet
        self.coming = _coming(missing, supply.shares)
        """How much of each element may come."""
        self.risk = 0.0
        """BAO-1: how likely the baobabs in sight are going to flip."""
        self.endangered: Counts = NOTHING
        """BAO-2: what would go with them."""
        self.kept: Sequence[float] = counts
        """What is in sight, less what baobabs are likely to take."""
        if counts[BAOBAB] and self.coming[BAOBAB]:
            self.risk = risk = _risk(counts[BAOBAB], self.coming[BAOBAB])
            self.endangered = _beside_baobabs(tiles, planet)
            pairs = zip(counts, self.endangered, strict=True)
            self.kept = [count - risk * lost for count, lost in pairs]

    def has(self, element: int) -> float:
        """How likely there will be one of an element."""
        kept = self.kept[element]
        return 1.0 if kept >= 1 else 1.0 - (1.0 - kept) * exp(-self.coming[element])

    def roses(self) -> tuple[int, int]:
        """Count the roses in sight, and those that may flip."""
        return self.planet.sight.counts[ROSE], self.endangered[ROSE]


def _coming(missing: Sequence[int], shares: Sequence[Sequence[float]]) -> list[float]:
    centre, uphill, downhill = missing
    return [
        centre * one + uphill * two + downhill * three
        for one, two, three in zip(*shares, strict=True)
    ]


def _risk(baobabs: int, coming: float) -> float:
    """BAO-1: one more is too many for two; one alone is in danger of two."""
    none = exp(-coming)
    return 1.0 - none if baobabs > 1 else 1.0 - none - coming * none


def _beside_baobabs(tiles: TileSet, planet: Planet) -> Counts:
    """BAO-2: add up what is on the face-up tiles with a baobab."""
    lost = NOTHING
    for cell, tile in enumerate(planet.cells):
        if tile is None or tile == NO_TILE:
            continue
        counts = tiles.counts[tile]
        if counts[BAOBAB] and not planet.is_flipped(cell):
            lost = tuple(map(add, lost, counts))
    return lost

"""Judging planets while the same tiles are in sight: what was judged once is remembered.

All positions of a round in which the tiles on offer change hands show the same tiles, so they share
one appraiser, and whoever compares choices meets the same few planets again and again.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from rules.kernel.memo import remember_last
from rules.prince.elements import VOLCANO
from rules.prince.expectations import EXPECTED
from rules.prince.outlook import Outlook
from rules.prince.planet import Face, Planet, overgrown, with_flipped, with_tile
from rules.prince.state import DRAWS, State
from rules.prince.supply import Supply
from rules.prince.tiles import FIRST_CHARACTER, NO_TILE, Stack, Tile, TileSet, stack_of
from rules.prince.weights import CHOICE

_MOST: Final = 64
"""So many appraisers are kept."""
_COPIES: Final = 5
"""How many bits count the copies of a kind; a stack has 20 tiles."""


class Worth(NamedTuple):
    """What a planet will probably have."""

    points: float
    """What its Characters give, those to come included; nothing is lost by volcanoes yet."""
    volcanoes: float

    def at(self, price: float) -> float:
        """Take off what volcanoes are likely to cost."""
        return self.points - price * self.volcanoes


class Appraiser:
    """Tells what planets will probably be worth at the end."""

    __slots__ = ("_after", "_now", "_supply", "_tiles")

    def __init__(self, tiles: TileSet, supply: Supply) -> None:
        """Begin with what may still come."""
        self._tiles = tiles
        self._supply = supply
        self._now: dict[tuple[tuple[Face, ...], int], Worth] = {}
        self._after: dict[tuple[tuple[Face, ...], int, Tile], Worth] = {}

    def now(self, planet: Planet) -> Worth:
        """Judge a planet as it is."""
        key = (planet.cells, planet.flipped)
        known = self._now.get(key)
        if known is None:
            known = self._now[key] = self._judge(planet)
        return known

    def after(self, planet: Planet, tile: Tile) -> Worth:
        """Judge a planet with another tile."""
        key = (planet.cells, planet.flipped, tile)
        known = self._after.get(key)
        if known is None:
            tiles = self._tiles
            grown = with_tile(tiles, planet, planet.free_cell(stack_of(tile)), tile)
            cells = overgrown(tiles, grown)
            known = self.now(with_flipped(tiles, grown, cells) if cells else grown)
            self._after[key] = known
        return known

    def _judge(self, planet: Planet) -> Worth:
        outlook = Outlook(self._tiles, planet, self._supply)
        own = [tile for tile in planet.tiles_of(Stack.CHARACTER) if tile is not None]
        points = sum([EXPECTED[tile - FIRST_CHARACTER](outlook) for tile in own])
        missing = DRAWS - len(own)
        if missing and self._supply.number:
            points += missing * self._to_come(outlook)
        return Worth(points, planet.sight.counts[VOLCANO] + outlook.coming[VOLCANO])

    def _to_come(self, outlook: Outlook) -> float:
        """Judge a Character to come: the best of the few that nobody has seen and one may choose from."""
        supply = self._supply
        values = sorted(
            [
                (EXPECTED[tile - FIRST_CHARACTER](outlook), copies)
                for tile, copies in supply.characters
            ]
        )
        number, below, chance, best = supply.number, 0, 0.0, 0.0
        for value, copies in values:
            below += copies
            so_far = (below / number) ** CHOICE
            best += (so_far - chance) * value
            chance = so_far
        return best


def appraiser_of(state: State) -> Appraiser:
    """Find the appraiser of all states and views in which the same tiles have been seen."""
    seen = _tally((*state.offer, state.down, *state.discards))
    for planet in state.planets:
        seen += _tally(planet.cells)
    for secret in state.secrets:
        seen += _tally(secret.rest)
    appraisers = _appraisers(state.tiles)
    known = appraisers.get(seen)
    if known is None:
        if len(appraisers) >= _MOST:
            appraisers.clear()
        known = appraisers[seen] = Appraiser(state.tiles, Supply(state))
    return known


@remember_last
def _appraisers(tiles: TileSet) -> dict[int, Appraiser]:  # noqa: ARG001
    return {}


@lru_cache(maxsize=1024)
def _tally(faces: tuple[Face, ...]) -> int:
    """Count the tiles of each kind in a single number."""
    return sum([1 << _COPIES * tile for tile in faces if tile is not None and tile != NO_TILE])

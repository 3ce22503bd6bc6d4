"""What planets will probably be worth at the end, as they are and with another tile."""

from typing import Final, NamedTuple

from rules.kernel.seat import Seat
from rules.prince.elements import VOLCANO
from rules.prince.expectations import EXPECTED
from rules.prince.outlook import Outlook
from rules.prince.planet import Face, Planet, overgrown, with_flipped, with_tile
from rules.prince.state import DRAWS, State
from rules.prince.supply import Supply
from rules.prince.tiles import FIRST_CHARACTER, Stack


class Worth(NamedTuple):
    """What a planet will probably have."""

    points: float
    """What its Characters give, those to come included; nothing is lost by volcanoes yet."""
    volcanoes: float

    def at(self, price: float) -> float:
        """Take off what volcanoes are likely to cost."""
        return self.points - price * self.volcanoes


class Worths:
    """The planets of a state; what was judged once is remembered."""

    def __init__(self, state: State) -> None:
        """Look at what may still come."""
        self._state = state
        self._supply = Supply(state)
        self.now: Final = [self._judge(planet) for planet in state.planets]
        """Every planet as it is."""
        self._known: dict[tuple[Seat, Face], Worth] = {}

    def after(self, seat: Seat, tile: Face) -> Worth:
        """Judge a planet with a tile of this round; one that is unseen may be any."""
        if tile is None:
            return self.now[seat]
        known = self._known.get((seat, tile))
        if known is None:
            known = self._known[seat, tile] = self._judge(self._with(seat, tile))
        return known

    def _with(self, seat: Seat, tile: Face) -> Planet:
        state = self._state
        planet, stack = state.planets[seat], state.stack
        if stack is None:
            raise ValueError("no stack was drawn")
        grown = with_tile(state.tiles, planet, planet.free_cell(stack), tile)
        cells = overgrown(state.tiles, grown)
        return with_flipped(state.tiles, grown, cells) if cells else grown

    def _judge(self, planet: Planet) -> Worth:
        outlook = Outlook(self._state.tiles, planet, self._supply)
        own = [tile for tile in planet.tiles_of(Stack.CHARACTER) if tile is not None]
        points = sum([EXPECTED[tile - FIRST_CHARACTER](outlook) for tile in own])
        missing = DRAWS - len(own)
        if missing and self._supply.number:
            points += missing * self._to_come(outlook)
        return Worth(points, planet.sight.counts[VOLCANO] + outlook.coming[VOLCANO])

    def _to_come(self, outlook: Outlook) -> float:
        """Judge a Character to come: the better one of two that nobody has seen."""
        supply = self._supply
        values = sorted(
            [
                (EXPECTED[tile - FIRST_CHARACTER](outlook), copies)
                for tile, copies in supply.characters
            ]
        )
        number, below, chance, best = supply.number, 0, 0, 0.0
        for value, copies in values:
            below += copies
            so_far = below * below
            best += (so_far - chance) * value
            chance = so_far
        return best / (number * number)

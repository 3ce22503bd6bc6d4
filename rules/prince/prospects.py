"""Every seat's chance of winning, from what its planet shows and what is likely to come.

Rule of the file: a judgement, not a rule. It never looks ahead: what lies on offer, and what to keep from
the others, is for those who search.
"""

from math import exp, sqrt
from typing import Final

from rules.prince.elements import LETTERS, VOLCANO
from rules.prince.expectations import EXPECTED, Outlook
from rules.prince.planet import Planet, volcanoes_of
from rules.prince.pool import unseen
from rules.prince.state import DRAWS, State
from rules.prince.tiles import FIRST_CHARACTER, STACKS, Stack, Tile

_PICK: Final = 2
"""Out of how many Characters one is picked, on average."""
_LEAST: Final = 1.0
_PER_TILE: Final = 1.1
"""How far expected points are from certain: the least, and more for each tile still to come."""
_SHARPNESS: Final = 1.2
"""How clearly who has more volcanoes now will have the most."""


def estimate(state: State) -> tuple[float, ...]:
    """Judge a state: every seat's chance, together 1."""
    if (outcome := state.outcome) is not None:
        share = 1 / len(outcome.winners)
        return tuple(share if seat in outcome.winners else 0.0 for seat in state.seats())
    expected = expected_totals(state)
    missing = sum([DRAWS * len(STACKS) - _tiles(planet) for planet in state.planets])
    spread = _LEAST + _PER_TILE * sqrt(missing / len(state.planets))
    best = max(expected)
    odds = [exp((points - best) / spread) for points in expected]
    whole = sum(odds)
    return tuple([one / whole for one in odds])


def expected_totals(state: State) -> list[float]:
    """Judge what every planet will be worth at the end, volcanoes taken off."""
    densities = [_density(state, stack) for stack in STACKS[:3]]
    characters = unseen(state, Stack.CHARACTER)
    points, volcanoes = [], []
    for planet in state.planets:
        outlook = _outlook(planet, densities)
        points.append(_characters(planet, outlook, characters))
        volcanoes.append(volcanoes_of(planet) + 0.7 * outlook.coming[VOLCANO])
    odds = [exp(_SHARPNESS * (count - max(volcanoes))) for count in volcanoes]
    whole = sum(odds)
    return [
        one - count * chance / whole
        for one, count, chance in zip(points, volcanoes, odds, strict=True)
    ]


def _tiles(planet: Planet) -> int:
    return sum([planet.number_of(stack) for stack in STACKS])


def _density(state: State, stack: Stack) -> list[float]:
    """How much of each element is on a tile of a stack that nobody has seen yet, on average."""
    sums = [0] * len(LETTERS)
    total = 0
    for tile, copies in unseen(state, stack):
        total += copies
        for element, count in enumerate(state.tiles.counts[tile]):
            if count:
                sums[element] += count * copies
    return [one / total for one in sums] if total else [0.0] * len(LETTERS)


def _outlook(planet: Planet, densities: list[list[float]]) -> Outlook:
    missing = [DRAWS - planet.number_of(stack) for stack in STACKS[:3]]
    coming = [0.0] * len(LETTERS)
    for many, density in zip(missing, densities, strict=True):
        if many:
            for element, share in enumerate(density):
                coming[element] += many * share
    return Outlook(planet.sight, coming, sum(missing))


def _characters(
    planet: Planet, outlook: Outlook, unseen_characters: list[tuple[Tile, int]]
) -> float:
    """Add up what the Characters of a planet will give, and the better ones of those to come."""
    own = planet.tiles_of(Stack.CHARACTER)
    worth = sum([EXPECTED[tile - FIRST_CHARACTER](outlook) for tile in own if tile is not None])
    missing = DRAWS - len(own) + own.count(None)
    if not missing or not unseen_characters:
        return worth
    values = sorted(
        (EXPECTED[tile - FIRST_CHARACTER](outlook), copies) for tile, copies in unseen_characters
    )
    total = sum([copies for _, copies in values])
    below, best = 0, 0.0
    for value, copies in values:  # the best of so many picked at random
        share = ((below + copies) / total) ** _PICK - (below / total) ** _PICK
        best += share * value
        below += copies
    return worth + missing * best

"""Every seat's chance of winning: what its planet shows, what may come, and who gets what is on offer.

Rule of the file: a judgement, not a rule. It looks no farther than the end of the round; what is behind
is for those who search.
"""

from collections.abc import Sequence
from math import exp, sqrt

from rules.prince.appraiser import Worth
from rules.prince.characters import PLANET_TILES
from rules.prince.offers import after_round
from rules.prince.state import ROUNDS, State
from rules.prince.weights import SPREAD, VOLCANO_SHARPNESS, VOLCANO_SPREAD
from rules.prince.worth import Worths


def estimate(state: State) -> tuple[float, ...]:
    """Judge a state: every seat's chance, together 1."""
    if (outcome := state.outcome) is not None:
        share = 1 / len(outcome.winners)
        return tuple(share if seat in outcome.winners else 0.0 for seat in state.seats())
    expected = expected_totals(state)
    missing = ROUNDS + 1 - state.round - len(state.served) / len(state.planets)
    least, more = SPREAD
    spread = least + more * sqrt(missing)
    return tuple(_shares([points / spread for points in expected]))


def expected_totals(state: State) -> list[float]:
    """Judge what every planet will be worth at the end, volcanoes taken off."""
    worths = Worths(state)
    sharpness = _sharpness(state)
    prices = [
        chance * (1 + (1 - chance) * sharpness * worth.volcanoes)
        for chance, worth in zip(_chances(worths.now, sharpness), worths.now, strict=True)
    ]
    later = after_round(state, worths, prices)
    return [
        worth.points - chance * worth.volcanoes
        for chance, worth in zip(_chances(later, sharpness), later, strict=True)
    ]


def _sharpness(state: State) -> float:
    """How clearly who is likely to have more volcanoes will have the most."""
    placed = sum([planet.sight.placed for planet in state.planets])
    always, more = VOLCANO_SPREAD
    return VOLCANO_SHARPNESS / sqrt(always + more * (PLANET_TILES - placed / len(state.planets)))


def _chances(worths: Sequence[Worth], sharpness: float) -> list[float]:
    """VOL-2: how likely each planet has the most volcanoes."""
    return _shares([sharpness * worth.volcanoes for worth in worths])


def _shares(heights: Sequence[float]) -> list[float]:
    """Divide one whole by height."""
    top = max(heights)
    odds = [exp(height - top) for height in heights]
    whole = sum(odds)
    return [one / whole for one in odds]

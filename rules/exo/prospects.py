"""Every seat's chance of winning, from its points and from what its open squares promise.

Rule of the file: a judgement, not a rule. It never looks ahead: which planets are free now, and what to
keep from the others, is for those who search. The figures were fitted to the endings of games between
bots and then chosen by matches.
"""

from math import exp, sqrt
from typing import Final

from rules.exo.planet import MASKS, share_of, shares_of
from rules.exo.square import AROUND_STAR
from rules.exo.state import PLANETS_EACH, Ask, Galaxy, State

_PUT: Final = Ask.PUT
_EACH: Final = 0.9
"""The points a planet makes that is still to come, on average, wherever it goes."""
_SURE, _UNSURE = 0.32, 0.033
"""What a promised point is worth, and how much less for each planet still to come."""
_CHOICE: Final = 0.07
"""What it is worth, for each planet still to come, that any planet would earn a point somewhere."""
_BESIDE: Final = 0.1
"""What a planet beside the Star is worth, for it decides ties."""
_SPREAD: Final = 0.4
"""How far points are from certain: this, times the root of the planets still to come."""
_AROUND: Final = frozenset(AROUND_STAR)


def estimate(state: State) -> tuple[float, ...]:
    """Judge a state: every seat's chance, together 1."""
    galaxies = state.galaxies
    if (outcome := state.outcome) is not None:
        share = 1 / len(outcome.winners)
        return tuple(share if seat in outcome.winners else 0.0 for seat in state.seats())
    full = PLANETS_EACH[len(galaxies)]
    masks = [MASKS[planet] for planet in state.universe if planet >= 0]
    expected = []
    for seat, galaxy in enumerate(galaxies):
        missing = full - len(galaxy.planets)
        if seat == state.active and state.ask is _PUT:
            held = max([share_of(promise, state.held) for promise in galaxy.promise])
            expected.append(held + expected_points(galaxy, missing - 1, masks))
        else:
            expected.append(expected_points(galaxy, missing, masks))
    spread = _SPREAD * sqrt(1 + full - len(galaxies[0].planets))
    best = max(expected)
    odds = [exp((points - best) / spread) for points in expected]
    whole = sum(odds, 0.0)
    return tuple([one / whole for one in odds])


def expected_points(galaxy: Galaxy, missing: int, masks: list[int]) -> float:
    """Judge what a galaxy will be worth when so many more planets have come.

    The best planet that is left for each open square counts, on as many squares as can be filled; and
    what the planets that are left would earn on average counts on all of them, for many promises leave
    a choice when others take the best planet.
    """
    worth = galaxy.points + _BESIDE * len(_AROUND.intersection(galaxy.squares))
    if not masks:
        return worth
    promises = [promise for promise in galaxy.promise if promise]
    best, average = {}, {}
    for promise in set(promises):
        shares = shares_of(promise, masks)
        best[promise], average[promise] = max(shares), sum(shares, 0.0) / len(masks)
    sure = sum(sorted([best[promise] for promise in promises], reverse=True)[:missing], 0.0)
    choice = sum([average[promise] for promise in promises], 0.0)
    return worth + (_EACH + _CHOICE * choice) * missing + (_SURE - _UNSURE * missing) * sure

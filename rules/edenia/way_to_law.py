"""How many turns it takes to have exactly 42 points.

Rule of the file: a judgement, not a rule; WIN-2 is enforced in `tokens.py`.
"""

from functools import lru_cache
from typing import NamedTuple

from rules.edenia.journeys import FAR, MOVE
from rules.edenia.state import FLAG_POINTS
from rules.edenia.weights import Prices


class Needs(NamedTuple):
    """What decides how soon a seat can have exactly 42 points."""

    missing: int
    clovers: int
    flags: int
    near_flags: int
    """Flags in hand for which a planet is on the table."""
    left: tuple[int, ...]
    trifoliums: tuple[int, ...]
    supply: int


@lru_cache(maxsize=1 << 16)
def turns_to_law(needs: Needs, prices: Prices) -> float:
    """Count the turns to exactly 42: Trifoliums, flags, then clover by clover, gained or spent."""
    best = FAR / MOVE
    turns, value = 0.0, 0
    for landed in range(min(len(needs.left), len(needs.trifoliums)) + 1):
        if landed:
            turns += needs.left[landed - 1] / MOVE
            value += needs.trifoliums[landed - 1]
        for raised in range(needs.flags + 1):
            near = min(raised, needs.near_flags)
            rest = needs.missing - value - FLAG_POINTS * raised
            cost = turns + prices.flag * near + prices.far_flag * (raised - near)
            if rest >= 0:
                cost += prices.clover * rest + prices.scarce * max(0, rest - needs.supply)
            elif -rest <= needs.clovers:
                cost += prices.burn * -rest
            else:
                continue
            best = min(best, cost)
    return best

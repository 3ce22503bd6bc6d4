"""Numbers that tell how sure one may be of them."""

from collections.abc import Sequence
from math import log10, sqrt
from statistics import NormalDist, mean, quantiles
from typing import Final

import msgspec

_Z: Final = NormalDist().inv_cdf(0.975)
"""How many standard deviations to either side hold 95 %."""
_ELO: Final = 400
"""So many points of Elo make the odds ten to one."""


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread: a tenth lies below p10, a tenth above p90."""

    p10: float
    median: float
    p90: float
    mean: float

    def text(self) -> str:
        """Tell it in one line."""
        return f"p10 {self.p10:g}, median {self.median:g}, p90 {self.p90:g}, mean {self.mean:.1f}"


class Share(msgspec.Struct, frozen=True):
    """A part of a number of games, and the 95 % interval of what it would be in the long run."""

    count: float
    of: int
    share: float
    low: float
    high: float

    def text(self) -> str:
        """Tell it in a few words."""
        percent = f"{100 * self.share:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"
        return f"{_plain(self.count)}, {percent}"


class Lead(msgspec.Struct, frozen=True):
    """By how many points of Elo one is ahead; None where the games set no bound."""

    elo: float | None
    low: float | None
    high: float | None

    def text(self) -> str:
        """Tell it in a few words."""
        if self.elo is not None and self.low is not None and self.high is not None:
            return f"{self.elo:+.0f} ({self.low:+.0f} to {self.high:+.0f})"
        if self.low is not None:
            return f"more than {self.low:+.0f}"
        if self.high is not None:
            return f"less than {self.high:+.0f}"
        return "unknown"


def spread_of(values: Sequence[int]) -> Spread | None:
    """Sum numbers up; None when there are none."""
    if not values:
        return None
    if len(values) == 1:
        return Spread(values[0], values[0], values[0], values[0])
    cuts = quantiles(values, n=10, method="inclusive")
    return Spread(cuts[0], cuts[4], cuts[8], round(mean(values), 4))


def share_of(count: float, whole: int) -> Share:
    """Take a part of some games, at least one; the part need not be whole where victories are shared."""
    low, high = wilson(count, whole)
    shares = (round(number, 4) for number in (count / whole, low, high))
    return Share(round(count, 4), whole, *shares)


def lead_of(wins: float, losses: float, chances: float = 1.0) -> Lead:
    """Compare two by their wins; `chances` is how many seats one had for each seat of the other."""
    whole = wins + losses
    if not whole:
        return Lead(None, None, None)
    low, high = wilson(wins, whole)
    return Lead(*(_elo(part, chances) for part in (wins / whole, low, high)))


def wilson(count: float, whole: float) -> tuple[float, float]:
    """Give the ends of Wilson's 95 % interval, which keeps its promise near none and all as well."""
    part, square = count / whole, _Z * _Z
    middle = part + square / (2 * whole)
    reach = _Z * sqrt(part * (1 - part) / whole + square / (4 * whole * whole))
    scale = 1 + square / whole
    low = (middle - reach) / scale if count > 0 else 0.0
    high = (middle + reach) / scale if count < whole else 1.0
    return low, high


def _elo(part: float, chances: float) -> float | None:
    """Turn a part of the wins into points; None at the ends, where they have no limit."""
    if not 0 < part < 1:
        return None
    return round(_ELO * log10(part / (1 - part) / chances), 1)


def _plain(number: float) -> str:
    """Write a number without needless digits, and never with an exponent."""
    return f"{number:.2f}".rstrip("0").rstrip(".")

"""So much at once and so much a while: what anybody may do before they have to wait."""

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

_FORGET: Final = 4096
"""With so many known, those who could do everything again are forgotten."""


class Rate(NamedTuple):
    """A limit."""

    burst: float
    """So much at once."""
    per_second: float
    """So much comes back."""


class Allowance:
    """Remembers what is left to each."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        """Let everybody do as much as the rate allows."""
        self._rate = rate
        self._now = now
        self._left: dict[Hashable, tuple[float, float]] = {}

    def takes(self, who: Hashable, amount: float = 1.0) -> bool:
        """Let somebody do something, unless they did too much."""
        left = self.left(who)
        if left < amount:
            return False
        if len(self._left) >= _FORGET:
            self._left = {one: was for one, was in self._left.items() if not self._is_full(one)}
        self._left[who] = left - amount, self._now()
        return True

    def left(self, who: Hashable) -> float:
        """Tell how much somebody may still do."""
        left, at = self._left.get(who, (self._rate.burst, 0.0))
        return min(self._rate.burst, left + (self._now() - at) * self._rate.per_second)

    def _is_full(self, who: Hashable) -> bool:
        return self.left(who) >= self._rate.burst

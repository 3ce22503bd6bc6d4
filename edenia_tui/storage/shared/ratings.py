"""How well accounts play each game, as far as their games against each other tell."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from rules.kernel.value import Value


class Rating(Value, frozen=True):
    """A guess at somebody's skill."""

    account: str
    mu: float
    sigma: float
    games: int = 0


class Leader(NamedTuple):
    """Somebody on a leaderboard."""

    name: str
    rating: Rating

    @property
    def points(self) -> int:
        """What people are told: 1000 for whom nothing is known about, more for who plays well."""
        return round(1000 + 40 * (self.rating.mu - 3 * self.rating.sigma))


Judge = Callable[[Sequence[Rating], Sequence[int]], Sequence[Rating]]
"""Gives new ratings for old ones and the places people came in, 1 for the best."""


class RatingStore(Protocol):
    """Keeps ratings; a table counts once, however often it is told."""

    async def ratings(self, game: str, accounts: Sequence[str], usual: Rating) -> list[Rating]:
        """Give the ratings of some accounts, in order; the usual one to somebody new."""

    async def rate(
        self, table: str, game: str, places: Sequence[tuple[str, int]], usual: Rating, judge: Judge
    ) -> bool:
        """Judge a game by the places of accounts; tell whether it counted now for the first time."""

    async def leaders(self, game: str, most: int) -> list[Leader]:
        """List the best, by what they play with near certainty: mu less three sigma."""

"""What is played: a game, its options, who sits where, and the seed."""

from typing import NamedTuple

import msgspec

from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyOptions


class Fixture(NamedTuple):
    """One game of a contest."""

    deal: int
    """Games of one deal meet the same luck."""
    seating: tuple[str, ...]


class Contest(msgspec.Struct, frozen=True):
    """A series of games without end, of which each is known by its index alone.

    Every seating is played with a deal before the next deal begins.
    """

    game: AnyGame
    options: AnyOptions
    seatings: tuple[tuple[str, ...], ...]
    seed: int

    def fixture(self, index: int) -> Fixture:
        """Tell what is played as the game of an index, from 0."""
        deal, seating = divmod(index, len(self.seatings))
        return Fixture(deal, self.seatings[seating])

    def whole_deals(self, games: int) -> int:
        """Tell how many games it takes for at least so many in which no seating comes short."""
        return -(-games // len(self.seatings)) * len(self.seatings)

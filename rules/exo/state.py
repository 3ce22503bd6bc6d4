"""What the table looks like: the whole state of a game. Nothing is hidden in EXO.

A galaxy keeps its points and what every open square promises beside its planets, because each look ahead
asks for them and one planet changes little; `scoring.count_points` counts from the planets alone.
"""

from enum import Enum
from typing import Final

from rules.exo.layout import Layout
from rules.exo.planet import NO_PLANET, Planet
from rules.exo.square import AROUND_STAR, Square
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Value

STARS: Final = ("altair", "sirius", "vega")
"""What the seats are called: their Stars."""
PLANETS_EACH: Final = {2: 13, 3: 9}
"""END-1: when a galaxy is full, by the number of players."""


class Galaxy(Value, frozen=True):
    """A player's planets round the Star."""

    squares: tuple[Square, ...] = ()
    """Where planets lie, sorted."""
    planets: tuple[Planet, ...] = ()
    """What lies there, in the same order."""
    points: int = 0
    open: tuple[Square, ...] = AROUND_STAR
    """PUT-1 and PUT-2: where a planet may be put, sorted."""
    promise: tuple[int, ...] = (0,) * len(AROUND_STAR)
    """What each open square would earn: packed counts, one for each value of a feature."""


class Ask(Enum):
    """The question that is open; the values stand in positions."""

    __hash__ = object.__hash__  # members are unique; the Enum's own is slow and asked often

    LAY = "lay"
    """Chance: which planet lies on the next place of the universe?"""
    FIRST = "first"
    """Chance: who begins?"""
    TAKE = "take"
    PUT = "put"
    OVER = "over"


class State(Value, frozen=True):
    """The whole table."""

    layout: Layout
    universe: tuple[Planet, ...]
    """The planet on each place, or NO_PLANET."""
    galaxies: tuple[Galaxy, ...]
    first: Seat
    active: Seat
    round: int
    ask: Ask
    held: Planet = NO_PLANET
    """The planet that was taken and waits to be put."""
    outcome: Outcome | None = None

    def seats(self) -> tuple[Seat, ...]:
        """List the seats in the order of play."""
        return tuple(Seat(index) for index in range(len(self.galaxies)))

    def is_full(self, seat: Seat) -> bool:
        """END-1: whether a galaxy takes no more planets."""
        return len(self.galaxies[seat].planets) == PLANETS_EACH[len(self.galaxies)]

"""What happens, told in order; together with the position before, it tells the position after."""

from rules.exo.layout import Place
from rules.exo.planet import Planet
from rules.exo.square import Square
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged


class Laid(Tagged, frozen=True):
    """A planet was laid into the universe."""

    place: Place
    planet: Planet


class Began(Tagged, frozen=True):
    """A seat begins the game."""

    seat: Seat


class TurnBegan(Tagged, frozen=True):
    """A turn begins."""

    seat: Seat
    round: int


class Taken(Tagged, frozen=True):
    """A planet was taken out of the universe."""

    seat: Seat
    planet: Planet
    place: Place
    freed: tuple[Planet, ...]
    """The planets that nothing covers any more."""


class Placed(Tagged, frozen=True):
    """A planet was put into a galaxy for good."""

    seat: Seat
    planet: Planet
    square: Square
    earned: int
    points: int
    """All points of the galaxy, the new ones included."""


class Ended(Tagged, frozen=True):
    """The game is over."""

    outcome: Outcome


Event = Laid | Began | TurnBegan | Taken | Placed | Ended

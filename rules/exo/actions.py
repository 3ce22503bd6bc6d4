"""Everything that can be done, by players and by chance."""

from rules.exo.planet import Planet
from rules.exo.square import Square
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged


class Take(Tagged, frozen=True):
    """Take an uncovered planet out of the universe."""

    planet: Planet


class Put(Tagged, frozen=True):
    """Put the planet that was taken on a square of one's galaxy."""

    square: Square


class Lay(Tagged, frozen=True):
    """Chance: this planet lies on the next place of the universe."""

    planet: Planet


class First(Tagged, frozen=True):
    """Chance: this seat begins."""

    seat: Seat


Action = Take | Put | Lay | First

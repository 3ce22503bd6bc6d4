"""Everything that can be done, by players and by chance."""

from rules.kernel.seat import Seat
from rules.kernel.value import Tagged
from rules.prince.tiles import Stack, Tile


class Choose(Tagged, frozen=True):
    """RND-1: choose the stack of the round."""

    stack: Stack


class Hide(Tagged, frozen=True):
    """TWO-2: lay this tile face down and the other two open."""

    tile: Tile


class Take(Tagged, frozen=True):
    """RND-2, TWO-3 and TWO-4: take a tile that one can see."""

    tile: Tile


class TakeHidden(Tagged, frozen=True):
    """TWO-3 and TWO-4: take the tile that lies face down."""


class Name(Tagged, frozen=True):
    """RND-2: name who is next."""

    seat: Seat


class Draw(Tagged, frozen=True):
    """Chance: this tile comes from the stack."""

    tile: Tile


class First(Tagged, frozen=True):
    """Chance: this seat is the first chooser."""

    seat: Seat


Action = Choose | Hide | Take | TakeHidden | Name | Draw | First

"""Ships and where they stand.

An ordinary ship is nothing but its place: equal ones are not told apart. An advanced ship is a name.
"""

from enum import IntEnum
from typing import Final

from rules.galaxies.cards import Card, Model, Planet
from rules.kernel.value import Value


class Where(IntEnum):
    """The kinds of places."""

    HOME = 0
    ORBIT = 1
    SURFACE = 2
    BLACK = 3
    DANGER = 4
    """DNG-1: on the track of an exploration card."""
    NOWHERE = 5
    """COL-1: between a planet that was colonised and where `slip` takes the ship."""


WHERE_NAMES: Final = tuple(where.name.lower() for where in Where)


class Spot(Value, frozen=True, order=True):
    """Where a ship stands."""

    where: Where
    card: int = -1
    """The planet of an orbit or surface, the exploration card of a danger track; else -1."""
    number: int = 0
    """The ship's number in an orbit, 0 on its start space; on a danger track the advances to go."""


HOME: Final = Spot(Where.HOME)
BLACK: Final = Spot(Where.BLACK)
NOWHERE: Final = Spot(Where.NOWHERE)

Ship = Spot | Model
"""A ship of somebody as actions and events name it: an ordinary one by its place, others by name."""


def orbit(planet: Planet, number: int = 0) -> Spot:
    """Give a place in the orbit of a planet."""
    return Spot(Where.ORBIT, planet, number)


def surface(planet: Planet) -> Spot:
    """Give the surface of a planet."""
    return Spot(Where.SURFACE, planet)


def danger(card: Card, number: int) -> Spot:
    """Give a place on a danger track, with so many advances to go."""
    return Spot(Where.DANGER, card, number)

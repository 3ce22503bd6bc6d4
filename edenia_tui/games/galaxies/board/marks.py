"""What is pointed at in a drawing of Tiny Epic Galaxies."""

from enum import StrEnum
from typing import NamedTuple

from rules.galaxies.faces import NO_DICE, Dice
from rules.galaxies.state import State


class Sort(StrEnum):
    """What can be pointed at."""

    ORBIT = "orbit"
    """A planet of the row with its orbit, by its place there."""
    SURFACE = "surface"
    """Where ships have landed on it."""
    DIE = "die"
    """A die that can still be used, by its place among them."""
    MAT = "mat"
    """Somebody's galaxy, by seat."""
    PILOT = "pilot"
    """A pilot of the row, by the place there."""
    BLACK = "black"
    """The black, with its deck."""
    CARD = "card"
    """An open exploration card, by its place among them."""
    MISSION = "mission"
    """SET-3: one of the two missions that are chosen from."""


class Site(NamedTuple):
    """Something that a cursor can stand on."""

    sort: Sort
    number: int = 0


BLACK_SITE = Site(Sort.BLACK)


class Marks(NamedTuple):
    """What a choice is about; nothing by default."""

    focus: Site | None = None
    """What is looked at."""
    after: State | None = None
    """What the table would be like; None where nobody can tell, or nothing is considered."""
    dice: Dice = NO_DICE
    """The dice that are meant, of those that can still be used."""

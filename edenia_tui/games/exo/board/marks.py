"""What is pointed at in a drawing of EXO."""

from typing import NamedTuple

from rules.exo.layout import Place
from rules.exo.planet import NO_PLANET, Planet
from rules.exo.square import Square
from rules.kernel.seat import Seat

Site = Place | tuple[Seat, Square]
"""A place of the universe, or a square of somebody's galaxy."""


class Marks(NamedTuple):
    """What a choice is about; nothing by default."""

    planet: Planet = NO_PLANET
    """Open squares of whoever acts show the points this planet would make there."""
    focus: Site | None = None
    """What is looked at."""
    shown: Planet = NO_PLANET
    """The planet that is drawn there, although it is not there yet, or not any more."""
    lines: frozenset[tuple[Seat, Square]] = frozenset()
    """Squares whose planets make points together."""

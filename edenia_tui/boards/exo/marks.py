"""What is pointed at in a drawing of EXO."""

from typing import NamedTuple

from rules.exo.layout import Place
from rules.exo.planet import NO_PLANET, Planet
from rules.exo.square import Square


class Marks(NamedTuple):
    """What a choice is about; nothing by default."""

    planet: Planet = NO_PLANET
    """Open squares show the points this planet would make there."""
    place: Place | None = None
    """The place in the universe that is looked at."""
    square: Square | None = None
    """The square in the galaxy of whoever acts that is looked at."""

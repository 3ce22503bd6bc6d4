"""What is pointed at in a drawing of The Little Prince."""

from typing import NamedTuple

from rules.kernel.seat import Seat
from rules.prince.planet import Planet
from rules.prince.tiles import Stack


class Offered(NamedTuple):
    """A tile on offer, by its place among them; the one that lies face down comes last."""

    place: int


Site = tuple[Seat, int] | Offered | Stack
"""A cell of somebody's planet, a tile on offer, or a stack."""


class Marks(NamedTuple):
    """What a choice is about; nothing by default."""

    focus: Site | None = None
    """What is looked at."""
    offered: Offered | None = None
    """The tile on offer that a choice takes."""
    seat: Seat | None = None
    """Whose planet the choice changes, or who is named."""
    planet: Planet | None = None
    """What that planet would be, or was a moment ago."""
    is_past: bool = False
    """Whether it was so, so that nothing is gained by it."""

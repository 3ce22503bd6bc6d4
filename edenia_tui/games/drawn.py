"""A drawing on the screen, and what in it a cursor can stand on."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from edenia_tui.canvas.canvas import Canvas, Region
from rules.kernel.seat import Seat

P = TypeVar("P")
"""The type of sites, for a game that knows what its own are."""

Piece = tuple[Seat, int]
"""A numbered piece of somebody's."""

Site = Any
"""Something in a drawing that can be pointed at: a cell, a square; what it is, its game knows."""
Marks = Any
"""What is pointed at in a drawing of a game; its `focus` is the site of the cursor, or None."""


class DrawnOf(NamedTuple, Generic[P]):
    """A drawing with its sites."""

    canvas: Canvas
    sites: Mapping[P, Region]
    seams: tuple[int, ...]
    """The columns where a part begins that mostly changes by itself."""
    pieces: Mapping[Piece, Region] = MappingProxyType({})
    """Where the numbered pieces are; several share a place that only counts them."""

    def site_at(self, x: int, y: int) -> P | None:
        """Tell which site is drawn at a point."""
        return next((site for site, region in self.sites.items() if region.holds(x, y)), None)

    def pieces_at(self, x: int, y: int) -> Iterator[Piece]:
        """List the pieces that are drawn at a point."""
        return (piece for piece, region in self.pieces.items() if region.holds(x, y))


Drawn = DrawnOf[Any]
"""A drawing of any game."""


class CloseUp(NamedTuple):
    """A site drawn large, and what it is called."""

    name: str
    canvas: Canvas

"""A drawing on the screen, and what in it a cursor can stand on."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from edenia_tui.canvas.canvas import Canvas, Region

Site = Any
"""Something in a drawing that can be pointed at: a cell, a square; what it is, its game knows."""
Marks = Any
"""What is pointed at in a drawing of a game; its `focus` is the site of the cursor, or None."""


class Drawn(NamedTuple):
    """A drawing with its sites."""

    canvas: Canvas
    sites: Mapping[Site, Region]
    seams: tuple[int, ...]
    """The columns where a part begins that mostly changes by itself."""

    def site_at(self, x: int, y: int) -> Site | None:
        """Tell which site is drawn at a point."""
        return next((site for site, region in self.sites.items() if region.holds(x, y)), None)


class CloseUp(NamedTuple):
    """A site drawn large, and what it is called."""

    name: str
    canvas: Canvas

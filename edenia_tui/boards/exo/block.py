"""A part of a drawing, and where its places or squares are."""

from typing import NamedTuple

from edenia_tui.boards.canvas import Canvas, Region
from edenia_tui.boards.exo.marks import Site


class Block(NamedTuple):
    """Put together with others it makes the table."""

    canvas: Canvas
    sites: dict[Site, Region]

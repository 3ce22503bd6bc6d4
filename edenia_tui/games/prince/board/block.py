"""A part of a drawing, and where its cells, tiles or stacks are."""

from typing import NamedTuple

from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.games.prince.board.marks import Site


class Block(NamedTuple):
    """Put together with others it makes the table."""

    canvas: Canvas
    sites: dict[Site, Region]

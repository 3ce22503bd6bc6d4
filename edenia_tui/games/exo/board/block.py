"""A part of a drawing, and where its places or squares are."""

from typing import Final, NamedTuple

from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.games.exo.board.marks import Site

LABEL: Final = 3
"""The columns of the names of rows."""


class Block(NamedTuple):
    """Put together with others it makes the table."""

    canvas: Canvas
    sites: dict[Site, Region]

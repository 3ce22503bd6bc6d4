"""A part of a drawing, and what a cursor can stand on in it."""

from collections.abc import Iterable
from typing import NamedTuple

from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.marks import Site

Parts = Iterable[tuple[str, Ink]]
"""Words in a row, each with its ink."""


class Block(NamedTuple):
    """Put together with others it makes the table."""

    canvas: Canvas
    sites: dict[Site, Region]


def put_parts(sheet: Sheet, room: Region, parts: Parts) -> int:
    """Write words one after the other into a row; what has no room is left out. Give where they end."""
    x, end = room.x, room.x + room.width
    for text, ink in parts:
        shown = text[: max(0, end - x)]
        sheet.put(x, room.y, shown, ink)
        x += len(shown)
    return x

"""The whole table of EXO: the universe and all galaxies beside and below each other."""

from collections.abc import Mapping
from typing import NamedTuple

from edenia_tui.boards.canvas import Canvas, Region
from edenia_tui.boards.charset import Charset
from edenia_tui.boards.exo.blocks import Block, draw_galaxy, draw_universe
from edenia_tui.boards.exo.cells import ROOMS
from edenia_tui.boards.exo.marks import Marks
from edenia_tui.boards.exo.signs import signs_of
from edenia_tui.boards.grid import Zoom
from edenia_tui.boards.sheet import Sheet
from rules.exo.layout import Place
from rules.exo.square import Square
from rules.exo.state import State
from rules.kernel.seat import Seat

WIDTHS = {Zoom.SMALL: 80, Zoom.MEDIUM: 120}
"""The columns that blocks beside each other may take."""
_GAP = 3


class Drawing(NamedTuple):
    """A finished drawing, and what is to be found where."""

    canvas: Canvas
    places: Mapping[Place, Region]
    squares: Mapping[tuple[Seat, Square], Region]


def draw_table(view: State, zoom: Zoom, charset: Charset, marks: Marks) -> Drawing:
    """Draw everything that lies on the table."""
    room, signs = ROOMS[zoom], signs_of(charset)
    blocks = [draw_universe(view, room, signs, marks)]
    blocks += [draw_galaxy(view, seat, room, signs, marks) for seat in view.seats()]
    corners = _corners(blocks, WIDTHS[zoom])
    ends = [
        (x + block.canvas.width, y + block.canvas.height)
        for block, (x, y) in zip(blocks, corners, strict=True)
    ]
    sheet = Sheet(max(x for x, _ in ends), max(y for _, y in ends))
    places: dict[Place, Region] = {}
    squares: dict[tuple[Seat, Square], Region] = {}
    for block, (x, y) in zip(blocks, corners, strict=True):
        sheet.paste(x, y, block.canvas)
        places.update({place: _moved(region, x, y) for place, region in block.places.items()})
        squares.update({square: _moved(region, x, y) for square, region in block.squares.items()})
    return Drawing(sheet.finish(), places, squares)


def _corners(blocks: list[Block], width: int) -> list[tuple[int, int]]:
    """Set blocks beside each other while there is room, then below; never a blank line more than one."""
    corners: list[tuple[int, int]] = []
    x = y = height = 0
    for block in blocks:
        if x and x + block.canvas.width > width:
            x, y, height = 0, y + height + 1, 0
        corners.append((x, y))
        x += block.canvas.width + _GAP
        height = max(height, block.canvas.height)
    return corners


def _moved(region: Region, x: int, y: int) -> Region:
    return region._replace(x=region.x + x, y=region.y + y)

"""The whole table of EXO: the universe and all galaxies beside and below each other."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.exo.board.block import Block
from edenia_tui.games.exo.board.cells import ROOMS
from edenia_tui.games.exo.board.galaxy import draw_galaxy
from edenia_tui.games.exo.board.marks import Marks, Site
from edenia_tui.games.exo.board.signs import signs_of
from edenia_tui.games.exo.board.universe import draw_universe
from rules.exo.state import State

WIDTHS = {Zoom.SMALL: 80, Zoom.MEDIUM: 120, Zoom.LARGE: 200}
"""The columns that blocks beside each other may take."""
_GAP = 3

Corner = tuple[int, int]
"""Where the top left of a block is: a column and a row."""


class Drawing(NamedTuple):
    """A finished drawing, and what is to be found where."""

    canvas: Canvas
    sites: Mapping[Site, Region]


def draw_table(view: State, zoom: Zoom, charset: Charset, marks: Marks) -> Drawing:
    """Draw everything that lies on the table."""
    room, signs = ROOMS[zoom], signs_of(charset)
    blocks = [draw_universe(view, room, signs, marks)]
    blocks += [draw_galaxy(view, seat, room, signs, marks) for seat in view.seats()]
    return put_together(blocks, _corners(blocks, WIDTHS[zoom]))


def put_together(blocks: Sequence[Block], corners: Sequence[Corner]) -> Drawing:
    """Make one drawing of blocks, each at its corner."""
    ends = [
        (x + block.canvas.width, y + block.canvas.height)
        for block, (x, y) in zip(blocks, corners, strict=True)
    ]
    sheet = Sheet(max(x for x, _ in ends), max(y for _, y in ends))
    sites: dict[Site, Region] = {}
    for block, (x, y) in zip(blocks, corners, strict=True):
        sheet.paste(x, y, block.canvas)
        sites.update({site: region.moved(x, y) for site, region in block.sites.items()})
    return Drawing(sheet.finish(), sites)


def _corners(blocks: list[Block], width: int) -> list[Corner]:
    """Set blocks beside each other while there is room, then below; never a blank line more than one."""
    corners: list[Corner] = []
    x = y = height = 0
    for block in blocks:
        if x and x + block.canvas.width > width:
            x, y, height = 0, y + height + 1, 0
        corners.append((x, y))
        x += block.canvas.width + _GAP
        height = max(height, block.canvas.height)
    return corners

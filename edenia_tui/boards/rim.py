"""The rim round the galaxy: relay stations, and tunnels that join their mouths."""

from typing import Final

from edenia_tui.boards.charset import Charset, E, N, S, W
from edenia_tui.boards.grid import Grid
from edenia_tui.boards.ink import Ink
from edenia_tui.boards.sheet import Sheet
from edenia_tui.boards.tracks import Point, meeting
from rules.edenia.galaxy import EAST, MOUTH, NORTH, PATHS, RELAY, SOUTH, WEST, Path, Side

_ENDS: Final = {
    NORTH: (E + S, E + S + W, S + W),
    EAST: (S + W, N + S + W, N + W),
    SOUTH: (N + E, N + E + W, N + W),
    WEST: (E + S, N + E + S, N + E),
}
"""The strokes of a tunnel's first, middle and last mouth."""


def rim_place(grid: Grid, side: Side, path: Path) -> Point:
    """Tell where a path meets the rim, counted from the corner of its tile."""
    column, row = meeting(grid, path)
    return {
        NORTH: (column, -1),
        EAST: (grid.width, row),
        SOUTH: (column, grid.height),
        WEST: (-1, row),
    }[side]


def draw_rim(
    sheet: Sheet, corner: Point, grid: Grid, side: Side, rim: str, charset: Charset
) -> None:
    """Draw one outer side of a tile whose top left corner is given."""
    mouths = [path for path in PATHS if rim[path] == MOUTH]
    for path in mouths[:1]:
        _draw_bore(sheet, corner, grid, side, path, mouths[-1], charset)
    for path in PATHS:
        x, y = _place(corner, grid, side, path)
        if rim[path] == MOUTH:
            end = 0 if path == mouths[0] else 2 if path == mouths[-1] else 1
            sheet.put(x, y, charset.round_box[_ENDS[side][end]], Ink.TUNNEL)
        elif rim[path] == RELAY:
            sheet.put(x, y, charset.relay, Ink.CLOVER)
        else:
            sheet.put(x, y, charset.spent_relay, Ink.RELAY)


def _draw_bore(
    sheet: Sheet, corner: Point, grid: Grid, side: Side, first: Path, last: Path, charset: Charset
) -> None:
    """Draw the tunnel from its first mouth to its last."""
    (x, y), (to_x, to_y) = (_place(corner, grid, side, path) for path in (first, last))
    if side in (NORTH, SOUTH):
        sheet.put(x, y, charset.round_box[E + W] * (to_x - x), Ink.TUNNEL)
    else:
        for row in range(y, to_y):
            sheet.put(x, row, charset.round_box[N + S], Ink.TUNNEL)


def _place(corner: Point, grid: Grid, side: Side, path: Path) -> Point:
    x, y = rim_place(grid, side, path)
    return corner[0] + x, corner[1] + y

"""The rim round the galaxy: relay stations, and tunnels that join their mouths."""

from typing import Final

from edenia_tui.canvas.charset import E, N, S, W
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.edenia.board import colours
from edenia_tui.games.edenia.board.grid import Grid, Plot
from edenia_tui.games.edenia.board.signs import Signs
from edenia_tui.games.edenia.board.tracks import Point, meeting
from rules.edenia.galaxy import (
    EAST,
    MOUTH,
    NORTH,
    PATHS,
    RELAY,
    SOUTH,
    SPENT_RELAY,
    WEST,
    Path,
    Side,
)

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


def draw_rim(sheet: Sheet, plot: Plot, side: Side, rim: str, signs: Signs) -> None:
    """Draw the rim at one outer side of a tile."""
    places = [plot.at(rim_place(plot.grid, side, path)) for path in PATHS]
    mouths = [place for place, glyph in zip(places, rim, strict=True) if glyph == MOUTH]
    if mouths:
        _draw_tunnel(sheet, mouths, side, signs)
    for place, glyph in zip(places, rim, strict=True):
        if glyph == RELAY:
            sheet.put(*place, signs.relay, colours.CLOVER)
        elif glyph == SPENT_RELAY:
            sheet.put(*place, signs.spent_relay, colours.RELAY)


def _draw_tunnel(sheet: Sheet, mouths: list[Point], side: Side, signs: Signs) -> None:
    """Draw a tunnel from its first mouth to its last; it runs behind a relay station between them."""
    (x, y), (to_x, to_y) = mouths[0], mouths[-1]
    bore = signs.round_box[E + W if side in (NORTH, SOUTH) else N + S]
    for n in range(max(to_x - x, to_y - y)):
        sheet.put(min(x + n, to_x), min(y + n, to_y), bore, colours.TUNNEL)
    first, middle, last = _ENDS[side]
    for mouth in mouths:
        end = first if mouth == mouths[0] else last if mouth == mouths[-1] else middle
        sheet.put(*mouth, signs.round_box[end], colours.TUNNEL)

"""What fits: how large the galaxy can be drawn, and with which signs."""

from edenia_tui.boards.canvas import Canvas
from edenia_tui.boards.charset import ASCII, UNICODE, Charset
from edenia_tui.boards.galaxy import draw_galaxy
from edenia_tui.boards.grid import Zoom
from edenia_tui.boards.marks import Marks
from rules.edenia.state import State

WIDE = 86
"""The columns from which on the galaxy is drawn in the larger size."""


def draw_table(view: State, zoom: Zoom, charset: Charset) -> Canvas:
    """Draw the galaxy, in the middle of a move with the sheep that moves and its way."""
    route = () if view.walk is None else view.walk.trail
    return draw_galaxy(view, zoom, charset, Marks(route=route, chosen=view.turn.sheep))


def draw_to_fit(view: State, columns: int, rows: int, charset: Charset) -> Canvas:
    """Draw the galaxy in the largest size for which there is room."""
    canvas = draw_table(view, Zoom.MEDIUM, charset)
    if columns >= WIDE and rows >= canvas.height:
        return canvas
    return draw_table(view, Zoom.SMALL, charset)


def charset_for(encoding: str) -> Charset:
    """Choose the signs that can be written."""
    try:
        repr(UNICODE).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE

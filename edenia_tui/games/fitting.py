"""What fits: how large a table can be drawn, and with which signs."""

from typing import Any

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.board import Board


def draw_to_fit(board: Board, view: Any, columns: int, rows: int, charset: Charset) -> Canvas:
    """Draw a table in the largest size for which there is room."""
    canvas = board.draw(view, Zoom.MEDIUM, charset)
    if columns >= board.wide and rows >= canvas.height:
        return canvas
    return board.draw(view, Zoom.SMALL, charset)


def charset_for(encoding: str) -> Charset:
    """Choose the signs that can be written."""
    return UNICODE if can_write(repr(UNICODE), encoding) else ASCII


def can_write(signs: str, encoding: str) -> bool:
    """Tell whether an encoding has all signs."""
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True

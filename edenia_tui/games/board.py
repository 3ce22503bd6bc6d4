"""What a front end needs to draw a game; every game at the table has one of these."""

from typing import Any, Protocol

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom


class Board(Protocol):
    """A game in drawings."""

    @property
    def wide(self) -> int:
        """The columns from which on the larger size is drawn."""

    def draw(self, view: Any, zoom: Zoom, charset: Charset) -> Canvas:
        """Draw everything that lies on the table, as far as the view knows it."""

    def key(self, charset: Charset) -> tuple[tuple[str, str], ...]:
        """Give the ids of the messages that name signs, each with its sign."""

    def used(self, view: Any, zoom: Zoom, canvas: Canvas) -> tuple[int, int]:
        """Tell how many columns and rows of a drawing show more than an empty table."""


def draw_to_fit(board: Board, view: Any, columns: int, rows: int, charset: Charset) -> Canvas:
    """Draw a table in the largest size for which there is room."""
    canvas = board.draw(view, Zoom.MEDIUM, charset)
    if columns >= board.wide and rows >= canvas.height:
        return canvas
    return board.draw(view, Zoom.SMALL, charset)

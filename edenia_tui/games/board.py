"""What a front end needs to draw a game: functions, put together once by each game."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom

S = TypeVar("S")


class BoardOf(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A game in drawings."""

    wide: int
    """The columns from which on the larger size is drawn."""
    draw: Callable[[S, Zoom, Charset], Canvas]
    """Draws everything that lies on the table, as far as the view knows it."""
    key: Callable[[Charset], tuple[tuple[str, str], ...]]
    """Gives the ids of the messages that name signs, each with its sign."""
    used: Callable[[S, Zoom, Canvas], tuple[int, int]]
    """Tells how many columns and rows of a drawing show more than an empty table."""

    def draw_to_fit(self, view: S, columns: int, rows: int, charset: Charset) -> Canvas:
        """Draw a table in the largest size for which there is room."""
        canvas = self.draw(view, Zoom.MEDIUM, charset)
        if columns >= self.wide and rows >= canvas.height:
            return canvas
        return self.draw(view, Zoom.SMALL, charset)


Board = BoardOf[Any]
"""The board of any game."""

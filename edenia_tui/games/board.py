"""What a front end needs to draw a game: functions, put together once by each game."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom

S = TypeVar("S")


class Meaning(NamedTuple):
    """A sign of a drawing, and the message that says what it means."""

    message: str
    sign: str
    also: str = ""
    """Further signs that mean the same, or are parts of it."""

    def explains(self, sign: str) -> bool:
        """Tell whether it is about a sign of one column."""
        return sign in self.sign or sign in self.also


V = TypeVar("V", contravariant=True)


class Draw(Protocol[V]):
    """Draws everything that lies on the table, as far as the view knows it."""

    def __call__(self, view: V, zoom: Zoom, charset: Charset, language: str = "en", /) -> Canvas:
        """Draw with the letters that people of that language expect."""


class BoardOf(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """A game in drawings."""

    wide: int
    """The columns from which on the larger size is drawn."""
    draw: Draw[S]
    key: Callable[[Charset], tuple[tuple[str, str], ...]]
    """Gives the ids of the messages that name signs, each with its sign."""
    legend: Callable[[Charset], tuple[Meaning, ...]]
    """Gives every sign that can be drawn, with what it means."""
    strip: tuple[str, ...] = ()
    """The messages of the signs that stand beside the drawing; empty where they stand in it."""
    used: Callable[[S, Zoom, Canvas], tuple[int, int]]
    """Tells how many columns and rows of a drawing show more than an empty table."""

    def draw_to_fit(
        self, view: S, room: tuple[int, int], charset: Charset, language: str = "en"
    ) -> Canvas:
        """Draw a table in the largest size for which there is room, in columns and rows."""
        columns, rows = room
        canvas = self.draw(view, Zoom.MEDIUM, charset, language)
        if columns >= self.wide and rows >= canvas.height:
            return canvas
        return self.draw(view, Zoom.SMALL, charset, language)


Board = BoardOf[Any]
"""The board of any game."""

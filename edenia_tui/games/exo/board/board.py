"""EXO in drawings."""

from typing import Final

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.board import BoardOf
from edenia_tui.games.exo.board.marks import Marks
from edenia_tui.games.exo.board.meanings import meanings
from edenia_tui.games.exo.board.signs import signs_of
from edenia_tui.games.exo.board.table import draw_table
from rules.exo.state import Ask, State


def _draw(view: State, zoom: Zoom, charset: Charset, language: str = "en") -> Canvas:  # noqa: ARG001
    """Draw the universe and all galaxies; before a planet is put, the points it would make.

    The letters are those of the commands, and the same in every language.
    """
    marks = Marks(planet=view.held) if view.ask is Ask.PUT else Marks()
    return draw_table(view, zoom, charset, marks).canvas


def _key(charset: Charset) -> tuple[tuple[str, str], ...]:
    """Give the letters of sizes and types and the signs before them; colours say themselves."""
    return (
        ("sign-small", "s"),
        ("sign-medium", "m"),
        ("sign-large", "l"),
        ("sign-telluric", "t"),
        ("sign-gaseous", "z"),
        ("sign-ringed", "o"),
        ("sign-free", signs_of(charset).free),
        ("sign-points", "+1"),
    )


def _used(_: State, __: Zoom, canvas: Canvas) -> tuple[int, int]:
    """All of it: a galaxy is drawn only as far as it reaches."""
    return canvas.width, canvas.height


BOARD: Final = BoardOf[State](wide=120, draw=_draw, key=_key, legend=meanings, used=_used)

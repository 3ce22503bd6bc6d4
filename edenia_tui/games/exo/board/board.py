"""EXO as a game in drawings."""

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.exo.board.marks import Marks
from edenia_tui.games.exo.board.signs import signs_of
from edenia_tui.games.exo.board.table import draw_table
from rules.exo.state import Ask, State


class ExoBoard:
    """The contract of `edenia_tui.games.board`, fulfilled by the functions of this package."""

    wide = 120

    def draw(self, view: State, zoom: Zoom, charset: Charset) -> Canvas:
        """Draw the universe and all galaxies; before a planet is put, the points it would make."""
        marks = Marks(planet=view.held) if view.ask is Ask.PUT else Marks()
        return draw_table(view, zoom, charset, marks).canvas

    def key(self, charset: Charset) -> tuple[tuple[str, str], ...]:
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

    def used(self, view: State, zoom: Zoom, canvas: Canvas) -> tuple[int, int]:  # noqa: ARG002
        """All of it: a galaxy is drawn only as far as it reaches."""
        return canvas.width, canvas.height

"""Edenia in drawings."""

from typing import Final

from edenia_tui.boards.canvas import Canvas
from edenia_tui.boards.charset import HORIZONTAL, Charset
from edenia_tui.boards.galaxy import draw_galaxy
from edenia_tui.boards.grid import Zoom
from edenia_tui.boards.marks import Marks
from rules.edenia.galaxy import CELLS, KIND, PATHS, Kind
from rules.edenia.notation.names import PATH_NAMES
from rules.edenia.state import State

_ALWAYS_THERE: Final = (Kind.EMPTY, Kind.HOLE, Kind.EDENIA)


class EdeniaBoard:
    """The contract of `edenia_tui.boards.board`, fulfilled by the functions beside this file."""

    wide = 86

    def draw(self, view: State, zoom: Zoom, charset: Charset) -> Canvas:
        """Draw the galaxy, in the middle of a move with the sheep that moves and its way."""
        route = () if view.walk is None else view.walk.trail
        return draw_galaxy(view, zoom, charset, Marks(route=route, chosen=view.turn.sheep))

    def key(self, charset: Charset) -> tuple[tuple[str, str], ...]:
        """Give the lines of the three paths."""
        return tuple(
            (f"path-{PATH_NAMES[path]}", charset.line(path, HORIZONTAL) * 3) for path in PATHS
        )

    def rows_used(self, view: State, canvas: Canvas) -> int:
        """Count the rows down to the last one where a tile was laid."""
        last = max(cell for cell in CELLS if KIND[view.tiles[cell]] not in _ALWAYS_THERE)
        region = canvas.cells[last]
        return region.y + region.height

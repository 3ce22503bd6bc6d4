"""Edenia in drawings."""

from typing import Final

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import HORIZONTAL, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.marks import Marks
from rules.edenia.galaxy import CELLS, KIND, PATHS, Kind
from rules.edenia.notation.names import PATH_NAMES
from rules.edenia.state import State

_ALWAYS_THERE: Final = (Kind.EMPTY, Kind.HOLE, Kind.EDENIA)


class EdeniaBoard:
    """The contract of `edenia_tui.games.board`, fulfilled by the functions beside this file."""

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

    def used(self, view: State, canvas: Canvas) -> tuple[int, int]:
        """Count as far as a tile was laid, and a column for the rim."""
        laid = [canvas.cells[c] for c in CELLS if KIND[view.tiles[c]] not in _ALWAYS_THERE]
        columns = max(region.x + region.width for region in laid) + 1
        return columns, max(region.y + region.height for region in laid)

"""Edenia in drawings."""

from typing import Final

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import HORIZONTAL, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.board import BoardOf
from edenia_tui.games.edenia.board.galaxy import draw_galaxy, region_of
from edenia_tui.games.edenia.board.grid import grid_of
from edenia_tui.games.edenia.board.marks import Marks
from edenia_tui.games.edenia.board.meanings import meanings
from edenia_tui.games.edenia.board.signs import signs_of
from rules.edenia.galaxy import CELLS, KIND, PATHS, Kind
from rules.edenia.notation.names import PATH_NAMES
from rules.edenia.state import State

_ALWAYS_THERE: Final = (Kind.EMPTY, Kind.HOLE, Kind.EDENIA)


def _draw(view: State, zoom: Zoom, charset: Charset, language: str = "en") -> Canvas:
    """Draw the galaxy, in the middle of a move with the sheep that moves and its way."""
    route = () if view.walk is None else view.walk.trail
    marks = Marks(route=route, chosen=view.turn.sheep)
    return draw_galaxy(view, zoom, charset, marks, language)


def _key(charset: Charset) -> tuple[tuple[str, str], ...]:
    """Give the lines of the three paths."""
    signs = signs_of(charset)
    return tuple((f"path-{PATH_NAMES[path]}", signs.line(path, HORIZONTAL) * 3) for path in PATHS)


def _used(view: State, zoom: Zoom, _: Canvas) -> tuple[int, int]:
    """Count as far as a tile was laid, and a column for the rim."""
    grid, tiles = grid_of(zoom), view.tiles
    laid = [region_of(grid, c) for c in CELLS if KIND[tiles[c]] not in _ALWAYS_THERE]
    columns = max(region.x + region.width for region in laid) + 1
    return columns, max(region.y + region.height for region in laid)


_STRIP: Final = (
    *(f"path-{PATH_NAMES[path]}" for path in PATHS),
    *(f"legend-{name}" for name in ("clover", "flag", "known", "hole")),
)

BOARD: Final = BoardOf[State](
    wide=86, draw=_draw, key=_key, legend=meanings, strip=_STRIP, used=_used
)

"""The whole galaxy: tiles, the rim round them, coordinates, and what is pointed at."""

from typing import Final

from msgspec.structs import replace

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.contents import Contents, contents_of
from edenia_tui.games.edenia.board.drawing import Draft, Drawing
from edenia_tui.games.edenia.board.grid import Grid, Plot, grid_of
from edenia_tui.games.edenia.board.large import draw_large
from edenia_tui.games.edenia.board.marks import Marks, draw_chosen, draw_focus, draw_step
from edenia_tui.games.edenia.board.medium import draw_medium
from edenia_tui.games.edenia.board.rim import draw_rim
from edenia_tui.games.edenia.board.signs import signs_of
from edenia_tui.games.edenia.board.small import draw_small
from rules.edenia.galaxy import CELLS, RIM_PLACES, Cell
from rules.edenia.geometry import cell_at, cell_of_step, column_of, row_of
from rules.edenia.state import State

_LEFT, _TOP, _RIGHT, _BOTTOM = 3, 2, 1, 1
"""The margins: row numbers and column letters, and the rim."""
_DRAW_TILE: Final = {Zoom.SMALL: draw_small, Zoom.MEDIUM: draw_medium, Zoom.LARGE: draw_large}
_NOTHING: Final = Marks()


def draw_galaxy(
    view: State, zoom: Zoom, charset: Charset, marks: Marks = _NOTHING, language: str = "en"
) -> Drawing:
    """Draw everything that lies in the galaxy, as far as the view knows it."""
    if (laid := marks.laid) is not None:
        view = replace(view, tiles=laid.tiles, planets=laid.planets, dwarfs=laid.dwarfs)
    grid, draw_tile, signs = grid_of(zoom), _DRAW_TILE[zoom], signs_of(charset, language)
    sheet = Draft(_LEFT + 5 * grid.width + _RIGHT, _TOP + 5 * grid.height + _BOTTOM)
    for cell, contents in zip(CELLS, _contents(view, marks), strict=True):
        region = sheet.cells[cell] = region_of(grid, cell)
        sheet.paste_tile(region.x, region.y, draw_tile(contents, signs))
    for (cell, side), rim in zip(RIM_PLACES, view.rim, strict=True):
        draw_rim(sheet, plot_of(grid, cell), side, rim, signs)
    _draw_coordinates(sheet, grid, marks.focus)
    for step in marks.route:
        cell = cell_of_step(step)
        draw_step(sheet, plot_of(grid, cell), view.tiles[cell], step, signs)
    if marks.focus is not None:
        draw_focus(sheet, sheet.cells[marks.focus], signs)
    if marks.chosen is not None:
        draw_chosen(sheet, marks.chosen, signs)
    return sheet.finish()


def _contents(view: State, marks: Marks) -> tuple[Contents, ...]:
    """Tell what is on every cell, with a travelling sheep on its way."""
    if marks.chosen is None or marks.travelling is None:
        return contents_of(view)
    return contents_of(view, (marks.chosen, marks.travelling))


def plot_of(grid: Grid, cell: Cell) -> Plot:
    """Tell where a cell's tile is drawn."""
    x, y = column_of(cell) * grid.width, row_of(cell) * grid.height
    return Plot(grid, _LEFT + x, _TOP + y)


def region_of(grid: Grid, cell: Cell) -> Region:
    """Tell which part of the drawing a cell is."""
    _, x, y = plot_of(grid, cell)
    return Region(x, y, grid.width, grid.height)


def _draw_coordinates(sheet: Draft, grid: Grid, focus: Cell | None) -> None:
    """Write letters above and numbers beside the galaxy; those of the focused cell stand out."""
    for n in range(5):
        _, x, y = plot_of(grid, cell_at(n, n))
        is_column = focus is not None and column_of(focus) == n
        is_row = focus is not None and row_of(focus) == n
        sheet.put(x + grid.width // 2, 0, "ABCDE"[n], inks.FOCUS if is_column else inks.COORDINATE)
        sheet.put(0, y + grid.height // 2, "12345"[n], inks.FOCUS if is_row else inks.COORDINATE)

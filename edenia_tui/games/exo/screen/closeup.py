"""A planet or a square among those around it, drawn with their shapes."""

from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.exo.board.cells import ROOMS
from edenia_tui.games.exo.board.galaxy import Frame, draw_galaxy
from edenia_tui.games.exo.board.marks import Marks, Site
from edenia_tui.games.exo.board.signs import signs_of
from edenia_tui.games.exo.board.universe import draw_universe
from edenia_tui.games.exo.screen.titles import titles
from edenia_tui.games.exo.words.nouns import letter_of_west
from edenia_tui.language.listener import Listener
from rules.exo.state import State

_COLUMNS, _ROWS = 42, 17
"""As much of a drawing as leaves room for words beside it."""


def draw_close_up(
    listener: Listener, view: State, site: Site, charset: Charset, marks: Marks
) -> Canvas:
    """Draw the surroundings of a site."""
    room, signs = ROOMS[Zoom.MEDIUM], signs_of(charset)
    if isinstance(site, tuple):
        title = titles(listener, view)[site[0]]
        frame = Frame(title, label=2, west=letter_of_west(listener), is_open=True)
        block = draw_galaxy(view, site[0], room, signs, marks, frame=frame)
    else:
        block = draw_universe(view, room, signs, marks, pitch=room.height - 1)
    return _around(block.canvas, block.sites[site])


def _around(canvas: Canvas, middle: Region) -> Canvas:
    """Cut out what lies around a region, as far as the drawing goes."""
    x = _start(middle.x + middle.width // 2, canvas.width, _COLUMNS)
    y = _start(middle.y + middle.height // 2, canvas.height, _ROWS)
    rows, columns = slice(y, y + _ROWS), slice(x, x + _COLUMNS)
    return Canvas(
        tuple(line[columns] for line in canvas.lines[rows]),
        tuple(inks[columns] for inks in canvas.inks[rows]),
    )


def _start(middle: int, there: int, wanted: int) -> int:
    return max(0, min(middle - wanted // 2, there - wanted))

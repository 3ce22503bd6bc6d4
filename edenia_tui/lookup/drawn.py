"""The galaxy of an example; apart from the panels because most rules have none and drawing loads much."""

import os

from rich.text import Text

from edenia_tui.boards.galaxy import draw_galaxy
from edenia_tui.boards.grid import Zoom
from edenia_tui.drawing.ansi import depth_of, paint
from edenia_tui.drawing.fitting import charset_for
from rules.edenia.galaxy import CELLS, KIND, Kind
from rules.edenia.notation.reading import read_position

_ALWAYS_THERE = (Kind.EMPTY, Kind.HOLE, Kind.EDENIA)


def draw_example(position: str, wish: str, encoding: str) -> Text:
    """Draw a position down to the last row where a tile was laid.

    Args:
        position: the position as text.
        wish: colours always, never, or as the surroundings like it.
        encoding: what the drawing is written in, which decides on its signs.
    """
    state = read_position(position)
    canvas = draw_galaxy(state, Zoom.SMALL, charset_for(encoding))
    last = max(cell for cell in CELLS if KIND[state.tiles[cell]] not in _ALWAYS_THERE)
    region = canvas.cells[last]
    painted = paint(canvas, depth_of(wish, os.environ, is_terminal=True))
    lines = painted.split("\n")[: region.y + region.height]
    return Text.from_ansi("\n".join(lines), no_wrap=True)

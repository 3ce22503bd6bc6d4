"""The table of an example; apart from the panels because most rules have none and drawing loads much."""

from rich.text import Text

from edenia_tui.canvas.ansi import Depth, paint
from edenia_tui.canvas.charset import charset_for
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.entry import Entry


def draw_example(entry: Entry, position: str, depth: Depth, encoding: str, language: str) -> Text:
    """Draw a position as far down as something lies there.

    Args:
        entry: the game.
        position: the position as text.
        depth: how many colours it has.
        encoding: what the drawing is written in, which decides on its signs.
        language: what its letters are taken from.
    """
    state = entry.game.read_position(position)
    canvas = entry.board.draw(state, Zoom.SMALL, charset_for(encoding), language)
    painted = paint(canvas, depth)
    _, rows = entry.board.used(state, Zoom.SMALL, canvas)
    lines = painted.split("\n")[:rows]
    return Text.from_ansi("\n".join(lines), no_wrap=True)

"""Frames of cards: a quiet one, and a heavy one around what is looked at."""

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import Charset, E, N, S, W
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.signs import Signs


def put_frame(
    sheet: Sheet, frame: Region, charset: Charset, signs: Signs, *, is_meant: bool
) -> None:
    """Frame a region."""
    if is_meant:
        across, down, corners = signs.frame[0], signs.frame[1], signs.frame[2:]
        ways = (E + S, S + W, N + E, N + W)
        strokes = {E + W: across, N + S: down, **dict(zip(ways, corners, strict=True))}
        sheet.put_box(frame, strokes, inks.ROUTE)
    else:
        sheet.put_box(frame, charset.round_box, inks.FRAME)

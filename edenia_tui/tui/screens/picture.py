"""A quiet drawing for screens on which nobody plays: no colours of its own."""

from typing import Final

from textual.content import Content

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.ink import PATH_INKS, SEAT_INKS, Ink

_QUIET: Final = frozenset(
    {*PATH_INKS, Ink.RELAY, Ink.TUNNEL, Ink.UNEXPLORED, Ink.FRAME, Ink.COORDINATE, Ink.DIM}
)
_LOUD: Final = frozenset({*SEAT_INKS, Ink.ARRIDIS, Ink.EDENIA, Ink.HOLE})


def picture_of(canvas: Canvas, columns: int | None = None, rows: int | None = None) -> Content:
    """Give a drawing, or its upper left part, in the colours of the theme."""
    lines = []
    for y in range(canvas.height if rows is None else min(rows, canvas.height)):
        line = Content.assemble(*((run.text, _style(run.ink)) for run in canvas.runs(y)))
        lines.append(line[:columns])
    return Content("\n").join(lines)


def _style(ink: Ink) -> str:
    if ink in _QUIET:
        return "$faint"
    return "bold $foreground" if ink in _LOUD else "$foreground"

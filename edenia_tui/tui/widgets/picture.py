"""A quiet drawing for screens on which nobody plays: no colours of its own."""

from typing import Final

from textual.content import Content

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.inks import Tone

_STYLES: Final = {
    Tone.QUIET: "$faint",
    Tone.PLAIN: "$foreground",
    Tone.LOUD: "bold $foreground",
}


def picture_of(canvas: Canvas, columns: int | None = None, rows: int | None = None) -> Content:
    """Give a drawing, or its upper left part, in the colours of the theme."""
    lines = []
    for y in range(canvas.height if rows is None else min(rows, canvas.height)):
        line = Content.assemble(*((run.text, _STYLES[run.ink.tone]) for run in canvas.runs(y)))
        lines.append(line[:columns])
    return Content("\n").join(lines)

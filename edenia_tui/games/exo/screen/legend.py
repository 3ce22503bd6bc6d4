"""What the letters of planets mean, written into a drawing where it leaves room."""

from collections.abc import Sequence

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.sheet import Sheet


def with_legend(canvas: Canvas, sentences: Sequence[str], columns: int, rows: int) -> Canvas:
    """Write sentences at the bottom of so many columns and rows, to the right or to the left.

    A drawing that has no room for them stays as it is.
    """
    width, height = max(map(len, sentences)), len(sentences)
    if canvas.width > columns or canvas.height > rows:
        return canvas
    sheet = Sheet(columns, rows)
    sheet.paste(0, 0, canvas)
    top = rows - height
    for x in (columns - width, 0):
        room = (row[max(0, x - 2) : x + width + 2] for row in sheet.chars[top:])
        if all(sign == " " for row in room for sign in row):
            for y, sentence in enumerate(sentences, top):
                sheet.put(x, y, sentence, inks.DIM)
            return sheet.finish()
    return canvas

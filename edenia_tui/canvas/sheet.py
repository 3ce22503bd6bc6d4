"""A drawing in the making; a pencil knows it only until it is finished as a tile or a canvas."""

from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.canvas.charset import E, N, S, Strokes, W
from edenia_tui.canvas.inks import DIM, Ink
from edenia_tui.outside.clean import clean_line


class Sheet:
    """Rows of characters that can still change."""

    __slots__ = ("chars", "inks")

    def __init__(self, width: int, height: int) -> None:
        """Begin with nothing but space."""
        self.chars = [[" "] * width for _ in range(height)]
        self.inks = [[DIM] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: Ink) -> None:
        """Write from a point to the right."""
        self.chars[y][x : x + len(text)] = clean_line(text)
        self.inks[y][x : x + len(text)] = [ink] * len(text)

    def put_box(self, region: Region, strokes: Strokes, ink: Ink) -> None:
        """Outline a region."""
        x, y, width, height = region
        right, bottom = x + width - 1, y + height - 1
        level = strokes[E + W] * (width - 2)
        self.put(x, y, strokes[E + S] + level + strokes[S + W], ink)
        self.put(x, bottom, strokes[N + E] + level + strokes[N + W], ink)
        for row in range(y + 1, bottom):
            self.put(x, row, strokes[N + S], ink)
            self.put(right, row, strokes[N + S], ink)

    def paste(self, x: int, y: int, part: Canvas) -> None:
        """Copy a finished drawing to a point."""
        for row, (line, inks) in enumerate(zip(part.lines, part.inks, strict=True), y):
            self.chars[row][x : x + len(line)] = line
            self.inks[row][x : x + len(line)] = inks

    def finish(self) -> Canvas:
        """Freeze it."""
        return Canvas(
            tuple("".join(row) for row in self.chars), tuple(tuple(row) for row in self.inks)
        )

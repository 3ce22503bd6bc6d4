"""Lines that meet: which way each of their points runs, and so the sign of it."""

from collections import Counter
from collections.abc import Iterator

from edenia_tui.canvas.charset import E, N, S, Strokes, W

Point = tuple[int, int]


class Lines:
    """A net of lines; where they cross, both are there."""

    def __init__(self) -> None:
        """Begin without any."""
        self._ways: Counter[Point] = Counter()

    def across(self, left: int, right: int, y: int) -> None:
        """Draw from one column to another."""
        for x in range(left, right):
            self._ways[x, y] |= E
            self._ways[x + 1, y] |= W

    def down(self, x: int, top: int, bottom: int) -> None:
        """Draw from one row to another."""
        for y in range(top, bottom):
            self._ways[x, y] |= S
            self._ways[x, y + 1] |= N

    def drawn(self, strokes: Strokes) -> Iterator[tuple[Point, str]]:
        """Give the sign of each point."""
        return ((point, strokes[ways]) for point, ways in self._ways.items())

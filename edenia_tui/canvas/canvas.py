"""A finished drawing: characters with their inks."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from edenia_tui.canvas.inks import Ink


class Region(NamedTuple):
    """A rectangle of a drawing."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Tell whether a point lies in it."""
        return 0 <= x - self.x < self.width and 0 <= y - self.y < self.height

    def moved(self, x: int, y: int) -> "Region":
        """Give the same rectangle so many columns and rows further."""
        return self._replace(x=self.x + x, y=self.y + y)


class Run(NamedTuple):
    """Neighbours of one ink."""

    text: str
    ink: Ink


@dataclass(frozen=True, slots=True)
class Canvas:
    """Rows of characters with their inks."""

    lines: tuple[str, ...]
    inks: tuple[tuple[Ink, ...], ...]

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return len(self.lines[0])

    @property
    def height(self) -> int:
        """How many rows it takes."""
        return len(self.lines)

    def text(self) -> str:
        """Give the drawing without ink, one line a row."""
        return "\n".join(line.rstrip() for line in self.lines) + "\n"

    def runs(self, y: int) -> tuple[Run, ...]:
        """Give a row as stretches of one ink, as a terminal is best told it."""
        return tuple(runs_of(self.lines[y], self.inks[y]))


def runs_of(line: str, inks: tuple[Ink, ...]) -> Iterator[Run]:
    """Part a row where its ink changes."""
    x = 0
    for ink, stretch in groupby(inks):
        length = sum(1 for _ in stretch)
        yield Run(line[x : x + length], ink)
        x += length

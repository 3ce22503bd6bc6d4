"""A drawing of Edenia: a canvas, and where on it the cells and the sheep are."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from rules.edenia.galaxy import Cell, Sheep


@dataclass(frozen=True, slots=True)
class Drawing(Canvas):
    """A finished drawing with its map."""

    cells: Mapping[Cell, Region]
    """Where each cell of the galaxy is drawn."""
    sheep: Mapping[Sheep, Region]
    """Where each sheep is drawn; several share a place that only counts them."""

    def sheep_at(self, x: int, y: int) -> tuple[Sheep, ...]:
        """Tell which sheep are drawn at a point: one, or all that a count stands for."""
        return tuple(sheep for sheep, region in self.sheep.items() if region.holds(x, y))


class Draft(Sheet):
    """A drawing in the making that remembers what is where."""

    __slots__ = ("cells", "sheep")

    def __init__(self, width: int, height: int) -> None:
        """Begin with nothing but space."""
        super().__init__(width, height)
        self.cells: dict[Cell, Region] = {}
        self.sheep: dict[Sheep, Region] = {}

    def put_sheep(self, x: int, y: int, text: str, ink: Ink, who: Iterable[Sheep]) -> None:
        """Write a name or a count of sheep, and remember where they are."""
        self.put(x, y, text, ink)
        for sheep in who:
            self.sheep[sheep] = Region(x, y, len(text), 1)

    def paste_tile(self, x: int, y: int, tile: Drawing) -> None:
        """Copy a tile with its sheep to a point."""
        self.paste(x, y, tile)
        for sheep, place in tile.sheep.items():
            self.sheep[sheep] = place.moved(x, y)

    def finish(self) -> Drawing:
        """Freeze it."""
        done = super().finish()
        return Drawing(
            done.lines, done.inks, MappingProxyType(self.cells), MappingProxyType(self.sheep)
        )

"""How large a tile is at each zoom, and which row and column of it belongs to which path."""

from typing import Final, NamedTuple

from edenia_tui.canvas.zoom import Zoom


class Grid(NamedTuple):
    """The measures of a tile: a path keeps to its row and its column, so no two paths share a track."""

    width: int
    height: int
    columns: tuple[int, int, int]
    """Where star, nebula and meteorite cross the north and the south side."""
    rows: tuple[int, int, int]
    """Where they cross the east and the west side."""
    label: int
    """How many characters a sheep takes."""


class Plot(NamedTuple):
    """Where on a sheet a tile is drawn: its measures and its top left corner."""

    grid: Grid
    x: int
    y: int

    def at(self, point: tuple[int, int]) -> tuple[int, int]:
        """Tell where a point of the tile lies on the sheet."""
        return self.x + point[0], self.y + point[1]


SMALL: Final = Grid(9, 3, (2, 4, 6), (0, 1, 2), 1)
MEDIUM: Final = Grid(15, 7, (3, 7, 11), (1, 3, 5), 2)
LARGE: Final = Grid(23, 11, (5, 11, 17), (2, 5, 8), 2)
LOUPE: Final = Grid(35, 15, (10, 17, 24), (3, 7, 11), 2)
_GRIDS: Final = {Zoom.SMALL: SMALL, Zoom.MEDIUM: MEDIUM, Zoom.LARGE: LARGE}


def grid_of(zoom: Zoom) -> Grid:
    """Give the measures of a tile at a zoom."""
    return _GRIDS[zoom]

"""How large a table is drawn."""

from enum import Enum


class Zoom(Enum):
    """The sizes in which a whole table is drawn, the smallest first."""

    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"

    def next(self, by: int) -> "Zoom":
        """Give the size so many steps larger (or, below zero, smaller); the last one there is."""
        sizes: tuple[Zoom, ...] = tuple(Zoom)
        return sizes[max(0, min(len(sizes) - 1, sizes.index(self) + by))]

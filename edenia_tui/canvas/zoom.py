"""How large a table is drawn."""

from enum import Enum


class Zoom(Enum):
    """The sizes in which a whole table is drawn."""

    SMALL = "small"
    MEDIUM = "medium"

"""Why the app ended, told to whoever started it."""

from enum import Enum
from typing import NamedTuple


class Toward(Enum):
    """Where somebody goes who leaves the screen."""

    DOOR = "door"
    """Out of the program."""
    LINES = "lines"
    """To line mode."""


class Leave(NamedTuple):
    """Where to, and the file of the game that was being played."""

    toward: Toward
    path: str | None = None

"""Why the app ended, told to whoever started it."""

from enum import Enum
from typing import NamedTuple


class Toward(Enum):
    """Where somebody goes who leaves the screen."""

    DOOR = "door"
    """Out of the program."""
    LINES = "lines"
    """To line mode."""


class Exit(NamedTuple):
    """Where to, and which game waits there to be gone on with."""

    toward: Toward
    game: str | None = None
    """What it is called; None where none was played, or there is nothing to go on with."""

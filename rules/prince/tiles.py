"""The tiles: kinds, not copies, for equal tiles are never told apart.

A kind has the same name in every box (c9 is the ninth kind of the Centre), what is on it is data.
"""

from enum import IntEnum
from typing import Final, NewType

from rules.kernel.value import Value
from rules.prince.characters import CHARACTERS
from rules.prince.elements import Counts

Tile = NewType("Tile", int)
"""A kind of tile: its place among all names."""
NO_TILE: Final = Tile(-1)
"""Nothing lies there; what lies there unseen is None."""


class Stack(IntEnum):
    """The four stacks, and so the four kinds of cells."""

    CENTRE = 0
    UPHILL = 1
    DOWNHILL = 2
    CHARACTER = 3


STACKS: Final = tuple(Stack)
STACK_NAMES: Final = ("centre", "uphill", "downhill", "character")
STACK_SIZE: Final = 20
TILE_NAMES: Final = (
    *(f"{initial}{number}" for initial in "cud" for number in range(1, STACK_SIZE + 1)),
    *(character.name for character in CHARACTERS),
)
KINDS_OF: Final = tuple(
    range(first, min(first + STACK_SIZE, len(TILE_NAMES)))
    for first in range(0, len(TILE_NAMES), STACK_SIZE)
)
"""The kinds of each stack."""
FIRST_CHARACTER: Final = KINDS_OF[Stack.CHARACTER].start


def stack_of(tile: Tile) -> Stack:
    """Tell from which stack a tile comes."""
    return STACKS[tile // STACK_SIZE]


class TileSet(Value, frozen=True):
    """What is in the box: for every kind what it shows and how often it is there."""

    counts: tuple[Counts, ...]
    """The elements of each kind; on Characters only stars."""
    copies: tuple[int, ...]
    """0 for kinds that this box does not have."""

    def is_whole(self) -> bool:
        """SET-1: whether it is a box to play with, or only what lies on a finished table."""
        return sum(self.copies) == STACK_SIZE * len(STACKS)

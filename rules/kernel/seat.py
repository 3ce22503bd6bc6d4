"""Who may act: the seats round the table, and chance."""

from enum import Enum
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play."""


class Chance(Enum):
    """The type of the one player who rolls the dice and draws the tiles."""

    CHANCE = "chance"


CHANCE: Final = Chance.CHANCE

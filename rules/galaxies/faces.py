"""Dice: six faces, and dice as how many of them show each face.

TRN-4: dice of one face are not told apart, so a handful of dice is nothing but six counts.
"""

from enum import IntEnum
from typing import Final


class Face(IntEnum):
    """What a die shows; one chance in six each."""

    MOVE = 0
    ENERGY = 1
    CULTURE = 2
    DIPLOMACY = 3
    ECONOMY = 4
    COLONY = 5


FACES: Final = tuple(Face)
FACE_NAMES: Final = tuple(face.name.lower() for face in FACES)
"""The faces in canonical text."""

Dice = tuple[int, ...]
"""How many dice show each face, in the order of FACES."""
NO_DICE: Final[Dice] = (0,) * len(FACES)


def with_die(dice: Dice, face: Face, number: int = 1) -> Dice:
    """Add dice of a face, or take them away where the number is negative."""
    return (*dice[:face], dice[face] + number, *dice[face + 1 :])


def add(dice: Dice, others: Dice) -> Dice:
    """Put two handfuls of dice together."""
    return tuple([one + other for one, other in zip(dice, others, strict=True)])


def take(dice: Dice, others: Dice) -> Dice:
    """Take some dice out of a handful that has them all."""
    return tuple([one - other for one, other in zip(dice, others, strict=True)])


def dice_of(*faces: Face) -> Dice:
    """Count faces that are listed one by one."""
    return tuple(faces.count(face) for face in FACES)


def faces_of(dice: Dice) -> tuple[Face, ...]:
    """List dice one by one, in the order of FACES."""
    return tuple(face for face in FACES for _ in range(dice[face]))

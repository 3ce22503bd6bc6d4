"""The squares of a galaxy: a grid without edges round a Star.

A square is a number that grows from west to east and from north to south. No galaxy reaches the rim of
the numbers: thirteen planets cannot get farther than thirteen squares from the Star.
"""

from typing import Final, NewType

Square = NewType("Square", int)
WIDTH: Final = 32
FARTHEST: Final = 13
STAR: Final = Square(16 * WIDTH + 16)
STEPS: Final = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)
"""To the eight squares around a square."""
LINES: Final = STEPS[4:]
"""One way along each row, column and diagonal."""
AROUND_STAR: Final = tuple(Square(STAR + step) for step in STEPS)


def square_at(north: int, east: int) -> Square:
    """Find a square by how far it lies from the Star; south and west are below zero."""
    return Square(STAR - WIDTH * north + east)


def north_of_star(square: Square) -> int:
    """Tell how many rows a square lies north of the Star."""
    return 16 - square // WIDTH


def east_of_star(square: Square) -> int:
    """Tell how many columns a square lies east of the Star."""
    return square % WIDTH - 16

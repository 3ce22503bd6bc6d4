"""The lines planets make, and what each feature makes of them."""

from collections import Counter

from rules.exo.growing import grown
from rules.exo.planet import Planet
from rules.exo.scoring import Line, lines_of
from rules.exo.square import Square
from rules.exo.state import Galaxy


def lines_made(galaxy: Galaxy, square: Square, planet: Planet) -> tuple[Line, ...]:
    """LINE-1 and LINE-3: the lines a planet would have a part in on an open square."""
    after = grown(galaxy, square, planet)
    return tuple(line for line in lines_of(after) if square in line.squares)


def points_by_value(galaxy: Galaxy) -> list[tuple[int, int]]:
    """LINE-3: list the values that make points with how many they make, the best first."""
    counts = Counter(line.value for line in lines_of(galaxy))
    return sorted(counts.items(), key=lambda part: (-part[1], part[0]))

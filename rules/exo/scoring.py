"""Counting points and ranking players."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.exo.planet import Planet, values_of
from rules.exo.square import AROUND_STAR, LINES, Square
from rules.exo.state import Galaxy
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat


class Line(NamedTuple):
    """Three planets in line that share a value; each is worth a point."""

    squares: tuple[Square, Square, Square]
    value: int
    """What they share, a place in VALUES."""


def lines_of(galaxy: Galaxy) -> Iterator[Line]:
    """LINE-1, LINE-2, LINE-3, LINE-4: every three side by side, once for each value they share."""
    lying: dict[Square, Planet] = dict(zip(galaxy.squares, galaxy.planets, strict=True))
    for square, planet in lying.items():
        for step in LINES:
            middle, end = Square(square + step), Square(square + 2 * step)
            if middle in lying and end in lying:
                others = values_of(lying[middle]), values_of(lying[end])
                for value in values_of(planet):
                    if all(value in other for other in others):
                        yield Line((square, middle, end), value)


def count_points(galaxy: Galaxy) -> int:
    """LINE-1: a point for each line."""
    return sum(1 for _ in lines_of(galaxy))


def beside_star(galaxy: Galaxy) -> int:
    """TIE-1: the planets on the eight squares around the Star."""
    return sum(square in AROUND_STAR for square in galaxy.squares)


def judge(galaxies: Sequence[Galaxy]) -> Outcome:
    """END-2, TIE-1 and TIE-2: most points, then most planets beside the Star, else together."""
    best = max(galaxy.points for galaxy in galaxies)
    leaders = [Seat(n) for n, galaxy in enumerate(galaxies) if galaxy.points == best]
    if len(leaders) == 1:
        return Outcome(tuple(leaders), "points", "END-2")
    most = max(beside_star(galaxies[seat]) for seat in leaders)
    winners = tuple(seat for seat in leaders if beside_star(galaxies[seat]) == most)
    if len(winners) == 1:
        return Outcome(winners, "star", "TIE-1")
    return Outcome(winners, "shared", "TIE-2")

"""What a planet could earn: the squares that make the most points."""

from rules.exo.planet import Planet, share_of
from rules.exo.square import Square
from rules.exo.state import Galaxy


def best_gain(galaxy: Galaxy, planet: Planet) -> int:
    """LINE-1: the most points a planet could make in a galaxy."""
    return max(share_of(promise, planet) for promise in galaxy.promise)


def best_squares(galaxy: Galaxy, planet: Planet) -> tuple[Square, ...]:
    """LINE-1: where it would make them; nowhere when it makes none."""
    best = best_gain(galaxy, planet)
    pairs = zip(galaxy.open, galaxy.promise, strict=True)
    return tuple(square for square, promise in pairs if best and share_of(promise, planet) == best)

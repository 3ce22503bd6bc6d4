"""The 27 planets: every combination of size, colour and type, once.

A planet is a number; its features are three of nine values. Counts of the nine values are packed into one
number, six bits each, so that adding counts is one addition and a planet's share is one mask.
"""

from typing import Final, NewType

Planet = NewType("Planet", int)
NO_PLANET: Final = Planet(-1)
"""What lies on a place that is empty."""

SIZES: Final = ("small", "medium", "large")
COLOURS: Final = ("blue", "red", "green")
TYPES: Final = ("telluric", "gaseous", "ringed")
VALUES: Final = (*SIZES, *COLOURS, *TYPES)
PLANETS: Final = tuple(Planet(number) for number in range(27))

_BITS: Final = 6
_FULL: Final = (1 << _BITS) - 1


def values_of(planet: Planet) -> tuple[int, int, int]:
    """Tell a planet's size, colour and type, as places in VALUES."""
    return planet // 9, 3 + planet // 3 % 3, 6 + planet % 3


def planet_of(size: int, colour: int, kind: int) -> Planet:
    """Find the planet that has three values, given as places in VALUES."""
    return Planet(size * 9 + (colour - 3) * 3 + kind - 6)


def _packed(values: set[int], number: int) -> int:
    return sum(number << _BITS * value for value in values)


SHARED: Final = tuple(
    tuple(_packed({*values_of(one)} & {*values_of(other)}, 1) for other in PLANETS)
    for one in PLANETS
)
"""For two planets, a count of one for each value they share."""
MASKS: Final = tuple(_packed({*values_of(planet)}, _FULL) for planet in PLANETS)
"""For each planet, what leaves of packed counts those of its three values."""


def share_of(counts: int, planet: Planet) -> int:
    """Add up the counts of a planet's three values; they stay far below 63 together."""
    return (counts & MASKS[planet]) % _FULL


def count_of(counts: int, value: int) -> int:
    """Take the count of one value out of packed counts."""
    return counts >> _BITS * value & _FULL


def shares_of(counts: int, masks: list[int]) -> list[int]:
    """Tell what each of some planets, given by their MASKS, gets out of packed counts."""
    return [(counts & mask) % _FULL for mask in masks]

"""The words of the language: planets, squares, seats.

A planet is three letters, its size, colour and type. The nine letters differ, so that no two planets can
be taken for each other by somebody who only hears them: z is a gaseous planet (gaz), o a ringed one.
A square is told from the Star: n2e1 lies 2 north and 1 east of it.
"""

import re
from typing import Final

from rules.exo.planet import COLOURS, PLANETS, SIZES, TYPES, VALUES, Planet, planet_of, values_of
from rules.exo.square import (
    FARTHEST,
    STAR,
    Square,
    east_of_star,
    north_of_star,
    square_at,
)
from rules.exo.state import STARS
from rules.kernel.seat import Seat
from rules.kernel.typed import find_word

_LETTERS: Final = "smlbrgtzo"
"""One for each of VALUES."""
_TYPE_LETTERS: Final = {"g": 7, "r": 8}
"""What the type's own first letter means where only a type can stand: third."""
STAR_NAME: Final = "star"

_NAMES: Final = tuple("".join(_LETTERS[value] for value in values_of(p)) for p in PLANETS)
_BY_NAME: Final = {name: planet for planet, name in zip(PLANETS, _NAMES, strict=True)}
_COMPASS: Final = {"n": (1, 0), "s": (-1, 0), "e": (0, 1), "w": (0, -1)}
_WORDS: Final = re.compile("north|south|east|west")
_LETTER_FIRST: Final = re.compile(r"(?:([nsew])(\d{0,2}))+")
_NUMBER_FIRST: Final = re.compile(r"(?:(\d{1,2})([nsew]))+")


def planet_name(planet: Planet) -> str:
    """Call a planet by its three letters."""
    return _NAMES[planet]


def planet_words(planet: Planet) -> str:
    """Call a planet by its three words: small blue ringed."""
    return " ".join(VALUES[value] for value in values_of(planet))


def find_planet(word: str) -> Planet | None:
    """Understand sbo, in any case; sbr and sbg mean ringed and gaseous as well."""
    word = word.lower()
    if len(word) == 3 and word[2] in _TYPE_LETTERS:
        word = word[:2] + _LETTERS[_TYPE_LETTERS[word[2]]]
    return _BY_NAME.get(word)


def find_values(words: list[str]) -> set[int] | None:
    """Understand words such as small, blue, ring as values of features; None when one is none."""
    found = set()
    for word in words:
        value = _find_value(word.lower())
        if value is None:
            return None
        found.add(value)
    kinds = {value // 3 for value in found}
    return found if len(kinds) == len(words) else None


def planet_with(values: set[int]) -> Planet | None:
    """Find the planet that has these values, if they are three."""
    return planet_of(*sorted(values)) if len(values) == 3 else None


def _find_value(word: str) -> int | None:
    if len(word) == 1:
        return _LETTERS.index(word) if word in _LETTERS else None
    name = find_word(word, (*SIZES, *COLOURS, *TYPES))
    return None if name is None else VALUES.index(name)


def square_name(square: Square) -> str:
    """Call a square by its way from the Star, north or south first."""
    if square == STAR:
        return STAR_NAME
    north, east = north_of_star(square), east_of_star(square)
    rows = row_name(north) if north else ""
    return rows + (column_name(east) if east else "")


def row_name(north: int) -> str:
    """Call a row of squares n2, s1 or 0."""
    return f"n{north}" if north > 0 else f"s{-north}" if north else "0"


def column_name(east: int) -> str:
    """Call a column of squares w2, e1 or 0."""
    return f"e{east}" if east > 0 else f"w{-east}" if east else "0"


def find_square(typed: str) -> Square | None:
    """Understand n2e1, e1n2, ne, 2 north 1 east, north 2 east; None when it is no square."""
    if typed.strip().lower() == STAR_NAME:
        return STAR
    way = _WORDS.sub(lambda word: word[0][0], "".join(typed.lower().split()))
    if _LETTER_FIRST.fullmatch(way):
        steps = [(letter, number) for letter, number in re.findall(r"([nsew])(\d*)", way)]
    elif _NUMBER_FIRST.fullmatch(way):
        steps = [(letter, number) for number, letter in re.findall(r"(\d+)([nsew])", way)]
    else:
        return None
    letters = {letter for letter, _ in steps}
    if letters >= {"n", "s"} or letters >= {"e", "w"}:
        return None
    north = east = 0
    for letter, number in steps:
        up, right = _COMPASS[letter]
        far = int(number or 1)
        north, east = north + up * far, east + right * far
    if max(abs(north), abs(east)) > FARTHEST or (north, east) == (0, 0):
        return None
    return square_at(north, east)


def seat_name(seat: Seat) -> str:
    """Call a seat by its Star."""
    return STARS[seat]

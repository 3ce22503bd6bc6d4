"""What each Character will probably be worth on a planet when it is full.

Rule of the file: a judgement, not a rule. A planet is judged by what it shows, by how much of each
element is likely to come, and by what baobabs may take; the figures stand in `weights`.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from rules.prince.characters import CHARACTERS, PLANET_TILES, ROSES
from rules.prince.elements import (
    BAOBAB,
    BOX,
    BROWN,
    ELEPHANT,
    FOX,
    GREY,
    LAMPPOST,
    ROSE,
    SNAKE,
    STAR,
    SUNSET,
    VOLCANO,
    WHITE,
)
from rules.prince.outlook import Outlook
from rules.prince.planet import BAOBAB_LIMIT
from rules.prince.weights import DRUNK, GARDENING, ROSE_FOUND, ROSE_LOST, ROSE_RATE

_FLIPS: Final = tuple(
    tuple((shown + more) // BAOBAB_LIMIT for more in range(8)) for shown in range(BAOBAB_LIMIT)
)
"""BAO-1 and BAO-3: how often so many baobabs in sight flip, by how many come."""
_SHOWN: Final = tuple(
    tuple((shown + more) % BAOBAB_LIMIT for more in range(8)) for shown in range(BAOBAB_LIMIT)
)
"""BAO-3: how many are in sight then."""


def _vain(outlook: Outlook) -> float:
    return 4 * (outlook.kept[SNAKE] + outlook.coming[SNAKE])


def _geographer(outlook: Outlook) -> float:
    return PLANET_TILES - outlook.planet.sight.volcano_tiles - outlook.coming[VOLCANO]


def _astronomer(outlook: Outlook) -> float:
    return 2 * (outlook.kept[SUNSET] + outlook.coming[SUNSET])


def _king(outlook: Outlook) -> float:
    roses, endangered = outlook.roses()
    whole = _king_with(roses, outlook)
    if not endangered:
        return whole
    return whole + outlook.risk * (_king_with(roses - endangered, outlook) - whole)


def _king_with(roses: int, outlook: Outlook) -> float:
    """CHA-5: one rose is soon one too many, and without one there is little time to find it."""
    coming = outlook.coming[ROSE]
    if not roses:
        return ROSE_FOUND * (1 - exp(-ROSE_RATE * coming))
    if roses not in ROSES:
        return 0.0
    return ROSES[roses] * exp(-ROSE_LOST[roses] * coming)


def _lamplighter(outlook: Outlook) -> float:
    return outlook.kept[LAMPPOST] + outlook.coming[LAMPPOST]


def _hunter(outlook: Outlook) -> float:
    kept, coming = outlook.kept, outlook.coming
    sheep = kept[WHITE] + kept[GREY] + kept[BROWN]
    if sheep < 1:
        sheep = 1 - (1 - sheep) * exp(-coming[WHITE] - coming[GREY] - coming[BROWN])
    return 3 * (outlook.has(FOX) + outlook.has(ELEPHANT) + outlook.has(SNAKE) + min(1.0, sheep))


def _drunkard(outlook: Outlook) -> float:
    sight = outlook.planet.sight
    flips = _mean(_FLIPS[sight.counts[BAOBAB]], DRUNK * outlook.coming[BAOBAB])
    return 3 * (sight.flipped + BAOBAB_LIMIT * flips)


def _white(outlook: Outlook) -> float:
    return 2 * (outlook.kept[WHITE] + outlook.coming[WHITE])


def _grey(outlook: Outlook) -> float:
    return 3 * (outlook.kept[GREY] + outlook.coming[GREY])


def _brown(outlook: Outlook) -> float:
    return 5 * (outlook.kept[BROWN] + outlook.coming[BROWN])


def _gardener(outlook: Outlook) -> float:
    shown = outlook.planet.sight.counts[BAOBAB]
    return 7 * _mean(_SHOWN[shown], GARDENING[shown] * outlook.coming[BAOBAB])


def _turkish(outlook: Outlook) -> float:
    return outlook.kept[STAR] + outlook.coming[STAR]


def _prince(outlook: Outlook) -> float:
    colours = outlook.has(WHITE) + outlook.has(GREY) + outlook.has(BROWN)
    return 3 * colours + outlook.kept[BOX] + outlook.coming[BOX]


def _mean(values: tuple[int, ...], coming: float) -> float:
    """Weigh a value for each number that may come, of which so many come on average (Poisson)."""
    chance, mean = exp(-coming), 0.0
    for number, value in enumerate(values, 1):
        mean += chance * value
        chance *= coming / number
    return mean


_EXPECTED: Final[dict[str, Callable[[Outlook], float]]] = {
    "vain": _vain,
    "geographer": _geographer,
    "astronomer": _astronomer,
    "king": _king,
    "lamplighter": _lamplighter,
    "hunter": _hunter,
    "drunkard": _drunkard,
    "white": _white,
    "grey": _grey,
    "brown": _brown,
    "gardener": _gardener,
    "turkish": _turkish,
    "prince": _prince,
}
EXPECTED: Final = tuple(_EXPECTED[character.name] for character in CHARACTERS)
"""One for each Character."""

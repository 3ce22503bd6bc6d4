"""What each Character will probably be worth on a planet when it is full.

Rule of the file: a judgement, not a rule. A planet is judged by what it shows and by how much of each
element is likely to come; the figures were chosen by matches between bots.
"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from rules.prince.characters import CHARACTERS, ROSES, Sight
from rules.prince.elements import (
    BAOBAB,
    BOX,
    BROWN,
    ELEPHANT,
    FOX,
    GREY,
    LAMPPOST,
    ROSE,
    SHEEP,
    SNAKE,
    STAR,
    SUNSET,
    VOLCANO,
    WHITE,
)

SOUGHT: Final = 1.5
"""How much more often one gets what one's Characters score for than chance would give it."""
_ROSE_KEPT: Final = 0.94
"""How often a King keeps his only rose, for each rose that may come."""

Coming = Sequence[float]
"""How much of each element is likely to come, in the order of elements."""


class Outlook:
    """A planet with what is likely to come to it."""

    __slots__ = ("coming", "sight", "tiles")

    def __init__(self, sight: Sight, coming: Coming, tiles: int) -> None:
        """Keep what is there, what may come, and how many planet tiles are missing."""
        self.sight = sight
        self.coming = coming
        self.tiles = tiles

    def count(self, element: int) -> float:
        """How much of an element there will be for somebody who seeks it."""
        return self.sight.counts[element] + SOUGHT * self.coming[element]

    def has(self, *elements: int) -> float:
        """How likely one of some elements will be there."""
        counts, coming = self.sight.counts, self.coming
        if any(counts[element] for element in elements):
            return 1.0
        return 1.0 - exp(-SOUGHT * sum([coming[element] for element in elements]))


def _vain(outlook: Outlook) -> float:
    return 4 * outlook.count(SNAKE)


def _geographer(outlook: Outlook) -> float:
    sight = outlook.sight
    return sight.placed - sight.volcano_tiles + outlook.tiles - 0.7 * outlook.coming[VOLCANO]


def _astronomer(outlook: Outlook) -> float:
    return 2 * outlook.count(SUNSET)


def _king(outlook: Outlook) -> float:
    roses, coming = outlook.sight.counts[ROSE], outlook.coming[ROSE]
    if roses == 0:
        return ROSES[1] * (1.0 - exp(-2 * coming)) * _ROSE_KEPT
    kept = float(_ROSE_KEPT**coming)
    return kept * ROSES.get(roses, 0) + (1 - kept) * ROSES.get(roses + 1, 0)


def _lamplighter(outlook: Outlook) -> float:
    return outlook.count(LAMPPOST)


def _hunter(outlook: Outlook) -> float:
    species = ((FOX,), (ELEPHANT,), (SNAKE,), SHEEP)
    return 3 * sum([outlook.has(*elements) for elements in species])


def _drunkard(outlook: Outlook) -> float:
    baobabs = outlook.sight.counts[BAOBAB] + SOUGHT * outlook.coming[BAOBAB]
    return 3 * (outlook.sight.flipped + 0.75 * baobabs)


def _white(outlook: Outlook) -> float:
    return 2 * outlook.count(WHITE)


def _grey(outlook: Outlook) -> float:
    return 3 * outlook.count(GREY)


def _brown(outlook: Outlook) -> float:
    return 5 * outlook.count(BROWN)


def _gardener(outlook: Outlook) -> float:
    return 7 * min(1.8, outlook.count(BAOBAB))


def _turkish(outlook: Outlook) -> float:
    return outlook.count(STAR)


def _prince(outlook: Outlook) -> float:
    return 3 * sum([outlook.has(colour) for colour in SHEEP]) + outlook.count(BOX)


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

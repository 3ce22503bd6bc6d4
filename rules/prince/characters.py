"""CHA-1 to CHA-12: who scores for what, all as functions of what a planet shows."""

from collections.abc import Callable
from typing import Final, NamedTuple

from rules.kernel.value import Value
from rules.prince.elements import (
    BAOBAB,
    BOX,
    BROWN,
    ELEPHANT,
    FOX,
    GREY,
    LAMPPOST,
    NOTHING,
    ROSE,
    SHEEP,
    SNAKE,
    STAR,
    SUNSET,
    WHITE,
    Counts,
)

PLANET_TILES: Final = 12
"""CHA-3: the tiles of a planet without its Characters."""
ROSES: Final = {1: 14, 2: 7}
"""CHA-5: what the King gives for exactly so many roses."""


class Sight(Value, frozen=True):
    """What a planet shows, as far as Characters ask."""

    counts: Counts
    """The elements on face-up tiles, stars of the Characters included."""
    volcano_tiles: int
    """How many planet tiles show a volcano."""
    placed: int
    """How many planet tiles lie there, flipped ones included."""
    flipped: int


BARE: Final = Sight(NOTHING, 0, 0, 0)
"""What a planet shows before anything lies there."""


def vain(sight: Sight) -> int:
    """CHA-2: 4 a snake."""
    return 4 * sight.counts[SNAKE]


def geographer(sight: Sight) -> int:
    """CHA-3: 1 a planet tile without a volcano in sight, flipped ones among them."""
    return sight.placed - sight.volcano_tiles


def astronomer(sight: Sight) -> int:
    """CHA-4: 2 a sunset."""
    return 2 * sight.counts[SUNSET]


def king(sight: Sight) -> int:
    """CHA-5: 14 for exactly one rose, 7 for exactly two, else nothing."""
    return ROSES.get(sight.counts[ROSE], 0)


def lamplighter(sight: Sight) -> int:
    """CHA-6: 1 a lamppost."""
    return sight.counts[LAMPPOST]


def hunter(sight: Sight) -> int:
    """CHA-7: 3 a species; sheep of any colour are one."""
    counts = sight.counts
    species = (counts[FOX], counts[ELEPHANT], counts[SNAKE], sum(counts[one] for one in SHEEP))
    return 3 * sum(map(bool, species))


def drunkard(sight: Sight) -> int:
    """CHA-8: 3 a tile flipped by baobabs."""
    return 3 * sight.flipped


def white(sight: Sight) -> int:
    """CHA-9: 2 a white sheep."""
    return 2 * sight.counts[WHITE]


def grey(sight: Sight) -> int:
    """CHA-9: 3 a grey sheep."""
    return 3 * sight.counts[GREY]


def brown(sight: Sight) -> int:
    """CHA-9: 5 a brown sheep."""
    return 5 * sight.counts[BROWN]


def gardener(sight: Sight) -> int:
    """CHA-10: 7 a baobab in sight."""
    return 7 * sight.counts[BAOBAB]


def turkish(sight: Sight) -> int:
    """CHA-11: 1 a large star, those on the Characters included."""
    return sight.counts[STAR]


def prince(sight: Sight) -> int:
    """CHA-12: 3 a colour of sheep, 1 a box."""
    counts = sight.counts
    return 3 * sum(counts[one] > 0 for one in SHEEP) + counts[BOX]


class Character(NamedTuple):
    """Somebody who lives in a corner of a planet and scores for what is in sight there."""

    name: str
    rule: str
    score: Callable[[Sight], int]


CHARACTERS: Final = (
    Character("vain", "CHA-2", vain),
    Character("geographer", "CHA-3", geographer),
    Character("astronomer", "CHA-4", astronomer),
    Character("king", "CHA-5", king),
    Character("lamplighter", "CHA-6", lamplighter),
    Character("hunter", "CHA-7", hunter),
    Character("drunkard", "CHA-8", drunkard),
    Character("white", "CHA-9", white),
    Character("grey", "CHA-9", grey),
    Character("brown", "CHA-9", brown),
    Character("gardener", "CHA-10", gardener),
    Character("turkish", "CHA-11", turkish),
    Character("prince", "CHA-12", prince),
)
BY_NAME: Final = {character.name: character for character in CHARACTERS}

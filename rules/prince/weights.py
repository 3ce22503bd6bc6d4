"""The figures behind the estimate; fitted by games of ewes whose figures differed, kept as they won.

Rule of the file: figures only, each with what it says about the game.
"""

from typing import Final

from rules.prince.elements import (
    BAOBAB,
    BOX,
    BROWN,
    ELEPHANT,
    FOX,
    GREY,
    LAMPPOST,
    NAMES,
    ROSE,
    SNAKE,
    STAR,
    SUNSET,
    VOLCANO,
    WHITE,
)

_SOUGHT: Final = {
    BAOBAB: 0.98,
    VOLCANO: 1.4,
    SUNSET: 0.73,
    ROSE: 0.98,
    LAMPPOST: 1.01,
    BOX: 1.17,
    STAR: 1.05,
    FOX: 1.25,
    ELEPHANT: 1.09,
    SNAKE: 0.85,
    WHITE: 0.98,
    GREY: 0.9,
    BROWN: 0.68,
}
SOUGHT: Final = tuple(_SOUGHT[element] for element in range(len(NAMES)))
"""How much of an element to count on, compared with what an average tile would give.

Brown sheep stand beside baobabs only, which few can keep; volcanoes are to be
feared more than an average tile has of them, because others leave them.
"""

ROSE_FOUND: Final = 8.6
ROSE_RATE: Final = 1.9
"""CHA-5: what a King without a rose may hope for, and how fast, by the roses that may come."""
ROSE_LOST: Final = (0.0, 0.44, 0.33)
"""CHA-5: how fast a King with one or two roses loses what they give, by the roses that may come."""

DRUNK: Final = 0.9
"""CHA-8: how much of the baobabs to come somebody counts on who has a use for their flipping."""
GARDENING: Final = (1.23, 0.91, 0.85)
"""CHA-10: the same for a Gardener with none, one or two baobabs in sight."""

CHOICE: Final = 1.71
"""From how many Characters one chooses each that is still to come."""

VOLCANO_SPREAD: Final = (0.16, 0.46)
"""How uncertain a lead in volcanoes is: always, and more for each planet tile to come."""
VOLCANO_SHARPNESS: Final = 2.36

SPREAD: Final = (2.27, 0.99)
"""How far expected points are from certain: always, and more with the root of the tiles to come."""

WHIM: Final = 0.7
"""How many points the next player may err by when choosing among three tiles."""
RANKS: Final = (
    (),
    (1.0,),
    (0.62, 0.38),
    (0.5, 0.3, 0.2),
    (0.45, 0.25, 0.18, 0.12),
)
"""How likely one gets one's best, second best tile, if so many wait for so many tiles to be named."""

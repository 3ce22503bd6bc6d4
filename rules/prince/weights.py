"""The figures behind the estimate; fitted to games between bots, then kept if they won matches.

Rule of the file: figures only, each with what it says about the game.
"""

from typing import Final

from rules.prince.elements import (
    BOX,
    BROWN,
    ELEPHANT,
    FOX,
    GREY,
    LAMPPOST,
    NAMES,
    SNAKE,
    STAR,
    SUNSET,
    VOLCANO,
    WHITE,
)

_SOUGHT: Final = {
    VOLCANO: 0.92,
    SUNSET: 1.1,
    LAMPPOST: 1.2,
    BOX: 1.35,
    STAR: 1.3,
    FOX: 1.35,
    ELEPHANT: 1.15,
    SNAKE: 1.3,
    WHITE: 1.2,
    GREY: 0.95,
    BROWN: 0.65,
}
SOUGHT: Final = tuple(_SOUGHT.get(element, 1.0) for element in range(len(NAMES)))
"""How much more of an element one gets than an average tile would give, by those who score for it.

Brown sheep stand beside baobabs only, which few can keep; volcanoes are avoided a little.
"""

ROSE_FOUND: Final = 9.1
ROSE_RATE: Final = 2.0
"""CHA-5: what a King without a rose may hope for, and how fast, by the roses that may come."""
ROSE_LOST: Final = (0.0, 0.5, 0.3)
"""CHA-5: how fast a King with one or two roses loses what they give, by the roses that may come."""

DRUNK: Final = 1.1
"""CHA-8: how much more often baobabs come to somebody who has a use for their flipping."""
GARDENING: Final = (1.5, 1.0, 0.8)
"""CHA-10: the same for a Gardener with none, one or two baobabs in sight."""

VOLCANO_SPREAD: Final = (0.15, 0.44)
"""How uncertain a lead in volcanoes is: always, and more for each planet tile to come."""
VOLCANO_SHARPNESS: Final = 1.8

SPREAD: Final = (1.8, 1.0)
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

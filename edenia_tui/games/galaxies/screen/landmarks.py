"""What is worth jumping to in a past game of Tiny Epic Galaxies."""

from typing import Final

from edenia_tui.games.galaxies.board.signs import signs_of
from edenia_tui.games.landmark import LandmarkOf
from rules.galaxies.events import (
    Colonised,
    Ended,
    Event,
    Followed,
    Found,
    Hired,
    RogueRose,
    Upgraded,
)


def _follows(event: Event) -> bool:
    return isinstance(event, Followed)


def _finds(event: Event) -> bool:
    return isinstance(event, Found)


def _hires(event: Event) -> bool:
    return isinstance(event, Hired)


def _rises(event: Event) -> bool:
    return isinstance(event, Upgraded | RogueRose)


def _colonises(event: Event) -> bool:
    return isinstance(event, Colonised)


def _ends(event: Event) -> bool:
    return isinstance(event, Ended)


LANDMARKS: Final = (
    LandmarkOf[Event]("kind-follows", _follows, lambda _: "&"),
    LandmarkOf[Event]("kind-cards", _finds, lambda charset: signs_of(charset).card),
    LandmarkOf[Event]("kind-pilots", _hires, lambda _: "^"),
    LandmarkOf[Event]("kind-levels", _rises, lambda _: "+"),
    LandmarkOf[Event]("kind-colonies", _colonises, lambda charset: signs_of(charset).symbol),
    LandmarkOf[Event]("kind-victory", _ends, lambda _: "!"),
)

"""What is worth jumping to in a past game of The Little Prince."""

from typing import Final

from edenia_tui.games.landmark import LandmarkOf
from edenia_tui.games.prince.board.signs import signs_of
from rules.prince.events import Chosen, Ended, Event, Flipped
from rules.prince.tiles import Stack


def _flips(event: Event) -> bool:
    return isinstance(event, Flipped)


def _draws_characters(event: Event) -> bool:
    return isinstance(event, Chosen) and event.stack is Stack.CHARACTER


def _ends(event: Event) -> bool:
    return isinstance(event, Ended)


LANDMARKS: Final = (
    LandmarkOf[Event]("kind-characters", _draws_characters, lambda _: "&"),
    LandmarkOf[Event]("kind-flips", _flips, lambda charset: signs_of(charset).flipped),
    LandmarkOf[Event]("kind-victory", _ends, lambda _: "!"),
)

"""What is worth jumping to in a past game of EXO."""

from typing import Final

from edenia_tui.games.exo.board.signs import signs_of
from edenia_tui.games.landmark import LandmarkOf
from rules.exo.events import Ended, Event, Placed, Taken


def _frees(event: Event) -> bool:
    return isinstance(event, Taken) and bool(event.freed)


def _scores(event: Event) -> bool:
    return isinstance(event, Placed) and event.earned > 0


def _ends(event: Event) -> bool:
    return isinstance(event, Ended)


LANDMARKS: Final = (
    LandmarkOf[Event]("kind-freed", _frees, lambda charset: signs_of(charset).free),
    LandmarkOf[Event]("kind-points", _scores, lambda charset: signs_of(charset).lined),
    LandmarkOf[Event]("kind-victory", _ends, lambda _: "!"),
)

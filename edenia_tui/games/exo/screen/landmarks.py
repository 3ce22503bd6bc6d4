"""What is worth jumping to in a past game of EXO."""

from typing import Any, Final

from edenia_tui.games.exo.board.signs import signs_of
from edenia_tui.games.landmark import Landmark
from rules.exo.events import Ended, Placed, Taken


def _frees(event: Any) -> bool:
    return isinstance(event, Taken) and bool(event.freed)


def _scores(event: Any) -> bool:
    return isinstance(event, Placed) and event.earned > 0


def _ends(event: Any) -> bool:
    return isinstance(event, Ended)


LANDMARKS: Final = (
    Landmark("kind-freed", _frees, lambda charset: signs_of(charset).free),
    Landmark("kind-points", _scores, lambda charset: signs_of(charset).lined),
    Landmark("kind-victory", _ends, lambda _: "!"),
)

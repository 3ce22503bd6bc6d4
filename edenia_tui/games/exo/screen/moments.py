"""What is felt in EXO: lines, and the end."""

from typing import Final

from edenia_tui.games.exo.board.signs import signs_of
from edenia_tui.games.moment import MomentOf
from rules.exo.events import Ended, Event, Placed


def _scores(event: Event) -> bool:
    return isinstance(event, Placed) and event.earned > 0


MOMENTS: Final = (
    MomentOf[Event](_scores, lambda charset: signs_of(charset).star),
    MomentOf[Event](lambda event: isinstance(event, Ended), lambda _: "!"),
)

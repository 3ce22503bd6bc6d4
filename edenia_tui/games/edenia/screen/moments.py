"""What is felt in Edenia: the Black Hole and its die, a flag lost, an artefact, Edenia, the end."""

from typing import Final

from edenia_tui.games.edenia.board.signs import signs_of
from edenia_tui.games.moment import MomentOf
from rules.edenia.events import Ended, Event, FlagRaised, HoleExit, Kept, ReachedEdenia, Rolled


def _ousts(event: Event) -> bool:
    return isinstance(event, FlagRaised) and event.ousted is not None


MOMENTS: Final = (
    MomentOf[Event](
        lambda event: isinstance(event, HoleExit | Rolled), lambda charset: signs_of(charset).hole
    ),
    MomentOf[Event](_ousts, lambda charset: signs_of(charset).flag),
    MomentOf[Event](lambda event: isinstance(event, Kept), lambda charset: signs_of(charset).known),
    MomentOf[Event](lambda event: isinstance(event, ReachedEdenia | Ended), lambda _: "!"),
)

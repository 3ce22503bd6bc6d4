"""What is worth jumping to in a past game of Edenia, with signs as in the galaxy where there is one."""

from typing import Final

from edenia_tui.canvas.charset import Charset
from edenia_tui.games.edenia.board.signs import signs_of
from edenia_tui.games.landmark import LandmarkOf
from rules.edenia.events import (
    Ended,
    Event,
    FlagRaised,
    HoleExit,
    Kept,
    Played,
    Protected,
    ReachedEdenia,
    Teleported,
)


def _landmark(name: str, sign: str, *events: type[object]) -> LandmarkOf[Event]:
    """Make a kind; `sign` is the name of a sign of the galaxy, or a letter."""

    def holds(event: Event) -> bool:
        return isinstance(event, events)

    def drawn(charset: Charset) -> str:
        return sign if len(sign) == 1 else str(getattr(signs_of(charset), sign))

    return LandmarkOf(f"screen-replay-kind-{name}", holds, drawn)


HOLE: Final = _landmark("hole", "hole", HoleExit)
TELEPORT: Final = _landmark("teleport", "P", Teleported)
ARTEFACT: Final = _landmark("artefact", "known", Kept, Played, Protected)
FLAG: Final = _landmark("flag", "flag", FlagRaised)
TRIFOLIUM: Final = _landmark("trifolium", "T", ReachedEdenia)
VICTORY: Final = _landmark("victory", "!", Ended)
LANDMARKS: Final = (HOLE, TELEPORT, ARTEFACT, FLAG, TRIFOLIUM, VICTORY)

"""What is worth jumping to in a past game, by kind, and the sign of each on the time line."""

from enum import Enum
from typing import Any

from edenia_tui.boards.charset import Charset
from edenia_tui.line.eyes import AnyReplay
from rules.edenia.events import (
    Ended,
    FlagRaised,
    HoleExit,
    Kept,
    Played,
    Protected,
    ReachedEdenia,
    Teleported,
)


class Landmark(Enum):
    """A kind of event; where two meet, the later one here is shown."""

    HOLE = "hole"
    TELEPORT = "teleport"
    ARTEFACT = "artefact"
    FLAG = "flag"
    TRIFOLIUM = "trifolium"
    VICTORY = "victory"

    def sign(self, charset: Charset) -> str:
        """Give its sign, as in the galaxy where there is one."""
        signs = {
            Landmark.HOLE: charset.hole,
            Landmark.TELEPORT: "P",
            Landmark.ARTEFACT: charset.known,
            Landmark.FLAG: charset.flag,
            Landmark.TRIFOLIUM: "T",
            Landmark.VICTORY: "!",
        }
        return signs[self]


_EVENTS: dict[Landmark, tuple[type[Any], ...]] = {
    Landmark.HOLE: (HoleExit,),
    Landmark.TELEPORT: (Teleported,),
    Landmark.ARTEFACT: (Kept, Played, Protected),
    Landmark.FLAG: (FlagRaised,),
    Landmark.TRIFOLIUM: (ReachedEdenia,),
    Landmark.VICTORY: (Ended,),
}

Landmarks = dict[int, Landmark]
"""Points with the kind of what happened there."""


def find_landmarks(replay: AnyReplay, only: Landmark | None = None) -> Landmarks:
    """Find the points of a kind, or of every kind, in order."""
    found: Landmarks = {}
    for point in range(1, replay.last + 1):
        for kind in Landmark if only is None else (only,):
            if any(isinstance(event, _EVENTS[kind]) for event in replay.events(point)):
                found[point] = kind
    return found

"""Where in a past game something happened that is worth jumping to."""

from collections.abc import Sequence

from edenia_tui.conversation.viewpoint import AnyReplay
from edenia_tui.games.landmark import Landmark

Landmarks = dict[int, Landmark]
"""Points with the kind of what happened there."""


def find_landmarks(replay: AnyReplay, kinds: Sequence[Landmark]) -> Landmarks:
    """Find the points of some kinds, in order; where two meet, the later kind counts."""
    found: Landmarks = {}
    for point in range(1, replay.last + 1):
        for kind in kinds:
            if any(map(kind.holds, replay.events(point))):
                found[point] = kind
    return found

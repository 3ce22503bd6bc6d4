"""A sheep's travel, step by step: from the events of the walk, as marks on the drawing."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.games.edenia.board.marks import Marks
from rules.edenia.events import Event, Moved
from rules.edenia.geometry import travelled
from rules.edenia.state import State

MOST_PICTURES: Final = 20
"""A longer way is shown in larger strides, so that nobody waits longer for it."""


def travel(before: State, events: Sequence[Event]) -> tuple[Marks, ...]:
    """Give the pictures of a travel; none when no sheep walked.

    Args:
        before: the view as it was; what was travelled before a question stays drawn.
        events: what happened.
    """
    way = [
        (event.sheep, step) for event in events if isinstance(event, Moved) for step in event.steps
    ]
    behind = () if before.walk is None else before.walk.trail
    route = (*behind, *(step for _, step in way))
    stride = -(-len(way) // MOST_PICTURES) or 1
    shown = [n for n in range(len(way)) if (len(way) - 1 - n) % stride == 0]
    return tuple(
        Marks(route[: len(behind) + n + 1], None, way[n][0], travelled(way[n][1])[0]) for n in shown
    )

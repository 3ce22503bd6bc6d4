"""A way told as runs: east 2, south, tunnel to nebula."""

from collections.abc import Sequence
from itertools import groupby, pairwise

from edenia_tui.games.edenia.words import nouns
from edenia_tui.games.edenia.words.queries.tracing import End, Ray, Step
from edenia_tui.language.listener import Listener
from rules.edenia.galaxy import IN, Path
from rules.edenia.state import State

_BEYOND = (End.EDGE, End.ARRIDIS, End.EDENIA)
"""What ends a ray on the cell after its last track."""


def way_of_ray(listener: Listener, view: State, ray: Ray) -> str:
    """Tell the whole way of a ray; empty when it ends on the cell it begins on."""
    turns = _turns(listener, view, ray.steps)
    if ray.end in _BEYOND:
        turns.append(nouns.side(listener, ray.steps[-1][1]))
    return _runs(turns)


def way(listener: Listener, view: State, steps: Sequence[Step]) -> str:
    """Tell a way along tracks."""
    return _runs(_turns(listener, view, steps))


def _turns(listener: Listener, view: State, steps: Sequence[Step]) -> list[str]:
    turns: list[str] = []
    for (spot, toward), (following, _) in pairwise(steps):
        cell, port = divmod(spot, 12)
        if following // 12 != cell:
            turns.append(nouns.side(listener, toward))
        elif toward == IN:
            over = nouns.kind(listener, view.tiles[cell])
            turns.append(listener.say("query-run-over", kind=over))
        elif following % 12 >> 2 == port >> 2:
            turns.append(listener.say("query-run-relay"))
        else:
            path = nouns.path(listener, Path(following % 12 >> 2))
            turns.append(listener.say("query-run-tunnel", path=path))
    return turns


def _runs(turns: Sequence[str]) -> str:
    runs = ((turn, len(list(many))) for turn, many in groupby(turns))
    return ", ".join(turn if number == 1 else f"{turn} {number}" for turn, number in runs)

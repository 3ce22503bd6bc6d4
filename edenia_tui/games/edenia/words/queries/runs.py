"""A way told as runs: east 2, south, tunnel to nebula."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from edenia_tui.games.edenia.words import nouns
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.passages import By, Passage, passages, passages_of
from rules.edenia.analysis.rays import Ray, Step
from rules.edenia.state import State


def way_of_ray(listener: Listener, view: State, ray: Ray) -> str:
    """Tell the whole way of a ray; empty when it ends on the cell it begins on."""
    return _runs(listener, view, passages_of(ray))


def way(listener: Listener, view: State, steps: Sequence[Step]) -> str:
    """Tell a way along tracks."""
    return _runs(listener, view, passages(steps))


def _runs(listener: Listener, view: State, found: Iterable[Passage]) -> str:
    turns = (_turn(listener, view, passage) for passage in found)
    runs = ((turn, len(list(many))) for turn, many in groupby(turns))
    return ", ".join(turn if number == 1 else f"{turn} {number}" for turn, number in runs)


def _turn(listener: Listener, view: State, passage: Passage) -> str:
    match passage.by:
        case By.BORDER:
            return nouns.side(listener, passage.side)
        case By.HUB:
            over = nouns.kind(listener, view.tiles[passage.cell])
            return listener.say("query-run-over", kind=over)
        case By.RELAY:
            return listener.say("query-run-relay")
        case By.TUNNEL:
            return listener.say("query-run-tunnel", path=nouns.path(listener, passage.path))

"""What a choice brings: points, none yet, or a loss."""

from collections.abc import Sequence
from enum import Enum

from rules.kernel.result import Result, Sort, sorted_by_result
from rules.prince.actions import Action, Take, TakeHidden
from rules.prince.analysis.changes import Change, changes_of
from rules.prince.game import PRINCE
from rules.prince.state import State
from rules.prince.tiles import NO_TILE


class Brings(Enum):
    """What a choice brings."""

    POINTS = "points"
    NO_POINT = "no-point"
    LESS = "less"
    """CHA-1 and BAO-1: points are lost, or tiles are flipped."""
    OTHER = "other"
    """It is no tile, or nobody can tell."""


def by_result(view: State, legal: Sequence[Action]) -> list[Sort[Brings, Action]]:
    """Put the choices of a question in order by what they bring."""
    results = []
    for action in legal:
        change = change_of(view, action)
        kind = _kind(change)
        gained = 0 if change is None else change.gained
        worth = gained + PRINCE.estimate(PRINCE.apply(view, action).state)[view.active]
        results.append(Result(action, kind, worth, kind is Brings.LESS))
    return sorted_by_result(results)


def change_of(view: State, action: Action) -> Change | None:
    """Find what a choice changes for whoever is asked; None where nobody can tell."""
    match action:
        case Take(tile):
            return changes_of(view, view.active, tile)
        case TakeHidden() if view.down is not None and view.down != NO_TILE:
            return changes_of(view, view.active, view.down)
        case _:
            return None


def _kind(change: Change | None) -> Brings:
    if change is None:
        return Brings.OTHER
    if change.gained < 0 or change.flips:
        return Brings.LESS
    return Brings.POINTS if change.gained else Brings.NO_POINT

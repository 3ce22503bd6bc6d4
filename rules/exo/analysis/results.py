"""What a choice brings: the points it makes, or can make; no point is wasted where others make some."""

from collections.abc import Sequence
from typing import Final

from rules.exo.actions import Action, Put, Take
from rules.exo.analysis.gains import freed_without, gain_of
from rules.exo.game import EXO
from rules.exo.state import State
from rules.kernel.result import Result, Sort, sorted_by_result

_FREED: Final = 0.1
"""What it takes from a planet that others can have what it frees."""


def by_result(view: State, legal: Sequence[Action]) -> list[Sort[int, Action]]:
    """Put the choices of a question in order by points."""
    gains = [gain_of(view, action) for action in legal]
    best = max(gains, default=0)
    return sorted_by_result(
        [
            Result(action, gain, _worth(view, action, gain), is_wasted=gain == 0 < best)
            for action, gain in zip(legal, gains, strict=True)
        ]
    )


def _worth(view: State, action: Action, gain: int) -> float:
    """Judge a square by what it leaves to be made, a planet by what it frees for others."""
    match action:
        case Put():
            return gain + EXO.estimate(EXO.apply(view, action).state)[view.active]
        case Take(planet):
            return gain - _FREED * len(freed_without(view, planet))
        case _:
            return 0

"""The lamb: plays as it comes, but never past a victory it can see."""

from random import Random
from typing import Any, Final, TypeVar

from rules.kernel.game import Game
from rules.kernel.seat import CHANCE

S = TypeVar("S")
A = TypeVar("A")

_TASTES: Final = (1, 2)
"""How many choices it looks at: often the first that comes is good enough."""


def lamb(game: Game[Any, S, A, Any], view: S, rng: Random) -> A:
    """Take a win that is there; else the better of one or two choices picked at random."""
    legal = game.legal(view)
    seat = game.to_act(view)
    if len(legal) == 1 or seat is None or seat is CHANCE:
        return legal[0]
    steps = {action: game.apply(view, action).state for action in legal}
    for action, state in steps.items():
        outcome = game.outcome(state)
        if outcome is not None and seat in outcome.winners:
            return action
    tasted = rng.sample(legal, rng.choice(_TASTES))
    return max(tasted, key=lambda action: game.estimate(steps[action])[seat])

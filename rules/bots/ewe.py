"""The ewe: the action that looks best at once."""

from random import Random
from typing import Any, Final, TypeVar

from rules.bots.chance import draw_chance
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Seat

S = TypeVar("S")
A = TypeVar("A")

_SAMPLES: Final = 3
"""How often a choice is tried when chance answers it."""
_WHIM: Final = 0.02
"""How much worse a choice may look and still be taken: without it two ewes can repeat themselves."""


def ewe(game: Game[Any, S, A, Any], view: S, rng: Random) -> A:
    """Choose what the estimate likes best, give or take a whim."""
    legal = game.legal(view)
    seat = game.to_act(view)
    if len(legal) == 1 or seat is None or seat is CHANCE:
        return legal[0]
    return max(
        legal, key=lambda action: _worth(game, view, action, seat, rng) + rng.random() * _WHIM
    )


def _worth(game: Game[Any, S, A, Any], view: S, action: A, seat: Seat, rng: Random) -> float:
    state = game.apply(view, action).state
    if game.to_act(state) is not CHANCE:
        return game.estimate(state)[seat]
    total = 0.0
    for _ in range(_SAMPLES):
        drawn = state
        while game.to_act(drawn) is CHANCE:
            drawn = game.apply(drawn, draw_chance(game, drawn, rng)).state
        total += game.estimate(drawn)[seat]
    return total / _SAMPLES

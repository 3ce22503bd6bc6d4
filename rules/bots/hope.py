"""What a seat can hope for at most: what the next one leaves, if it wins wherever it can."""

from typing import Any, Final, TypeVar

from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.threat import threat_of

S = TypeVar("S")
A = TypeVar("A")

_STEPS: Final = 4000
"""So many actions are tried; where they are not enough, everything may be hoped for."""


def hope_of(game: Game[Any, S, A, Any], state: S, seat: Seat, most_steps: int = _STEPS) -> float:
    """Tell the most a seat's chance can be, by the rest of its turn and the next seat's."""
    actor, outcome = game.to_act(state), game.outcome(state)
    if outcome is not None:
        return float(seat in outcome.winners)
    if actor not in (None, CHANCE, seat):
        threat = threat_of(game, state, actor, most_steps)
        return 1.0 if threat is None or seat in threat.outcome.winners else 1 - threat.chance
    legal = game.legal(state)
    share = most_steps // len(legal)
    if not share:
        return 1.0
    hopes = {
        action: hope_of(game, game.apply(state, action).state, seat, share) for action in legal
    }
    if actor is not CHANCE:
        return max(hopes.values())
    chances = game.chances(state)
    whole = sum(weight for _, weight in chances)
    return sum(weight * hopes[action] for action, weight in chances) / whole

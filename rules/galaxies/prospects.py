"""Every seat's chance of winning: points, what is on the way to them, and how long there is time for it.

Rule of the file: a judgement, not a rule. It looks ahead only to the end of what is under way; how much
each thing counts stands in `weights.py`.
"""

from collections.abc import Sequence
from math import exp, sqrt

from rules.galaxies.points import points_of
from rules.galaxies.resolving import resolve
from rules.galaxies.state import ROGUE, State
from rules.galaxies.weights import ROGUE_WEIGHTS, WEIGHTS
from rules.galaxies.worth import rounds_to_come, worths
from rules.kernel.seat import Seat


def estimate(state: State) -> tuple[float, ...]:
    """Judge a state or view: every seat's chance, together 1, or less while a game drags on."""
    chances = resolve(state, _judge)
    if state.outcome is not None or state.round <= WEIGHTS.patience or state.is_solo():
        return chances
    points = [points_of(state, seat) for seat in state.seats()]
    drag = _drag(state.round, rounds_to_come(state, points))
    return tuple([chance * drag for chance in chances])


def _judge(state: State) -> tuple[float, ...]:
    """Judge a position as it stands."""
    if (outcome := state.outcome) is not None:
        share = 1 / max(len(outcome.winners), 1)
        return tuple(share if seat in outcome.winners else 0.0 for seat in state.seats())
    if state.is_solo():
        return (_alone(state),)
    points = [points_of(state, seat) for seat in state.seats()]
    rounds = rounds_to_come(state, points)
    least, more = WEIGHTS.spread
    spread = least + more * sqrt(rounds)
    return tuple(_shares([one / spread for one in worths(state, points, rounds)]))


def _drag(at_round: int, rounds: float) -> float:
    """Say how much a game is worth that is late and still far from its end."""
    late = at_round - WEIGHTS.patience
    return 1 / (1 + WEIGHTS.weariness * late * (rounds + 1))


def _alone(state: State) -> float:
    """SOL-13: judge whether the player has 21 points before the Rogue has, or its last level."""
    weights = ROGUE_WEIGHTS
    points = [points_of(state, seat) for seat in (Seat(0), ROGUE)]
    mine, theirs = worths(state, points, rounds_to_come(state, points))
    rogue = state.mats[ROGUE]
    theirs += weights.level * (rogue.level - 1) + weights.energy * rogue.energy
    return 1 / (1 + exp((theirs - mine) / weights.spread))


def _shares(heights: Sequence[float]) -> list[float]:
    """Divide one whole by height."""
    top = max(heights)
    odds = [exp(height - top) for height in heights]
    whole = sum(odds)
    return [one / whole for one in odds]

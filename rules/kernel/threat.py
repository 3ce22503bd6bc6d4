"""What a seat can bring about before anybody else acts: a look at one whole turn, chance included."""

from typing import Any, Final, Generic, TypeVar

from rules.kernel.game import Game
from rules.kernel.outcome import Outcome
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.value import Value

A = TypeVar("A")
S = TypeVar("S")

MOST_STEPS: Final = 1500
"""So many actions are tried; what is not found by then does not count."""
_DEPTHS: Final = (2, 4, 6, 9)
"""Short turns are tried before long ones, so that long ones cannot use up all steps."""


class Threat(Value, frozen=True):
    """A victory within reach."""

    chance: float
    """How likely the seat can bring it about, at least."""
    outcome: Outcome


def threat_of(
    game: Game[Any, S, Any, Any], state: S, seat: Seat, most_steps: int = MOST_STEPS
) -> Threat | None:
    """Tell the best chance of a seat to win before anybody else acts; it has to be its turn.

    Deeper looks are tried as long as there are steps; the best answer of any of them counts.
    """
    look = _Look(game, seat, most_steps)
    best: Threat | None = None
    for depth in _DEPTHS:
        found = look.best(state, depth)
        if found is not None and (best is None or found.chance > best.chance):
            best = found
        if look.steps <= 0 or (best is not None and best.chance == 1):
            break
    return best


class _Look(Generic[S, A]):
    def __init__(self, game: Game[Any, S, A, Any], seat: Seat, steps: int) -> None:
        self._game = game
        self._seat = seat
        self.steps = steps

    def best(self, state: S, depth: int) -> Threat | None:
        """The best that can come of a state within so many actions."""
        game = self._game
        outcome = game.outcome(state)
        if outcome is not None:
            return Threat(1.0, outcome) if self._seat in outcome.winners else None
        actor = game.to_act(state)
        if depth == 0:
            return None
        if actor is CHANCE:
            return self._by_chance(state, depth)
        return self._by_choice(state, depth) if actor == self._seat else None

    def _by_choice(self, state: S, depth: int) -> Threat | None:
        best: Threat | None = None
        for action in self._game.legal(state):
            found = self._after(state, action, depth)
            if found is not None and (best is None or found.chance > best.chance):
                best = found
                if best.chance == 1:
                    break
        return best

    def _by_chance(self, state: S, depth: int) -> Threat | None:
        total, won = 0, 0.0
        best: Threat | None = None
        for action, weight in self._game.chances(state):
            total += weight
            found = self._after(state, action, depth)
            if found is not None:
                won += weight * found.chance
                best = found if best is None or found.chance > best.chance else best
        return None if best is None else Threat(won / total, best.outcome)

    def _after(self, state: S, action: A, depth: int) -> Threat | None:
        if self.steps <= 0:
            return None
        self.steps -= 1
        return self.best(self._game.apply(state, action).state, depth - 1)

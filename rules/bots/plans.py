"""Keeping to a plan: one thought serves a long turn as long as everything comes as it was foreseen."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, Generic, TypeVar

from rules.bots.beam import Beam
from rules.bots.budget import Budget, Clock
from rules.bots.lines import Turn
from rules.kernel.foresight import Foresight
from rules.kernel.game import Game
from rules.kernel.seat import Seat

S = TypeVar("S")
A = TypeVar("A")

_ASIDE: Final = 0.1
"""The part of a thought that a question in somebody else's turn is worth."""
_AGAIN: Final = 0.25
"""The same of a thought that is needed because the turn came otherwise."""


class Planner(Generic[S, A]):
    """Thinks within a budget, and remembers what it meant to do next."""

    def __init__(self, width: int, budget: Budget, clock: Clock | None) -> None:
        """Take how many lines are followed, and the budget of a thought in the own turn."""
        self._width = width
        self._budget = budget
        self._clock = clock
        self._plan: tuple[tuple[S, A], ...] = ()
        self._thought_of: tuple[Seat | None, int] | None = None
        """Whose turn of which round was thought about last."""

    def choose(self, game: Game[Any, S, A, Any], view: S, seat: Seat, rng: Random) -> A:
        """Go on with the plan if this is what it was made for; else make another."""
        if not self._plan or self._plan[0][0] != view:
            self._plan = self._think(game, view, seat, rng)
        (_, action), *rest = self._plan
        self._plan = tuple(rest)
        return action

    def _think(
        self, game: Game[Any, S, A, Any], view: S, seat: Seat, rng: Random
    ) -> tuple[tuple[S, A], ...]:
        if game.foresight is Foresight.TURNS:
            return Beam(game, view, seat).best(self._part_left(1.0))
        turn = (game.long_turn(view), game.round(view))
        share = _ASIDE if turn[0] != seat else _AGAIN if turn == self._thought_of else 1.0
        if turn[0] == seat:
            self._thought_of = turn
        part_left = self._part_left(share)
        return Turn(game, view, seat, rng).best(self._width, part_left).steps

    def _part_left(self, share: float) -> Callable[[int], float]:
        """Give what tells from the number of looks how much of a share of the budget is left."""
        seconds, clock = self._budget.seconds, self._clock
        if seconds is None or clock is None:
            most = (self._budget.iterations or 1) * share
            return lambda looks: 1 - looks / most
        began, allowed = clock(), seconds * share
        return lambda _: 1 - (clock() - began) / allowed

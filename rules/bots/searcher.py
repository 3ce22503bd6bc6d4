"""A bot that looks ahead within a budget."""

from random import Random
from typing import Any, Final, TypeVar

from rules.bots.budget import Budget, Clock
from rules.bots.courses import Courses
from rules.bots.manner import Manner
from rules.bots.plans import Planner
from rules.bots.search import Search
from rules.kernel.foresight import Foresight
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE

S = TypeVar("S")
A = TypeVar("A")

RAM: Final = Manner(exploration=0.3, is_broad=False, width=4, tries=16)
SHEPHERD: Final = Manner(exploration=0.05, is_broad=True, width=10)


class Searcher:
    """What looked best after a thought: about a tree, courses, or a whole turn, as the game asks for."""

    def __init__(self, manner: Manner, budget: Budget, clock: Clock | None = None) -> None:
        """Take a manner and a budget; ValueError when seconds have no clock."""
        if budget.seconds is not None and clock is None:
            raise ValueError("seconds need a clock")
        self._manner = manner
        self._budget = budget
        self._clock = clock
        self._planner: Planner[Any, Any] = Planner(manner.width, budget, clock)

    def __call__(self, game: Game[Any, S, A, Any], view: S, rng: Random) -> A:
        """Think, unless there is nothing to choose."""
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        seat = game.to_act(view)
        if seat is not None and seat is not CHANCE and self._plans(game, view):
            action: A = self._planner.choose(game, view, seat, rng)
            return action
        return self.search(game, view, rng).best()

    def search(
        self, game: Game[Any, S, A, Any], view: S, rng: Random
    ) -> Search[S, A] | Courses[S, A]:
        """Look ahead as far as the budget goes, by at least one iteration."""
        search = (
            Courses(game, view, rng, self._manner.tries)
            if game.foresight is Foresight.COURSES
            else Search(game, view, rng, self._manner)
        )
        limit, seconds, clock = self._budget.iterations, self._budget.seconds, self._clock
        end = None if seconds is None or clock is None else clock() + seconds
        while True:
            search.iterate()
            if search.is_settled or (limit is not None and search.spent >= limit):
                return search
            if end is not None and clock is not None and clock() >= end:
                return search

    @staticmethod
    def _plans(game: Game[Any, S, A, Any], view: S) -> bool:
        """Tell whether a whole turn is thought about at once."""
        return game.foresight is Foresight.TURNS or game.long_turn(view) is not None

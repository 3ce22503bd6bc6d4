"""Looking ahead by whole turns, where nothing is hidden and chance is over.

A turn of several choices is one move: what a seat may have done at its end. The turns that look best to
whoever has them are followed, then the best answers to each, one turn deeper at a time, until the
budget is used up.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Seat

S = TypeVar("S")
A = TypeVar("A")

_WIDTH: Final = 4
"""So many turns are followed from each position: a larger budget is worth more in depth."""


class _Spent(Exception):
    """The budget is used up in the middle of a depth."""


class TurnEnd(Generic[S, A]):
    """How a turn may end, the choices that lead there, and the best answers once they are known."""

    __slots__ = ("answers", "looks", "state", "steps")

    def __init__(self, state: S, steps: tuple[tuple[S, A], ...], looks: tuple[float, ...]) -> None:
        """Begin with how it looks."""
        self.state = state
        self.steps = steps
        self.looks = looks
        self.answers: list[TurnEnd[S, A]] | None = None


class Beam(Generic[S, A]):
    """One thought about one turn; looks are counted, so that a budget can end it."""

    def __init__(self, game: Game[Any, S, A, Any], view: S, seat: Seat) -> None:
        """Take what the seat sees."""
        self._game = game
        self._view = view
        self._seat = seat
        self._part_left: Callable[[int], float] = lambda _: 1.0
        self.looks = 0

    def best(self, part_left: Callable[[int], float]) -> tuple[tuple[S, A], ...]:
        """Give the steps of the turn that comes out best as deep as was seen to the end.

        Args:
            part_left: tells from the number of looks what is left of the budget, from 1 to 0.
        """
        seat = self._seat
        ranked = self._turns(self._view, seat)[: 2 * _WIDTH]
        self._part_left = part_left
        depth, before = 1, 0
        try:
            while len(ranked) > 1 and self.looks > before:
                before = self.looks
                worth = {end: self._worth(end, depth)[seat] for end in ranked}
                ranked = sorted(ranked, key=lambda end: -worth[end])[:_WIDTH]
                depth += 1
        except _Spent:
            pass
        return ranked[0].steps

    def _worth(self, end: TurnEnd[S, A], depth: int) -> tuple[float, ...]:
        """Tell how it looks after so many more turns, of which everybody takes their best."""
        actor = self._game.to_act(end.state)
        if depth == 0 or actor is None or actor is CHANCE:
            return end.looks
        if end.answers is None:
            end.answers = self._turns(end.state, actor)[:_WIDTH]
        found = [self._worth(answer, depth - 1) for answer in end.answers]
        return max(found, key=lambda values: values[actor])

    def _turns(self, state: S, seat: Seat) -> list[TurnEnd[S, A]]:
        """List the ways to spend a turn, those that look best to whoever has it first."""
        if self._part_left(self.looks) <= 0:
            raise _Spent
        game = self._game
        ends: dict[S, TurnEnd[S, A]] = {}
        under_way: list[tuple[S, tuple[tuple[S, A], ...]]] = [(state, ())]
        while under_way:
            begun, steps = under_way.pop()
            for action in game.legal(begun):
                after = game.apply(begun, action).state
                if game.to_act(after) == seat:
                    under_way.append((after, (*steps, (begun, action))))
                elif after not in ends:
                    self.looks += 1
                    ends[after] = TurnEnd(after, (*steps, (begun, action)), game.estimate(after))
        return sorted(ends.values(), key=lambda end: -end.looks[seat])

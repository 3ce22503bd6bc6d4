"""Thinking through a long turn: ways to go on until chance acts, and trying the best in the same luck.

A turn of many small decisions and dice is too long for a tree of all that may come. So a line is what one
seat does until chance or the next turn answers it; the lines that look best are played on to the end
of the turn again and again, all with the same dice, and the one that comes out best is taken.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, Generic, TypeVar

from rules.bots.chance import draw_chance
from rules.kernel.game import Game
from rules.kernel.seat import CHANCE, Seat

S = TypeVar("S")
A = TypeVar("A")

_FINDING: Final = 0.6
"""The part of a thought that goes into finding lines; the rest tries them."""
_PRIOR: Final = 8.0
"""What a line looked like at first counts like so many tries."""
_STEPS: Final = 200
"""A turn that is played on is left there, however long it is."""


class Line(Generic[S, A]):
    """What a seat may do, the positions in which it does it, and how that came out."""

    def __init__(self, steps: tuple[tuple[S, A], ...], end: S, worth: float) -> None:
        """Begin with how the end of it looks."""
        self.steps = steps
        self.end = end
        self._total, self._count = worth * _PRIOR, _PRIOR

    @property
    def worth(self) -> float:
        """The average of how it looks and came out."""
        return self._total / self._count

    def add(self, worth: float) -> None:
        """Count a try."""
        self._total += worth
        self._count += 1


class Turn(Generic[S, A]):
    """One thought of a seat; looks are counted, so that a budget can end it."""

    def __init__(self, game: Game[Any, S, A, Any], view: S, seat: Seat, rng: Random) -> None:
        """Take what the seat sees."""
        self._game = game
        self._view = view
        self._seat = seat
        self._rng = rng
        self._whose = (game.long_turn(view), game.round(view))
        self.looks = 0

    def best(self, width: int, part_left: Callable[[int], float]) -> Line[S, A]:
        """Find lines, and try those that look best in the same luck.

        Again and again the worse half of them is left, so that the few best are tried most often.

        Args:
            width: how many lines are followed at a time, and tried.
            part_left: tells from the number of looks what is left of the budget, from 1 to 0.
        """
        lines = sorted(self._find(width, part_left), key=lambda line: -line.worth)[:width]
        halvings = (len(lines) - 1).bit_length()
        for_tries = part_left(self.looks)
        for to_come in reversed(range(halvings)):
            while part_left(self.looks) > for_tries * to_come / halvings:
                luck = self._rng.random()
                for line in lines:
                    line.add(self._try(line, Random(luck)))
            lines.sort(key=lambda line: -line.worth)
            lines = lines[: (len(lines) + 1) // 2]
        return lines[0]

    def _find(self, width: int, part_left: Callable[[int], float]) -> list[Line[S, A]]:
        """Follow the choices that look best, each to its end; when time is short, one alone.

        When it is over, nobody else is asked any more: a line ends where somebody would be.
        """
        game, seat = self._game, self._seat
        ends: dict[S, Line[S, A]] = {}
        open_lines = [Line[S, A]((), self._view, 0.0)]
        while open_lines:
            found: dict[S, Line[S, A]] = {}
            for line in open_lines:
                for action in game.legal(line.end):
                    state = game.apply(line.end, action).state
                    if part_left(self.looks) > 0:
                        state = self._others(state)
                    is_open = game.to_act(state) == seat and not self._is_over(state)
                    known = found if is_open else ends
                    if state not in known:
                        steps = (*line.steps, (line.end, action))
                        known[state] = Line(steps, state, self._look(state)[seat])
            is_short = part_left(self.looks) < 1 - _FINDING
            ranked = sorted(found.values(), key=lambda line: -line.worth)
            open_lines = ranked[: 1 if is_short else width]
        return list(ends.values())

    def _try(self, line: Line[S, A], luck: Random) -> float:
        """Play a line and go on by what looks best to the end of the turn; tell what that is worth."""
        game = self._game
        state = game.guess(self._view, self._seat, luck)
        planned = [action for _, action in line.steps]
        for _ in range(_STEPS):
            actor = game.to_act(state)
            if actor is None or self._is_over(state):
                break
            if actor is CHANCE:
                action = draw_chance(game, state, luck)
            elif actor == self._seat and planned and planned[0] in game.legal(state):
                action = planned.pop(0)
            else:
                action = self._choose(state, actor)
            state = game.apply(state, action).state
        return self._look(state)[self._seat]

    def _others(self, state: S) -> S:
        """Let other seats answer what they are asked in this turn, as far as their choices are known."""
        game = self._game
        while True:
            actor = game.to_act(state)
            if actor in (None, CHANCE, self._seat) or self._is_over(state) or not game.legal(state):
                return state
            state = game.apply(state, self._choose(state, Seat(actor))).state

    def _choose(self, state: S, seat: Seat) -> A:
        """Give what looks best to whoever is asked, by their own view; draws are not waited for."""
        game = self._game
        legal = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        seen = game.view(state, seat) if seat != self._seat else state
        return max(legal, key=lambda action: self._look(game.apply(seen, action).state)[seat])

    def _is_over(self, state: S) -> bool:
        game = self._game
        return (game.long_turn(state), game.round(state)) != self._whose

    def _look(self, state: S) -> tuple[float, ...]:
        self.looks += 1
        return self._game.estimate(state)

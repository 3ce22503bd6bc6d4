"""Proving a puzzle: every choice of one's own, all chance, every choice of whoever answers.

Rule of the file: nothing is sampled and nothing is judged by how it looks. A task holds in a state when
some choice of one's own holds, or when all that chance brings and all that others choose hold; it is
decided at the horizon of its aim. What needs more steps than are granted is no puzzle.
"""

from typing import Final, NamedTuple

from edenia_tui.games.aim import Aim, Horizon
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import CHANCE, Seat

_DEEPEST: Final = 120
"""No way is followed for more actions."""


class TooLarge(Exception):
    """The proof needs more steps than it may have."""


class NotUnique(Exception):
    """There is no solution, or a second one."""


class Strategy(NamedTuple):
    """The one way to reach an aim: a choice, and what follows each answer to it."""

    action: AnyAction
    is_choice: bool
    """Whether there was anything else to choose, and whether somebody chose at all."""
    following: "Strategy | None"
    """How it goes on after the answer that leaves most to do."""

    def line(self) -> "tuple[Strategy, ...]":
        """List it and all that follows."""
        return (self, *(() if self.following is None else self.following.line()))

    @property
    def depth(self) -> int:
        """Count the decisions that have to be found."""
        return sum(step.is_choice for step in self.line())


class Proof:
    """A task from a position, searched through as often as it is asked."""

    def __init__(self, game: AnyGame, start: AnyState, aim: Aim, what: str = "") -> None:
        """Get ready; `start` has to be a decision of whoever is to solve it."""
        actor = game.to_act(start)
        if actor is None or actor is CHANCE:
            raise ValueError("a puzzle begins with somebody's decision")
        self.game = game
        self.start = start
        self.aim = aim
        self.what = what
        self.seat: Seat = actor
        self._round = game.round(start)
        self._known: dict[AnyState, bool] = {}
        self._left = aim.most_steps
        self._depth = 0

    def holds(self, state: AnyState) -> bool:
        """Tell whether the aim is reached from a state, whatever others do; TooLarge if that is long."""
        known = self._known.get(state)
        if known is None:
            known = self._known[state] = self._search(state)
        return known

    def holding(self, state: AnyState) -> list[AnyAction]:
        """List the choices of a state after which the aim is still reached."""
        game = self.game
        return [one for one in game.legal(state) if self.holds(self._after(state, one))]

    def solve(self) -> Strategy:
        """Give the solution; NotUnique when there is none or a second one."""
        strategy = self._only(self.start, is_first=True)
        if strategy is None:
            raise NotUnique
        return strategy

    def refute(self, state: AnyState) -> list[AnyAction]:
        """Follow a state that does not hold to where that is seen: what others do, or chance brings.

        One's own choices on the way are any, for none of them helps.
        """
        game, line = self.game, []
        while not self._is_decided(state):
            legal = game.legal(state)
            if game.to_act(state) == self.seat:
                action = next((one for one in legal if game.ends_turn(one)), legal[0])
            else:
                action = next(one for one in legal if not self.holds(self._after(state, one)))
            line.append(action)
            state = game.apply(state, action).state
        return line

    def _search(self, state: AnyState) -> bool:
        if self._is_decided(state):
            return self.aim.is_reached(state, self.seat, self.what)
        if self._depth == _DEEPEST:
            raise TooLarge
        game = self.game
        self._depth += 1
        each = (self.holds(self._after(state, action)) for action in game.legal(state))
        found = any(each) if game.to_act(state) == self.seat else all(each)
        self._depth -= 1
        return found

    def _only(self, state: AnyState, *, is_first: bool = False) -> Strategy | None:
        """Follow the only choices that hold; every answer has to leave exactly one again."""
        game = self.game
        if self._is_decided(state) or (self.aim.is_one_choice and not is_first):
            return None
        if game.to_act(state) == self.seat:
            legal = game.legal(state)
            holding = (one for one in legal if self.holds(self._after(state, one)))
            action = next(holding, None)
            if action is None or next(holding, None) is not None:
                raise NotUnique
            following = self._only(game.apply(state, action).state)
            return Strategy(action, len(legal) > 1, following)
        longest: Strategy | None = None
        for action in game.legal(state):
            following = self._only(game.apply(state, action).state)
            answer = Strategy(action, is_choice=False, following=following)
            if longest is None or answer.depth > longest.depth:
                longest = answer
        return longest

    def _after(self, state: AnyState, action: AnyAction) -> AnyState:
        if self._left <= 0:
            raise TooLarge
        self._left -= 1
        return self.game.apply(state, action).state

    def _is_decided(self, state: AnyState) -> bool:
        game = self.game
        if game.outcome(state) is not None:
            return True
        turn, is_later = turn_of(game, state), game.round(state) != self._round
        match self.aim.horizon:
            case Horizon.TURN:
                return is_later or turn != self.seat
            case Horizon.ANSWER:
                return is_later and turn == self.seat
            case Horizon.ROUND:
                return is_later
            case Horizon.GAME:
                return False


def turn_of(game: AnyGame, state: AnyState) -> Seat:
    """Tell whose turn it is, also while others answer in it."""
    long = game.long_turn(state)
    return game.active(state) if long is None else long

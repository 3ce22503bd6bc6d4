"""A game as it went: the actions that count, the states between them, and what was taken back.

Rule of the file: chance never draws twice. Where an action was taken back, the outcome that chance had
given at that place of the record comes again, as long as it is possible there.
"""

from collections.abc import Iterator
from typing import Generic, TypeVar

from edenia_tui.table.rewind import Rewind, RewindKind
from rules.kernel.game import Game
from rules.kernel.record import Record, steps
from rules.kernel.seat import CHANCE, Seat
from rules.kernel.step import Step
from rules.kernel.undo import Fence, fence_behind, steps_back
from rules.kernel.value import Value

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class TakenBack(Value, Generic[A], frozen=True):
    """What no longer counts, and is still remembered."""

    again: tuple[tuple[A, ...], ...] = ()
    """What can be done again, a tuple for each time something was taken back, the latest at the end."""
    drawn: tuple[tuple[int, A], ...] = ()
    """Outcomes of chance, each with the number of actions before it, the earliest first."""


class NotPossible(Exception):
    """Nothing can be taken back, or done again, in this way; nothing has changed."""

    def __init__(self, kind: RewindKind, fence: Fence | None = None, rule: str = "") -> None:
        """Keep what was wanted, what is in the way, and the rule that put it there, if one did."""
        super().__init__(kind.value, None if fence is None else fence.value)
        self.kind = kind
        self.fence = fence
        self.rule = rule


class Course(Generic[O, S, A, E]):
    """The way a game has taken so far; it knows no disk and nobody who watches."""

    def __init__(self, game: Game[O, S, A, E], record: Record[O, A]) -> None:
        """Play a record again; Refused when it is none of this game."""
        self.game = game
        self._beginning = Record[O, A](record.game, record.options, record.names)
        self._actions = list(record.actions)
        self._states = [step.state for step in steps(game, record)]
        self._again: list[tuple[A, ...]] = []
        self._states_again: list[list[S]] = []
        """What those led to, the latest at the end; shorter where that was not remembered."""
        self._drawn: dict[tuple[int, A], None] = {}

    def __len__(self) -> int:
        """Count the actions."""
        return len(self._actions)

    @property
    def state(self) -> S:
        """The whole truth now."""
        return self._states[-1]

    @property
    def record(self) -> Record[O, A]:
        """The actions that count."""
        begun = self._beginning
        return Record(begun.game, begun.options, begun.names, tuple(self._actions))

    @property
    def taken_back(self) -> TakenBack[A]:
        """What no longer counts."""
        return TakenBack(tuple(self._again), tuple(self._drawn))

    def recall(self, taken_back: TakenBack[A]) -> None:
        """Remember what no longer counted when the record was written."""
        self._again, self._states_again = list(taken_back.again), []
        self._drawn = dict.fromkeys(taken_back.drawn)

    def add(self, action: A, step: Step[S, E]) -> None:
        """Go on by an action and what `apply` made of it; what was taken back cannot be done again."""
        self._again.clear()
        self._states_again.clear()
        self._push(action, step.state)

    def drawn_before(self, state: S, number: int) -> A | None:
        """Give what chance drew in a state after so many actions, reached before; None if never."""
        if not self._drawn:
            return None
        possible = {action for action, _ in self.game.chances(state)}
        return next((a for n, a in self._drawn if n == number and a in possible), None)

    def fence(self, seat: Seat, before: int = 0) -> Fence | None:
        """Tell what keeps a seat from an undo, or from one before so many last actions; None: nothing."""
        count = len(self) - before
        return fence_behind(self.game, self._states[: count + 1], self._actions[:count], seat)

    def rule_behind(self, seat: Seat, before: int = 0) -> str:
        """Name the rule by which the action before so many last ones hung on what a seat cannot see."""
        view = self.game.view(self._states[-2 - before], seat)
        return self.game.unsettled_by(view, self._actions[-1 - before])

    def steps_back(self, seat: Seat) -> int:
        """Count how often a seat could undo now."""
        return steps_back(self.game, self._states, self._actions, seat)

    def decisions(self, seat: Seat) -> list[int]:
        """List the numbers of actions after which a seat decided; a turn that only ended is none."""
        return [
            number
            for number, state in enumerate(self._states[:-1])
            if self.game.to_act(state) == seat and not self._is_mere_end(number)
        ]

    def mere_ends(self, seat: Seat) -> int:
        """Count the last actions of a seat that only ended a turn, with nothing else to choose."""
        count = 0
        while count < len(self) and self._is_mere_end(len(self) - 1 - count):
            if self.game.to_act(self._states[-2 - count]) != seat:
                break
            count += 1
        return count

    def check(self, rewind: Rewind) -> None:
        """Make sure that something can be taken back, or done again, as in every record ever kept.

        What a seat may do at a table now is less: `Rewinding` checks that. In 0.1.0 a choice that hung on
        what is hidden could be taken back, and such a game still goes on from there.

        Raises:
            NotPossible: it cannot.
        """
        match rewind.kind:
            case RewindKind.UNDO:
                asked = self.game.to_act(self.state)
                if asked is None or asked is CHANCE:
                    raise NotPossible(rewind.kind, Fence.TURN)
                fence = self.fence(asked)
                if fence not in (None, Fence.HIDDEN):
                    raise NotPossible(rewind.kind, fence)
            case RewindKind.REDO:
                if not self._again:
                    raise NotPossible(rewind.kind)
            case RewindKind.BACK:
                if rewind.number >= len(self):
                    raise NotPossible(rewind.kind)

    def rewind(self, rewind: Rewind) -> tuple[A, ...]:
        """Take back, or do again, what `check` has let pass; the actions concerned."""
        if rewind.kind is RewindKind.REDO:
            moved = self._again.pop()
            if self._states_again:
                self._actions += moved
                self._states += self._states_again.pop()
                return moved
            for action in moved:
                self._push(action, self.game.apply(self.state, action).state)
            return moved
        number = len(self) - 1 if rewind.kind is RewindKind.UNDO else rewind.number
        moved = tuple(self._actions[number:])
        self._drawn.update(dict.fromkeys(self._draws(number)))
        self._again.append(moved)
        self._states_again.append(self._states[number + 1 :])
        del self._actions[number:], self._states[number + 1 :]
        return moved

    def _is_mere_end(self, number: int) -> bool:
        """Tell whether the action after so many others was the end of a turn, and the only choice."""
        if not self.game.ends_turn(self._actions[number]):
            return False
        return len(self.game.legal(self._states[number])) == 1

    def _push(self, action: A, state: S) -> None:
        self._actions.append(action)
        self._states.append(state)

    def _draws(self, number: int) -> Iterator[tuple[int, A]]:
        """Go through the outcomes of chance from an action on."""
        for index in range(number, len(self)):
            if self.game.to_act(self._states[index]) is CHANCE:
                yield index, self._actions[index]

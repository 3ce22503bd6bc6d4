"""A game looked at again: every point of it, from any seat's eyes or open."""

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from edenia_tui.table.watchers import Told, tell
from rules.kernel.game import Game
from rules.kernel.record import Record, steps
from rules.kernel.seat import CHANCE, Chance, Seat
from rules.kernel.step import Step
from rules.kernel.value import Value

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

RECALLED: Final = 60
"""How many actions of a game somebody still has in mind."""


class Turn(Value, frozen=True):
    """Where a seat began to decide."""

    point: int
    round: int
    seat: Seat


class Replay(Generic[O, S, A, E]):
    """The steps of a record; a point is the number of actions done so far, as in FILE@N."""

    def __init__(self, game: Game[O, S, A, E], record: Record[O, A]) -> None:
        """Play a record again, once and for all."""
        self.game = game
        self._record: Record[O, A] | None = record
        self._actions: tuple[A | None, ...] = record.actions
        self._steps: tuple[Step[S, E], ...] = tuple(steps(game, record))
        self.turns: tuple[Turn, ...] = tuple(self._find_turns())
        """Where each turn began, in order."""

    @classmethod
    def seen_by(
        cls, game: Game[O, S, A, E], record: Record[O, A], seat: Seat | None
    ) -> "Replay[O, S, A, E]":
        """Play a record again with nothing in it that a seat, or a spectator, does not know."""
        seen = cls(game, record)
        told = [seen.told(point, seat) for point in range(1, seen.last + 1)]
        first = Step[S, E](seen.view(0, seat), ())
        seen._record = None
        seen._actions = tuple(one.action for one in told)
        seen._steps = (first, *(Step(one.after, one.events) for one in told))
        return seen

    @property
    def record(self) -> Record[O, A]:
        """The whole truth; ValueError where only what a seat knows was handed out."""
        if self._record is None:
            raise ValueError("this is what somebody knows of a game, not its record")
        return self._record

    @property
    def last(self) -> int:
        """The point where the record ends; the first one is 0."""
        return len(self._steps) - 1

    @property
    def opening(self) -> int:
        """The point where somebody decides for the first time: before it chance has set up the table."""
        return self.turns[0].point if self.turns else self.last

    def state(self, point: int) -> S:
        """Give the whole truth at a point; IndexError when there is no such point."""
        return self._step(point).state

    def view(self, point: int, seat: Seat | None) -> S:
        """Give what a seat, or a spectator, knew at a point."""
        return self.game.view(self.state(point), seat)

    def action(self, point: int) -> A:
        """Give the action that led to a point; there is none to point 0, and a secret is not given."""
        action = self._actions[self._led_to(point) - 1]
        if action is None:
            raise ValueError("this action is not known to the one who looks")
        return action

    def actor(self, point: int) -> Seat | Chance:
        """Tell who did the action that led to a point."""
        actor = self.game.to_act(self.state(self._led_to(point) - 1))
        if actor is None:
            raise ValueError("nobody acts after the end")
        return actor

    def events(self, point: int) -> tuple[E, ...]:
        """Give everything that the action leading to a point brought about."""
        return self._step(point).events

    def recent(self, point: int) -> range:
        """Give the points up to one that whoever takes the game up there still has in mind."""
        return range(max(1, point + 1 - RECALLED), point + 1)

    def told(self, point: int, seat: Seat | None) -> Told[S, A, E]:
        """Give what a seat, or a spectator, was told when a point was reached."""
        done = self.actor(point), self._actions[self._led_to(point) - 1]
        return tell(self.game, self.state(point - 1), done, self._step(point), seat)

    def told_openly(self, point: int) -> Told[S, A, E]:
        """Give the same with nothing hidden."""
        return Told(
            None,
            self.state(point - 1),
            self.state(point),
            self.events(point),
            self.actor(point),
            self.action(point),
        )

    def turn_at(self, point: int) -> Turn | None:
        """Find the turn that a point belongs to; None before the first one."""
        return next((turn for turn in reversed(self.turns) if turn.point <= point), None)

    def find_turn(self, round: int, seat: Seat | None = None) -> Turn | None:  # noqa: A002 (the game's word)
        """Find the first turn of a round, or that of one seat in it; None when there is none."""
        return next(
            (turn for turn in self.turns if turn.round == round and seat in (None, turn.seat)), None
        )

    def next_event(self, kind: type[E], after: int) -> int | None:
        """Find the next point that an event of a kind led to; None when there is none."""
        return self._first_with(kind, range(after + 1, self.last + 1))

    def previous_event(self, kind: type[E], before: int) -> int | None:
        """Find the last point, before another one, that an event of a kind led to."""
        return self._first_with(kind, range(min(before, self.last + 1) - 1, 0, -1))

    def _first_with(self, kind: type[E], points: Iterable[int]) -> int | None:
        has = (n for n in points if any(isinstance(event, kind) for event in self.events(n)))
        return next(has, None)

    def _find_turns(self) -> Iterable[Turn]:
        """A turn begins where another seat decides than before, or the same one in a new round."""
        last: tuple[Seat, int] | None = None
        for point, step in enumerate(self._steps):
            actor = self.game.to_act(step.state)
            if actor is None or actor is CHANCE:
                continue
            now = actor, self.game.round(step.state)
            if now != last:
                yield Turn(point, now[1], actor)
            last = now

    def _step(self, point: int) -> Step[S, E]:
        if not 0 <= point <= self.last:
            raise IndexError(point)
        return self._steps[point]

    def _led_to(self, point: int) -> int:
        if not 1 <= point <= self.last:
            raise IndexError(point)
        return point

"""A task as somebody does it: a choice that leads on is done and answered, any other is put back."""

from enum import Enum
from typing import Any, NamedTuple

from edenia_tui.conversation.attempt import Attempt, Done
from edenia_tui.language.listener import Listener
from edenia_tui.learn.task import Task
from edenia_tui.table.branch import Branch
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import Seat


class Verdict(Enum):
    """What came of a choice."""

    GOES_ON = "goes-on"
    DONE = "done"
    PUT_BACK = "put-back"


class Judged(NamedTuple):
    """A verdict, what was done, and why nothing was."""

    verdict: Verdict
    done: tuple[Done, ...] = ()
    lines: tuple[str, ...] = ()


class Exercise:
    """One try at a task."""

    def __init__(self, task: Task) -> None:
        """Begin at its position."""
        self.task = task
        self.attempt = Attempt(Branch(task.entry.game, task.start, seed=0))
        self.slips = 0
        """How many choices were put back."""
        self.helps = 0
        """How often help was asked for."""
        self.is_done = False

    @property
    def seat(self) -> Seat:
        """Who chooses."""
        return self.task.seat

    @property
    def state(self) -> AnyState:
        """The table."""
        return self.attempt.branch.state

    @property
    def legal(self) -> tuple[AnyAction, ...]:
        """What may be chosen; nothing once it is done."""
        return () if self.is_done else self.task.choices(self.state)

    @property
    def expected(self) -> AnyAction:
        """The choice by which the known way goes on."""
        wanted = self.task.solution[len(self.attempt.done)]
        game = self.task.entry.game
        return next(one for one in game.legal(self.state) if game.write_action(one) == wanted)

    @property
    def events(self) -> list[Any]:
        """All that has happened."""
        return [event for done in self.attempt.done for event in done.step.events]

    def choose(self, listener: Listener, action: AnyAction) -> Judged:
        """Do a choice, and what answers it, or put it back."""
        game, before = self.task.entry.game, self.state
        done = [self.attempt.do(action)]
        if game.write_action(action) == self.task.solution[len(self.attempt.done) - 1]:
            while not self._is_reached() and self._is_answered():
                done.append(self.attempt.do(self.expected))
        else:
            while not self._is_reached() and self.attempt.is_chance:
                done.append(self.attempt.do(None))
            if not self._is_reached():
                for _ in done:
                    self.attempt.undo()
                self.slips += 1
                lines = self.task.why_not(listener, before, action)
                return Judged(Verdict.PUT_BACK, lines=tuple(lines))
        is_reached = self._is_reached()
        self.is_done = is_reached or len(self.attempt.done) == len(self.task.solution)
        return Judged(Verdict.DONE if self.is_done else Verdict.GOES_ON, tuple(done))

    def hint(self, listener: Listener) -> list[str]:
        """Help a little."""
        self.helps += 1
        return self.task.hint(listener, self.state, self.expected)

    def show(self, listener: Listener) -> list[str]:
        """Give the next choice away."""
        self.helps += 1
        words, view = self.task.entry.words, self.state
        told = words.tell_choice(listener, view, self.expected)
        return [listener.say("learn-answer", choice=told)]

    def _is_reached(self) -> bool:
        return self.task.is_reached(self.state, self.events)

    def _is_answered(self) -> bool:
        """Tell whether chance or somebody else goes on."""
        branch = self.attempt.branch
        is_left = len(self.attempt.done) < len(self.task.solution)
        return is_left and branch.to_act not in {None, self.seat}

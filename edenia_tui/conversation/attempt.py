"""A line of play that is tried out for all seats: what was done in it, and what each may be told."""

from collections.abc import Callable
from typing import Any, NamedTuple

from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.table.branch import Branch
from edenia_tui.table.watchers import AnyTold
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import CHANCE, Chance, Seat
from rules.kernel.step import Step

AnyBranch = Branch[Any, Any, Any, Any]
Keep = Callable[[AnyBranch, str], str]
"""Keeps a branch as a game of its own, under a name if one is given; what `resume` calls it."""


class Done(NamedTuple):
    """One action of a branch, whoever did it."""

    before: AnyState
    actor: Seat | Chance
    action: AnyAction
    step: Step[Any, Any]

    def told(self, game: AnyGame, viewpoint: Viewpoint) -> AnyTold:
        """Give what somebody may know of it."""
        return viewpoint.told(game, self.before, (self.actor, self.action), self.step)


class Attempt:
    """A branch, everything done in it, and whether chance waits."""

    def __init__(self, branch: AnyBranch) -> None:
        """Begin where the branch leaves its game."""
        self.branch = branch
        self.done: list[Done] = []
        self.draws_itself = False
        """Whether chance goes on without being asked."""

    @property
    def is_chance(self) -> bool:
        """Whether chance is to act."""
        return self.branch.to_act is CHANCE

    @property
    def goes_on(self) -> bool:
        """Whether chance is to act and does so by itself."""
        return self.draws_itself and self.is_chance

    def do(self, action: AnyAction) -> Done:
        """Do an action for whoever is to act; None lets chance decide."""
        branch, before, actor = self.branch, self.branch.state, self.branch.to_act
        if actor is None:
            raise ValueError("the branch is over")
        step = branch.draw() if action is None else branch.do(action)
        self.done.append(Done(before, actor, branch.actions[-1], step))
        return self.done[-1]

    def undo(self) -> Any:
        """Take back the last action, and what chance would only draw again; None at the beginning."""
        taken = None
        while self.done and (taken is None or self.goes_on):
            taken = self.branch.undo()
            self.done.pop()
        return taken

"""Whoever plays a what-if: everybody in turn, chance too."""

from typing import Any, Final, NamedTuple

from edenia_tui.conversation.attempt import AnyBranch
from edenia_tui.conversation.visit import Visit
from edenia_tui.games.entry import Entry
from edenia_tui.games.told import Group
from edenia_tui.language.listener import Listener
from edenia_tui.table.players import Question
from edenia_tui.table.watchers import Told, tell
from edenia_tui.tui.memory import Memory
from edenia_tui.tui.onlooker import Onlooker
from rules.kernel.seat import CHANCE, Chance, Seat
from rules.kernel.step import Step

LET_CHANCE: Final = "chance"
"""The choice to let chance decide, beside all that it can bring."""


class _Done(NamedTuple):
    before: Any
    actor: Seat | Chance
    action: Any
    step: Step[Any, Any]


class Supposer(Onlooker):
    """Sees with the eyes of whoever is to act in a branch."""

    def __init__(
        self, visit: Visit, entry: Entry, names: tuple[str, ...], branch: AnyBranch
    ) -> None:
        """Begin where the branch leaves the game."""
        self.branch = branch
        self.draws_itself = False
        """Whether chance goes on without being asked."""
        self._done: list[_Done] = []
        seat = branch.game.active(branch.state)
        view = branch.game.view(branch.state, seat)
        super().__init__(visit, entry, names, self._told, seat=seat, view=view)

    @property
    def listener(self) -> Listener:
        """One who plays for everybody is nobody in particular: all are called by their names."""
        return self.listener_on(None)

    def sentences(self) -> list[str]:
        """Tell what was tried, and first that a running game keeps its secrets, if it has any."""
        before = [self.listener.say("trying-guess")] if self.branch.is_guess else []
        return [*before, *super().sentences()]

    @property
    def is_chance(self) -> bool:
        """Whether chance is to act."""
        return self.branch.to_act is CHANCE

    def be_asked_next(self) -> bool:
        """Take the seat that is to act, with its choices; tell whether that is somebody else."""
        branch = self.branch
        actor = branch.to_act
        waiting = branch.game.active(branch.state)
        seat = waiting if actor is None or actor is CHANCE else actor
        view = branch.game.view(branch.state, seat)
        is_other = self.be_asked(Question(seat, view, branch.legal))
        if actor is None:
            self.question = None
        return is_other

    def do(self, action: Any) -> Told[Any, Any, Any]:
        """Go on in the branch; what whoever sat at the keyboard is told of it."""
        branch, before, actor = self.branch, self.branch.state, self.branch.to_act
        if actor is None:
            raise ValueError("the branch is over")
        step = branch.draw() if action == LET_CHANCE else branch.do(action)
        self._done.append(_Done(before, actor, branch.actions[-1], step))
        self.question = None
        return self._tell(self._done[-1], self.seat)

    def undo(self) -> bool:
        """Take the last action back, and what chance would only draw again; tell if there was one."""
        is_undone = False
        while self._done and (not is_undone or (self.draws_itself and self.is_chance)):
            self.branch.undo()
            self._done.pop()
            is_undone = True
        return is_undone

    def groups(self) -> list[Group]:
        """List the choices; where chance is to act, to let it comes first."""
        groups = super().groups()
        if not self.is_chance:
            return groups
        by_chance: Group = (
            self.listener.say("screen-what-if-chance"),
            [(self._let_chance, LET_CHANCE)],
        )
        outcomes = [choice for _, told in groups for choice in told]
        return [by_chance, (self.listener.say("screen-what-if-by-hand"), outcomes)]

    @property
    def _let_chance(self) -> str:
        return self.listener.say("screen-what-if-let-chance")

    def _told(self, seat: Seat | None) -> Memory:
        return Memory(self.words, (self._tell(done, seat) for done in self._done))

    def _tell(self, done: _Done, seat: Seat | None) -> Told[Any, Any, Any]:
        return tell(self.game, done.before, (done.actor, done.action), done.step, seat)

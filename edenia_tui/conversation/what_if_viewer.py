"""Whoever plays a what-if: everybody in turn, chance too."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.conversation.attempt import AnyBranch, Attempt
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.viewer import Viewer
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.games.drawn import Marks
from edenia_tui.games.entry import Entry
from edenia_tui.games.result import Kind, Result
from edenia_tui.language.listener import Listener
from edenia_tui.table.question import Question
from edenia_tui.table.watchers import AnyTold
from rules.kernel.opaque import AnyAction
from rules.kernel.seat import CHANCE, Seat

LET_CHANCE: Final = "chance"
"""The choice to let chance decide, beside all that it can bring."""


class WhatIfViewer(Viewer):
    """Sees with the eyes of whoever is to act in a branch."""

    def __init__(
        self, visit: Visit, entry: Entry, names: tuple[str, ...], branch: AnyBranch
    ) -> None:
        """Begin where the branch leaves the game."""
        self.attempt = Attempt(branch)
        seat = branch.game.active(branch.state)
        view = branch.game.view(branch.state, seat)
        super().__init__(visit, entry, names, self._log, seat=seat, view=view)

    @property
    def listener(self) -> Listener:
        """One who plays for everybody is nobody in particular: all are called by their names."""
        return self.listener_on(None)

    def sentences(self) -> list[str]:
        """Tell what was tried, and first that a running game keeps its secrets, if it has any."""
        before = [self.listener.say("trying-guess")] if self.attempt.branch.is_guess else []
        return [*before, *super().sentences()]

    def be_asked_next(self) -> bool:
        """Take the seat that is to act, with its choices; tell whether that is somebody else."""
        branch = self.attempt.branch
        actor = branch.to_act
        waiting = branch.game.active(branch.state)
        seat = waiting if actor is None or actor is CHANCE else actor
        view = branch.game.view(branch.state, seat)
        is_other = self.be_asked(Question(seat, view, branch.legal))
        if actor is None:
            self.question = None
        return is_other

    def do(self, action: AnyAction) -> AnyTold:
        """Go on in the branch; what whoever sat at the keyboard is told of it."""
        done = self.attempt.do(None if action == LET_CHANCE else action)
        self.question = None
        return done.told(self.game, Viewpoint(self.seat))

    def preview(self, action: AnyAction) -> tuple[Marks, str] | None:
        """Give where a choice leads; nobody knows where chance does."""
        if action == LET_CHANCE:
            return None, self.words.question(self.listener, self.view)
        return super().preview(action)

    def kinds(self) -> Sequence[Kind]:
        """List the choices; where chance is to act, to let it comes first."""
        if not self.attempt.is_chance:
            return super().kinds()
        listener, describe = self.listener, self.words.describe
        outcomes = [Result(one, describe(listener, self.view, one)) for one in self.legal]
        return [
            Kind(listener.say("screen-what-if-chance"), [Result(LET_CHANCE, self._let_chance)]),
            Kind(listener.say("screen-what-if-by-hand"), outcomes),
        ]

    @property
    def _let_chance(self) -> str:
        return self.listener.say("screen-what-if-let-chance")

    def can_come_back(self, action: AnyAction) -> bool:
        """Everything that was tried can be taken back."""
        del action
        return True

    def turns(self) -> Sequence[int]:
        """Every sentence stands for itself: it is one step."""
        return ()

    def _log(self, seat: Seat | None) -> Log:
        done = self.attempt.done
        return Log(seat, self.words, (one.told(self.game, Viewpoint(seat)) for one in done))

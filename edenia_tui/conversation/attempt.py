"""A line of play that is tried out: what is done in it, and how the one who tries hears of it."""

from typing import Any

from edenia_tui.conversation.ear import Ear
from edenia_tui.conversation.eyes import Eyes
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from edenia_tui.table.branch import Branch
from rules.kernel.seat import CHANCE

AnyBranch = Branch[Any, Any, Any, Any]


class Attempt:
    """A branch, and the eyes that follow it."""

    def __init__(self, branch: AnyBranch, eyes: Eyes, words: GameWords) -> None:
        """Begin where the branch does."""
        self.branch = branch
        self.ear = Ear(eyes.seat, words)
        self.draws_itself = False
        """Whether chance goes on without being asked."""
        self._eyes = eyes
        self._words = words

    @property
    def view(self) -> Any:
        """The table as these eyes see it."""
        return self._eyes.view(self.branch.game, self.branch.state)

    @property
    def acting_view(self) -> Any:
        """The table as whoever is to act sees it: their choices may hang on what only they know."""
        branch, actor = self.branch, self.branch.to_act
        if self._eyes.is_open or actor is None or actor is CHANCE:
            return branch.state
        return branch.game.view(branch.state, actor)

    @property
    def legal(self) -> tuple[Any, ...]:
        """What whoever is to act may do; chance is somebody, too."""
        return () if self.branch.to_act is None else self.branch.game.legal(self.acting_view)

    def do(self, listener: Listener, action: Any) -> list[str]:
        """Do an action and, if chance draws by itself, what chance does then; tell it all."""
        return [*self._tell(listener, action), *self.settle(listener)]

    def draw(self, listener: Listener) -> list[str]:
        """Let chance decide; what came of it."""
        return [*self._tell(listener, None), *self.settle(listener)]

    def settle(self, listener: Listener) -> list[str]:
        """Let chance go on if it does so by itself; what came of it."""
        lines: list[str] = []
        while self._is_drawn():
            lines += self._tell(listener, None)
        return lines

    def undo(self) -> Any:
        """Take back the last action, and what chance would only draw again; None at the beginning."""
        taken = None
        while self.branch.actions and (taken is None or self._is_drawn()):
            taken = self.branch.undo()
        return taken

    def _is_drawn(self) -> bool:
        return self.draws_itself and self.branch.to_act is CHANCE

    def _tell(self, listener: Listener, action: Any) -> list[str]:
        """Do an action, or what chance draws (None); tell it, and what was drawn if nothing else is."""
        branch, before, actor = self.branch, self.branch.state, self.branch.to_act
        if actor is None:
            return []
        step = branch.draw() if action is None else branch.do(action)
        done = branch.actions[-1]
        told = self._eyes.told(branch.game, before, (actor, done), step)
        self.ear.saw(told)
        lines = self.ear.listen(listener)
        if lines or actor is not CHANCE or told.action is None:
            return lines
        drawn = self._words.describe(listener, before, done)
        return [f"{drawn[:1].upper()}{drawn[1:]}."]

"""What if: a game played on for all seats beside the real one, marked as such all the time."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from edenia_tui.conversation.attempt import AnyBranch
from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry
from edenia_tui.tui.hearing import Errand
from edenia_tui.tui.keys import WHAT_IF, Key, bindings
from edenia_tui.tui.procession import Scene
from edenia_tui.tui.screens.looking import LookingScreen
from edenia_tui.tui.screens.pick import Pick
from edenia_tui.tui.supposer import LET_CHANCE, Supposer

Keep = Callable[[AnyBranch], bool]
"""Keeps a branch as a game of its own; tells whether that was possible."""


class WhatIfScreen(LookingScreen):
    """A branch under a banner; nothing of it reaches the game it left."""

    KEYS: ClassVar[tuple[Key, ...]] = WHAT_IF
    BINDINGS = [*bindings(WHAT_IF)]  # noqa: RUF012 (Textual reads it)
    BANNER: ClassVar[str] = "screen-what-if-banner"
    ERRANDS: ClassVar[frozenset[Errand]] = LookingScreen.ERRANDS | {Errand.UNDO}

    def __init__(
        self,
        manner: Manner,
        entry: Entry,
        names: tuple[str, ...],
        branch: AnyBranch,
        keep: Keep | None = None,
    ) -> None:
        """Begin where a branch leaves its game.

        Args:
            manner: language and level.
            entry: the game.
            names: what the players are called.
            branch: what is played on.
            keep: keeps it as a game of its own; None where it can only be dropped.
        """
        self.supposer = Supposer(manner, entry, names, branch)
        super().__init__(self.supposer)
        self.branch = branch
        self._keep = keep
        self.supposer.be_asked_next()

    # Choosing, for whoever is to act.

    def consider(self, action: Any) -> None:
        """Draw where a choice leads; nobody knows where chance does."""
        if action == LET_CHANCE:
            self.stage.draw(self.onlooker.view, None)
            self.stage.say(self.onlooker.words.question(self.onlooker.listener, self.onlooker.view))
        else:
            super().consider(action)

    def do(self, action: Any) -> None:
        """Go on in the branch."""
        if self.onlooker.question is not None:
            told = self.supposer.do(action)
            self._procession.join(Scene(partial(self.pictures_of, told), self._ask))

    def _ask(self) -> None:
        """Ask whoever is to act now, or tell how it ended."""
        self.supposer.be_asked_next()
        self.stage.marks = None
        self.show_all()
        outcome = self.branch.game.outcome(self.branch.state)
        if outcome is not None:
            self.stage.notice(
                "screen-what-if-title",
                self.onlooker.words.asked(self.onlooker.listener, self.onlooker.view),
            )

    def action_explain(self) -> None:
        """Explain a choice; what chance may bring needs no rule."""
        if self.supposer.is_chance and self.onlooker.refusal is None:
            self.stage.notice("screen-explained", [self.onlooker.asks()])
        else:
            super().action_explain()

    def action_undo(self) -> None:
        """Take the last action back, whoever did it."""
        if self.supposer.undo():
            self._procession.drop()
            self._ask()
        else:
            self.refuse([self.onlooker.listener.say("screen-what-if-no-undo")])

    async def run_errand(self, errand: Errand, arguments: Sequence[str]) -> None:
        """Do what a word of the session asks for."""
        if errand is Errand.UNDO:
            self.action_undo()
        else:
            await super().run_errand(errand, arguments)

    # The way back to the game.

    @property
    def would_be_lost(self) -> bool:
        """Whether something was done here that leaving the program would lose; the app asks then."""
        return bool(self.branch.actions)

    def action_leave(self) -> None:
        """Go back to the game; ask first when something would be lost."""
        say = self.onlooker.listener.say
        if not self.branch.actions:
            self.app.pop_screen()
            return
        ways = [say("screen-what-if-go-on"), say("screen-what-if-drop")]
        if self._keep is not None:
            ways.append(say("screen-what-if-keep"))
        self.app.push_screen(
            Pick(say("screen-what-if-title"), ways, say("screen-pick")), self._leave
        )

    def _leave(self, picked: int | None) -> None:
        is_kept = picked == 2 and self._keep is not None and self._keep(self.branch)
        if picked == 1 or is_kept:
            self.app.pop_screen()

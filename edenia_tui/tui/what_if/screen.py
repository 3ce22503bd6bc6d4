"""What if: a game played on for all seats beside the real one, marked as such all the time."""

from functools import partial
from typing import ClassVar

from edenia_tui.conversation.aside_help import help_in_what_if
from edenia_tui.conversation.attempt import AnyBranch, Keep
from edenia_tui.conversation.understanding import Word
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.vocabularies import IN_WHAT_IF
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.conversation.what_if_viewer import LET_CHANCE, WhatIfViewer
from edenia_tui.games.entry import Entry
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.keys import WHAT_IF, Key, bindings
from edenia_tui.tui.table.animation import Scene
from edenia_tui.tui.table.screen import TableScreen
from rules.kernel.opaque import AnyAction


class WhatIfScreen(TableScreen):
    """A branch under a banner; nothing of it reaches the game it left."""

    KEYS: ClassVar[tuple[Key, ...]] = WHAT_IF
    BINDINGS = [*bindings(WHAT_IF)]  # noqa: RUF012 (Textual reads it)
    KEYS_SECTION: ClassVar[str] = "keys-in-a-what-if"
    BANNER: ClassVar[str] = "screen-what-if-banner"
    VOCABULARY: ClassVar[Vocabulary] = IN_WHAT_IF

    def __init__(
        self,
        visit: Visit,
        entry: Entry,
        names: tuple[str, ...],
        branch: AnyBranch,
        keep: Keep | None = None,
    ) -> None:
        """Begin where a branch leaves its game.

        Args:
            visit: whose keyboard it is.
            entry: the game.
            names: what the players are called.
            branch: what is played on.
            keep: keeps it as a game of its own; None where it can only be dropped, as a guess always.
        """
        self.what_if_viewer = WhatIfViewer(visit, entry, names, branch)
        self.attempt = self.what_if_viewer.attempt
        super().__init__(self.what_if_viewer)
        self.branch = branch
        self._keep = keep if branch.can_be_kept else None
        self.what_if_viewer.be_asked_next()

    def key_now(self, key: Key) -> Key | None:
        """Tell what a key is now: at the beginning there is nothing to take back."""
        is_idle = key.message == "key-undo-what-if" and not self.branch.actions
        return None if is_idle else super().key_now(key)

    # Choosing, for whoever is to act.

    def do(self, action: AnyAction) -> None:
        """Go on in the branch."""
        if self.viewer.question is not None:
            told = self.what_if_viewer.do(action)
            self.animation.join(Scene(partial(self.table_view.pictures_of, told), self._ask))

    def _ask(self) -> None:
        """Ask whoever is to act now, or tell how it ended; chance may go on by itself."""
        self.what_if_viewer.be_asked_next()
        self.table_view.marks = None
        self.show_all()
        if self.attempt.goes_on:
            self.do(LET_CHANCE)
        outcome = self.branch.game.outcome(self.branch.state)
        if outcome is not None:
            self.table_view.notice(
                "screen-what-if-title",
                self.viewer.words.asked(self.viewer.listener, self.viewer.view),
            )

    def action_explain(self) -> None:
        """Explain a choice; what chance may bring needs no rule."""
        if self.attempt.is_chance and self.viewer.refusal is None:
            self.table_view.notice("screen-explained", [self.viewer.asks()])
        else:
            super().action_explain()

    def action_undo(self) -> None:
        """Take the last action back, whoever did it."""
        if self.attempt.undo() is not None:
            self.animation.drop()
            self._ask()
        else:
            self.table_view.refuse([self.viewer.listener.say("screen-what-if-no-undo")])

    # Typing.

    async def do_word(self, word: Word) -> None:
        """Let chance draw, take back, keep or drop, by words."""
        match word.name:
            case "draw":
                self._draw()
            case "auto":
                self._switch_chance()
            case "undo":
                self.action_undo()
            case "save":
                self._save(" ".join(word.arguments))
            case "drop":
                self.action_leave()
            case "help":
                kept, desk = self._keep is not None, self.viewer.desk()
                self.answers.give(help_in_what_if(desk, word.arguments, can_be_kept=kept))
            case _:
                await super().do_word(word)

    def _draw(self) -> None:
        if self.attempt.is_chance:
            self.do(LET_CHANCE)
        else:
            self.table_view.refuse([self.viewer.listener.say("trying-no-chance")])

    def _switch_chance(self) -> None:
        """Let chance go on by itself, or wait again."""
        self.attempt.draws_itself = not self.attempt.draws_itself
        if self.attempt.is_chance:
            self._ask()
        switched = "on" if self.attempt.draws_itself else "off"
        self.table_view.refuse([self.viewer.listener.say(f"trying-auto-{switched}")])

    def _save(self, name: str) -> None:
        """Keep it, and say so here, where it goes on."""
        if self._keep is None:
            self.table_view.refuse([self.viewer.listener.say("trying-no-keep")])
        elif kept := self._kept(name):
            self.table_view.refuse([self.viewer.listener.say("trying-kept", name=kept)])

    # The way back to the game.

    @property
    def would_be_lost(self) -> bool:
        """Whether something was done here that leaving the program would lose; the app asks then."""
        return bool(self.branch.actions)

    def action_leave(self) -> None:
        """Go back to the game; ask first when something would be lost."""
        say = self.viewer.listener.say
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
        kept = self._kept("") if picked == 2 else ""
        if picked == 1 or kept:
            self.app.pop_screen()
        if kept and isinstance(self.app.screen, TableScreen):
            say = self.viewer.listener.say
            self.app.screen.table_view.say(say("screen-what-if-kept", name=kept))

    def _kept(self, name: str) -> str:
        """Keep it as a game; what that is called, nothing where it cannot be kept, which is told."""
        if self._keep is None:
            return ""
        try:
            return self._keep(self.branch, name)
        except SaveError as error:
            why = self.viewer.listener.say("screen-what-if-not-kept", reason=str(error.reason))
            self.table_view.notice("screen-what-if-title", [why])
            return ""

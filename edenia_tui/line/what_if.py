"""What if: a game played on for all seats at one keyboard, beside the real one."""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from edenia_tui.conversation.answers import moves
from edenia_tui.conversation.aside_help import help_in_what_if
from edenia_tui.conversation.attempt import AnyBranch, Attempt, Keep
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.prompts import put_question
from edenia_tui.conversation.understanding import Refusal, Word
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.vocabularies import IN_WHAT_IF
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.language.listener import Listener
from edenia_tui.language.wrapping import unwrapped
from edenia_tui.line.aside import Aside
from edenia_tui.line.talk import Talk
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.table.question import Question
from rules.kernel.opaque import AnyAction
from rules.kernel.seat import CHANCE


class WhatIf(Aside):
    """Whoever is to act is played by the one at the keyboard; the eyes stay the same."""

    VOCABULARY: ClassVar[Vocabulary] = IN_WHAT_IF

    def __init__(
        self, talk: Talk, branch: AnyBranch, viewpoint: Viewpoint, keep: Keep | None
    ) -> None:
        """Begin a branch; `run` follows.

        Args:
            talk: who is there.
            branch: what is played.
            viewpoint: what the one at the keyboard is told.
            keep: keeps it as a game; None when it cannot be kept, as a guess never can.
        """
        super().__init__(talk)
        self._attempt = Attempt(branch)
        self._viewpoint = viewpoint
        self._log = Log(viewpoint.seat, talk.words)
        self._keep = keep if branch.can_be_kept else None
        self._is_asked = False
        """Whether the open question was put with its choices."""

    @property
    def listener(self) -> Listener:
        """Whoever began it, at their own seat if they have one."""
        return self.talk.listener(self._viewpoint.seat)

    async def run(self) -> None:
        """Tell what this is, then play until it is dropped."""
        lines = [self.listener.say("trying-begins")]
        if self._attempt.branch.is_guess:
            lines.append(self.listener.say("trying-guess"))
        self.say(lines)
        await super().run()

    def desk(self) -> Desk:
        """Give the table of the branch, with the choices of whoever is to act."""
        branch, talk = self._attempt.branch, self.talk
        view = self._viewpoint.view(branch.game, branch.state)
        return Desk(
            *(self.listener, view, self._acting_view, self._legal),
            *(lambda: self._log, talk.visit, talk.words, branch.game),
        )

    @property
    def _acting_view(self) -> Any:
        """The table as whoever is to act sees it: their choices may hang on what only they know."""
        branch, actor = self._attempt.branch, self._attempt.branch.to_act
        if self._viewpoint.is_open or actor is None or actor is CHANCE:
            return branch.state
        return branch.game.view(branch.state, actor)

    @property
    def _legal(self) -> tuple[Any, ...]:
        """What whoever is to act may do; chance is somebody, too."""
        branch = self._attempt.branch
        return () if branch.to_act is None else branch.game.legal(self._acting_view)

    def say(self, lines: Sequence[str]) -> None:
        """Say an answer, marked."""
        super().say(self._marked(lines))

    def refuse(self, refusal: Refusal) -> None:
        """Say why not, marked."""
        self._log.why = refusal.rule or self._log.why
        if refusal.lines:
            super().refuse(msgspec.structs.replace(refusal, lines=self._marked(refusal.lines)))

    def put_question(self) -> str:
        """Ask whoever is to act; the choices are told once."""
        listener, words = self.listener, self.talk.words
        mark, actor = listener.say("trying-mark"), self._attempt.branch.to_act
        if actor is None:
            return f"{mark} {listener.say('trying-over')} "
        if actor is CHANCE:
            return f"{mark} {listener.say('trying-chance', question=self.asked())} "
        question = Question(actor, self._acting_view, self._legal)
        choices, prompt = put_question(words, listener, question, mark)
        if not self._is_asked:
            self.talk.console.note(choices)
        self._is_asked = True
        return prompt

    def asked(self) -> str:
        """Give the question of whoever is to act."""
        return self.talk.words.question(self.listener, self._acting_view)

    async def do(self, word: Word) -> None:
        """Let chance draw, take back, keep or drop."""
        match word.name:
            case "draw":
                self._draw()
            case "auto":
                self._switch_chance()
            case "undo":
                self._undo()
            case "save":
                self._save(" ".join(word.arguments))
            case "help":
                kept = self._keep is not None
                self.say(help_in_what_if(self.desk(), word.arguments, can_be_kept=kept))
            case "moves":
                super().say(moves(self.desk(), word.arguments))
            case "screen":
                self.say([self.listener.say("trying-no-screen")])
            case "drop":
                self.finish()
                self.say([self.listener.say("trying-dropped")])
            case _:
                await super().do(word)

    def choose(self, action: AnyAction) -> None:
        """Do what was chosen for whoever is to act; None lets chance choose."""
        self._go_on([*self._do(action), *self._settle()])

    def _settle(self) -> list[str]:
        """Let chance go on if it does so by itself; what came of it."""
        lines: list[str] = []
        while self._attempt.goes_on:
            lines += self._do(None)
        return lines

    def _do(self, action: AnyAction) -> list[str]:
        """Do an action, or what chance draws (None); tell it, and what was drawn if nothing else is."""
        done = self._attempt.do(action)
        told = done.told(self._attempt.branch.game, self._viewpoint)
        self._log.saw(told)
        lines = self._log.listen(self.listener)
        if not lines and done.actor is not CHANCE:  # whoever chooses for all hears of each choice
            lines = self._log.hear_rest(self.listener)
        if lines or done.actor is not CHANCE or told.action is None:
            return lines
        drawn = self.talk.words.describe(self.listener, done.before, done.action)
        return [f"{drawn[:1].upper()}{drawn[1:]}."]

    def _go_on(self, lines: Sequence[str]) -> None:
        """Say what something led to, if that is worth a word; a new question is open."""
        self.heed()
        self._is_asked = False
        if lines:
            self.say(lines)

    def _draw(self) -> None:
        if self._attempt.is_chance:
            self.choose(None)
        else:
            self.say([self.listener.say("trying-no-chance")])

    def _switch_chance(self) -> None:
        attempt = self._attempt
        attempt.draws_itself = not attempt.draws_itself
        changed = self.listener.say(f"trying-auto-{'on' if attempt.draws_itself else 'off'}")
        self._go_on([changed, *self._settle()])

    def _undo(self) -> None:
        taken = self._attempt.undo()
        if taken is None:
            self.say([self.listener.say("trying-no-undo")])
            return
        choice = self.talk.words.describe(self.listener, self._acting_view, taken)
        self._go_on([self.listener.say("trying-undone", choice=choice)])

    def _save(self, name: str) -> None:
        if self._keep is None:
            self.say([self.listener.say("trying-no-keep")])
            return
        try:
            kept = self._keep(self._attempt.branch, name)
        except SaveError as error:
            self.say([self.listener.say("trying-not-kept", reason=error.reason)])
            return
        self.say([self.listener.say("trying-kept", name=kept)])

    def _marked(self, lines: Sequence[str]) -> tuple[str, ...]:
        """Mark the first line, so that nobody takes it for the game."""
        first, *others = unwrapped(lines)
        return (f"{self.listener.say('trying-mark')} {first}", *others)

"""What if: a game played on for all seats at one keyboard, beside the real one."""

from collections.abc import Callable, Sequence

from edenia_tui.conversation.answers import Desk, help_lines, moves, why
from edenia_tui.conversation.aside_words import WHAT_IF_HELP, WHAT_IF_WORDS
from edenia_tui.conversation.attempt import AnyBranch, Attempt
from edenia_tui.conversation.eyes import Eyes
from edenia_tui.conversation.prompts import put_question
from edenia_tui.conversation.reading import read_command
from edenia_tui.language.folding import as_number, folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.wrapping import unwrapped
from edenia_tui.line.aside import Aside, Talk
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.table.players import Question
from rules.kernel.refused import Ambiguous, NotACommand
from rules.kernel.seat import CHANCE

Keep = Callable[[AnyBranch, str], str]
"""Keeps a branch as a game of its own, under a name if one is given; what `resume` calls it."""

HELP = (
    "trying-help-choose",
    "trying-help-chance",
    "trying-help-undo",
    "trying-help-look",
)


class WhatIf(Aside):
    """Whoever is to act is played by the one at the keyboard; the eyes stay the same."""

    def __init__(self, talk: Talk, branch: AnyBranch, eyes: Eyes, keep: Keep | None) -> None:
        """Begin a branch; `run` follows.

        Args:
            talk: who is there.
            branch: what is played.
            eyes: what the one at the keyboard is told.
            keep: keeps it as a game; None when it cannot be kept.
        """
        super().__init__(talk)
        self._attempt = Attempt(branch, eyes, talk.words)
        self._seat = eyes.seat
        self._keep = keep
        self._is_asked = False
        """Whether the open question was put with its choices."""

    @property
    def listener(self) -> Listener:
        """Whoever began it, at their own seat if they have one."""
        return self.talk.listener(self._seat)

    def run(self) -> None:
        """Tell what this is, then play until it is dropped."""
        lines = [self.listener.say("trying-begins")]
        if self._attempt.branch.is_guess:
            lines.append(self.listener.say("trying-guess"))
        self.say(lines)
        super().run()

    def desk(self) -> Desk:
        """Give the table of the branch, with the choices of whoever is to act."""
        attempt, talk = self._attempt, self.talk
        return Desk(
            *(self.listener, attempt.view, attempt.legal, attempt.ear),
            *(talk.manner, talk.words, attempt.branch.game, talk.search),
        )

    def say(self, lines: Sequence[str]) -> None:
        """Say an answer, marked."""
        super().say(self._marked(lines))

    def say_not_clear(self, lines: Sequence[str]) -> None:
        """Say why not, marked."""
        super().say_not_clear(self._marked(lines))

    def put_question(self) -> str:
        """Ask whoever is to act; the choices are told once."""
        listener, words, attempt = self.listener, self.talk.words, self._attempt
        mark = listener.say("trying-mark")
        actor = attempt.branch.to_act
        if actor is None:
            return f"{mark} {listener.say('trying-over')} "
        if actor is CHANCE:
            return f"{mark} {listener.say('trying-chance', question=self.asked())} "
        question = Question(actor, attempt.acting_view, attempt.legal)
        choices, prompt = put_question(words, listener, question, mark)
        if not self._is_asked:
            self.talk.console.note(choices)
        self._is_asked = True
        return prompt

    def asked(self) -> str:
        """Give the question of whoever is to act."""
        return self.talk.words.question(self.listener, self._attempt.acting_view)

    def find_word(self, words: Sequence[str]) -> str | None:
        """Find a word of the what-if; commands of the game that begin alike come first."""
        name = WHAT_IF_WORDS.get(folded(words[0]))
        typed = self.talk.words.canonical(self.listener, words[0])
        attempt = self._attempt
        verbs = {attempt.branch.game.write_action(action).split()[0] for action in attempt.legal}
        is_command = typed in verbs and (len(words) > 1 or name != "draw")
        return None if is_command else name

    def do(self, name: str, words: Sequence[str]) -> None:
        """Let chance draw, take back, keep or drop."""
        match name:
            case "draw":
                self._draw()
            case "auto":
                self._switch_chance()
            case "undo":
                self._undo()
            case "save":
                self._save(" ".join(words))
            case "help":
                self.say(self._help(words))
            case "moves":
                super().say(moves(self._acting_desk(), words))
            case "why":
                self.say(why(self._deciding_desk(), words))
            case _:
                self.finish()
                self.say([self.listener.say("trying-dropped")])

    def do_otherwise(self, typed: str) -> None:
        """Do what was chosen, for whoever is to act, or tell why not."""
        actor = self._attempt.branch.to_act
        if actor is None:
            self.say_not_clear([self.listener.say("trying-over")])
        elif actor is CHANCE:
            self._choose_chance(typed)
        else:
            read = read_command(self._acting_desk(), self._attempt.branch.game, typed)
            self._attempt.ear.why = read.rule or self._attempt.ear.why
            if read.action is not None:
                self._tell(self._attempt.do(self.listener, read.action))
            elif read.lines:
                self.say_not_clear(read.lines)

    def _acting_desk(self) -> Desk:
        """Give what an answer about choices may need."""
        return self.desk()._replace(view=self._attempt.acting_view)

    def _deciding_desk(self) -> Desk:
        """Give what an explanation may need: what chance may bring is no choice and has no rule."""
        desk = self._acting_desk()
        return desk._replace(legal=()) if self._attempt.branch.to_act is CHANCE else desk

    def _tell(self, lines: Sequence[str]) -> None:
        """Say what something led to, if that is worth a word; a new question is open."""
        self.heed()
        self._is_asked = False
        if lines:
            self.say(lines)

    def _draw(self) -> None:
        if self._attempt.branch.to_act is CHANCE:
            self._tell(self._attempt.draw(self.listener))
        else:
            self.say([self.listener.say("trying-no-chance")])

    def _choose_chance(self, typed: str) -> None:
        """Understand an outcome by its number in the list, or as the rules write it."""
        attempt, legal, action = self._attempt, self._attempt.legal, None
        number = as_number(typed)
        if number is not None:
            action = legal[number - 1] if 1 <= number <= len(legal) else None
        else:
            try:
                written = self.talk.words.canonical(self.listener, typed)
                action = attempt.branch.game.read_action(attempt.branch.state, written)
            except (NotACommand, Ambiguous):
                action = None
        if action in legal:
            self._tell(attempt.do(self.listener, action))
        else:
            self.say_not_clear([self.listener.say("trying-no-outcome", most=len(legal))])

    def _switch_chance(self) -> None:
        attempt = self._attempt
        attempt.draws_itself = not attempt.draws_itself
        changed = self.listener.say(f"trying-auto-{'on' if attempt.draws_itself else 'off'}")
        self._tell([changed, *attempt.settle(self.listener)])

    def _undo(self) -> None:
        taken = self._attempt.undo()
        if taken is None:
            self.say([self.listener.say("trying-no-undo")])
            return
        choice = self.talk.words.describe(self.listener, self._attempt.acting_view, taken)
        self._tell([self.listener.say("trying-undone", choice=choice)])

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

    def _help(self, words: Sequence[str]) -> list[str]:
        leave = "trying-help-leave" if self._keep is None else "trying-help-keep"
        if words:
            name = WHAT_IF_WORDS.get(folded(words[0]), "")
            message = leave if name in ("save", "drop") else WHAT_IF_HELP.get(name)
            return [self.listener.say(message)] if message else help_lines(self.desk(), words)
        return [self.listener.say(message) for message in (*HELP, leave)]

    def _marked(self, lines: Sequence[str]) -> list[str]:
        """Mark the first line, so that nobody takes it for the game."""
        first, *others = unwrapped(lines)
        return [f"{self.listener.say('trying-mark')} {first}", *others]

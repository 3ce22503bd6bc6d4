"""Understanding a typed line as line mode does: an action, an answer, an errand, or why not."""

from enum import Enum
from typing import Any, Final, NamedTuple

from edenia_tui.conversation.answers import ANSWERS, Desk, rules
from edenia_tui.conversation.reading import read_command
from edenia_tui.conversation.vocabulary import SESSION_WORDS, find_session_word
from edenia_tui.language.folding import folded
from edenia_tui.lookup.of_game import rule_search
from rules.kernel.game import Game

AnyGame = Game[Any, Any, Any, Any]


class Errand(Enum):
    """Words that are not answered but done."""

    QUIT = "quit"
    RESIGN = "resign"
    AGAIN = "again"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    BACK = "back"
    REPLAY = "replay"
    WHAT_IF = "what-if"
    EXPORT = "export"


_ERRANDS: Final = {errand.value: errand for errand in Errand}
_NOT_HERE: Final = {"more": "line-nothing-more", "screen": "screen-already"}
"""Words of line mode that have nothing to do on a screen."""


class Heard(NamedTuple):
    """What a line means."""

    action: Any = None
    """A legal action; None when there is something to say or to do instead."""
    answer: tuple[str, ...] = ()
    """The answer to a question."""
    errand: Errand | None = None
    arguments: tuple[str, ...] = ()
    """The words after the one of the errand."""
    refusal: tuple[str, ...] = ()
    """Why not."""
    rule: str | None = None
    """The rule behind the refusal."""


class Hearer(NamedTuple):
    """Whom a line comes from, the table they see, and the game."""

    desk: Desk
    game: AnyGame

    def commands(self) -> list[str]:
        """List what can be typed: the legal commands, the questions, the words of the session.

        In English the English words come first; in French, the French ones.
        """
        desk = self.desk
        typed = [
            desk.words.example(desk.listener, self.game.write_action(action))
            for action in desk.legal
        ]
        asked = {word: query.name for word, query in desk.words.queries.items()}
        known = {**asked, **SESSION_WORDS}
        is_english = desk.listener.speech.language == "en"
        words = [word for word in known if len(word) > 1]
        words.sort(key=lambda word: (word == known[word]) is not is_english)
        return [*typed, *words]

    def hear(self, typed: str) -> Heard:
        """Understand a line."""
        desk, words = self.desk, typed.split()
        bare, name = desk.words.bare(typed), find_session_word(words)
        if bare is None and name is not None:
            return self._session(name, words[1:])
        query = bare or desk.words.queries.get(folded(words[0]))
        if query is not None:
            arguments = words if bare else words[1:]
            return Heard(answer=tuple(query.answer(desk.listener, desk.view, arguments)))
        if not desk.legal:
            return Heard(refusal=(desk.listener.say("screen-not-now"),))
        read = read_command(desk, self.game, typed)
        if read.is_unknown:
            return self._wonder(words, read.lines)
        return Heard(action=read.action, refusal=read.lines, rule=read.rule)

    def _wonder(self, words: list[str], refusal: tuple[str, ...]) -> Heard:
        """Answer a question by the rule that fits all of it; else say where help is found."""
        desk = self.desk
        if len(words) > 1 and rule_search(self.game.name).answers(" ".join(words)):
            return Heard(answer=tuple(rules(desk, words)))
        word = desk.listener.say(desk.words.rule_example[1])
        return Heard(refusal=(*refusal, desk.listener.say("screen-find-help", word=word)))

    def _session(self, name: str, words: list[str]) -> Heard:
        """Do or answer a word that line mode knows besides the game."""
        if name in _ERRANDS:
            return Heard(errand=_ERRANDS[name], arguments=tuple(words))
        if name in ANSWERS:
            return Heard(answer=tuple(ANSWERS[name](self.desk, words)))
        message = _NOT_HERE.get(name, "screen-in-lines")
        return Heard(refusal=(self.desk.listener.say(message),))

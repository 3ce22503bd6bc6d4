"""A conversation beside the game: looking back, and what if. The questions are those of a game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from edenia_tui.conversation.answers import ANSWERS, Desk
from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.prompts import unless_asked
from edenia_tui.conversation.vocabulary import SESSION_WORDS
from edenia_tui.games.words import GameWords
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.language.speakable import quoted
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left
from rules.kernel.seat import Seat

USELESS_LINES = 100
"""So many useless lines in a row come from no person; the answer is to stop."""


class Talk(NamedTuple):
    """What every conversation needs: who is there, and how they speak about the game."""

    console: Console
    manner: Manner
    words: GameWords
    search: Callable[[str], list[str]]
    """Finds rules by the meaning of words."""
    names: tuple[str, ...]
    export: Export = export_nothing

    def listener(self, seat: Seat | None) -> Listener:
        """Give the listener of a seat, or a spectator."""
        return self.manner.listener(self.names, seat, self.words.messages)


class Aside(ABC):
    """Prompts until somebody returns; `Left` when they leave for good."""

    def __init__(self, talk: Talk) -> None:
        """Get ready; `run` follows."""
        self.talk = talk
        self._useless = 0
        self._has_returned = False

    @property
    @abstractmethod
    def listener(self) -> Listener:
        """Who listens."""

    @abstractmethod
    def desk(self) -> Desk:
        """Give what an answer may need."""

    @abstractmethod
    def put_question(self) -> str:
        """Say what belongs before the prompt, if it has not been said, and give the prompt."""

    @abstractmethod
    def find_word(self, words: Sequence[str]) -> str | None:
        """Find the word of this conversation that a line begins with; None for all other lines."""

    @abstractmethod
    def do(self, name: str, words: Sequence[str]) -> None:
        """Do what one of these words asks for."""

    @abstractmethod
    def do_otherwise(self, typed: str) -> None:
        """Answer a line that is neither a word nor a question."""

    def asked(self) -> str:
        """Give the question of the game that the prompt asks; nothing where it asks none."""
        return ""

    def run(self) -> None:
        """Talk until somebody returns."""
        console = self.talk.console
        while not self._has_returned:
            typed = console.hear(self.put_question())
            if typed is None:
                raise Left
            self._useless += 1
            self._hear(typed)
            if self._useless > USELESS_LINES and not console.is_patient:
                console.say([self.listener.say("line-no-answer")])
                raise Left

    def finish(self) -> None:
        """Return to where the conversation was begun."""
        self._has_returned = True

    def heed(self) -> None:
        """Take note that a line was of use."""
        self._useless = 0

    def say(self, lines: Sequence[str]) -> None:
        """Say an answer; the line was of use."""
        self.heed()
        self.talk.console.say(lines, self.listener.say("line-more"))

    def say_not_clear(self, lines: Sequence[str]) -> None:
        """Say why a line leads nowhere."""
        self.talk.console.say(lines, self.listener.say("line-more"))

    def _hear(self, typed: str) -> None:
        words = typed.split()
        if not words:
            return
        game_words, bare = self.talk.words, self.talk.words.bare(typed)
        name = None if bare else self.find_word(words)
        query = bare or game_words.queries.get(folded(words[0]))
        if name is not None:
            self.heed()
            self.do(name, words[1:])
        elif query is not None:
            arguments = words if bare else words[1:]
            told = query.answer(self.listener, self.desk().view, arguments)
            self.say(unless_asked(told, self.asked()))
        elif folded(words[0]) in SESSION_WORDS:
            self._answer(SESSION_WORDS[folded(words[0])], words)
        else:
            self.do_otherwise(typed)

    def _answer(self, name: str, words: Sequence[str]) -> None:
        """Answer a word of the session that has a meaning here, too."""
        self.heed()
        console, more = self.talk.console, self.listener.say("line-more")
        match name:
            case "more":
                if not console.say_more(more):
                    self.say([self.listener.say("line-nothing-more")])
            case "again":
                if not console.repeat(more):
                    self.say([self.listener.say("line-nothing-said")])
            case _ if name in ANSWERS:
                self.say(ANSWERS[name](self.desk(), words[1:]))
            case _:
                self.say([self.listener.say("aside-not-here", typed=quoted(words[0]))])

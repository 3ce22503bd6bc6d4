"""A conversation beside the game: looking back, and what if. The questions are those of a game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from edenia_tui.conversation.answers import ANSWERS, rules
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.prompts import unless_asked
from edenia_tui.conversation.understanding import (
    Choice,
    Refusal,
    RulesQuestion,
    TableQuestion,
    Word,
    understand,
)
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.language.listener import Listener
from edenia_tui.line.leaving import Left
from edenia_tui.line.talk import USELESS_LINES, Talk
from rules.kernel.opaque import AnyAction


class Aside(ABC):
    """Prompts until somebody returns; `Left` when they leave for good."""

    VOCABULARY: ClassVar[Vocabulary]
    """What can be said here."""
    USELESS_LINES: ClassVar[int] = USELESS_LINES
    """How many useless lines in a row are answered."""

    def __init__(self, talk: Talk) -> None:
        """Get ready; `run` follows."""
        self.talk = talk
        self._useless = 0
        self._has_returned = False

    @property
    def vocabulary(self) -> Vocabulary:
        """What can be said here now."""
        return self.VOCABULARY

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
    def choose(self, action: AnyAction) -> None:
        """Do what was chosen."""

    def asked(self) -> str:
        """Give the question of the game that the prompt asks; nothing where it asks none."""
        return ""

    async def run(self) -> None:
        """Talk until somebody returns."""
        console = self.talk.console
        while not self._has_returned:
            typed = await console.hear(self.put_question())
            if typed is None:
                raise Left
            self._useless += 1
            await self.hear(typed)
            if self._useless > self.USELESS_LINES and not console.is_patient:
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
        self.talk.say(lines)

    def refuse(self, refusal: Refusal) -> None:
        """Say why a line leads nowhere, if there is something to say."""
        if refusal.lines:
            self.talk.say(refusal.lines)

    async def do(self, word: Word) -> None:
        """Do what a word asks for; those that a game knows, too, are answered as there."""
        match word.name:
            case "more":
                self.talk.say_more()
            case "again":
                self.talk.repeat()
            case _:
                self.say(ANSWERS[word.name](self.desk(), word.arguments))

    async def hear(self, typed: str) -> None:
        """Understand a line and obey it."""
        desk = self.desk()
        match understand(desk, self.vocabulary, typed):
            case Choice(action):
                self.choose(action)
            case TableQuestion(query, arguments):
                told = query.answer(desk.listener, desk.view, arguments)
                self.say(unless_asked(told, self.asked()))
            case RulesQuestion(words):
                self.say(rules(desk, words))
            case Word() as word:
                self.heed()
                await self.do(word)
            case Refusal() as refusal:
                self.refuse(refusal)

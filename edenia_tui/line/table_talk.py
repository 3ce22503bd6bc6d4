"""What is typed at a table, understood and obeyed: for whoever is asked, and for one who waits."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.answers import ANSWERS, rules
from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.hints import hint_lines
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.prompts import put_question, unless_asked
from edenia_tui.conversation.rewinds import WORDS as REWINDS
from edenia_tui.conversation.rewinds import rewind
from edenia_tui.conversation.understanding import (
    Choice,
    Refusal,
    RulesQuestion,
    TableQuestion,
    Word,
    understand,
)
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.vocabularies import IN_GAME, MEANWHILE
from edenia_tui.conversation.vocabulary import Vocabulary
from edenia_tui.language.folding import folded
from edenia_tui.line.interrupting import Interrupted
from edenia_tui.line.leaving import Left, WantsScreen
from edenia_tui.line.looking_back import look_back, try_out
from edenia_tui.line.talk import Save, Talk
from edenia_tui.table.question import AnyQuestion
from edenia_tui.table.thinking import think
from rules.kernel.opaque import AnyAction
from rules.kernel.seat import Seat


class Obeyed(NamedTuple):
    """What became of a line."""

    action: AnyAction = None
    """What was chosen; None when the line was answered."""
    is_useful: bool = True
    """Whether the line made sense."""


class TableTalk:
    """Answers lines, and does what they ask for; choosing is left to whoever asked."""

    def __init__(
        self,
        talk: Talk,
        room: AnyRoom,
        resign: Callable[[Seat], Awaitable[None]],
        adviser: Adviser,
        *,
        save: Save,
    ) -> None:
        """Get ready.

        Args:
            talk: who is there, and how they speak.
            room: where it is played.
            resign: gives up for a seat.
            adviser: thinks about hints.
            save: makes sure that the game is kept, and says so.
        """
        self._talk = talk
        self._room = room
        self._give_up = resign
        self.save = save
        self._adviser = adviser

    async def obey(
        self, seat: Seat | None, log: Log, question: AnyQuestion | None, typed: str
    ) -> Obeyed:
        """Understand a line of somebody on a seat, who is asked something or not, and obey it.

        Raises:
            Left: it asks to leave.
        """
        desk = self._desk(seat, log, question)
        match understand(desk, self.vocabulary(question), typed):
            case Choice(action):
                return Obeyed(action)
            case Word(name, arguments):
                await self.do(name, desk, question, arguments)
            case TableQuestion(query, arguments):
                told = query.answer(desk.listener, desk.view, arguments)
                self._talk.say(unless_asked(told, desk.words.question(desk.listener, desk.view)))
            case RulesQuestion(words):
                self._talk.say(rules(desk, words))
            case Refusal(lines, rule):
                log.why = rule or log.why
                if lines:
                    self._talk.say(lines)
                return Obeyed(is_useful=False)
        return Obeyed()

    def _desk(self, seat: Seat | None, log: Log, question: AnyQuestion | None) -> Desk:
        """Give what understanding and answering may need."""
        view = self._room.view(seat) if question is None else question.view
        legal = () if question is None else question.legal
        return Desk(
            *(self._talk.listener(seat), view, view, legal),
            *(lambda: log, self._talk.visit, self._talk.words, self._room.game),
        )

    def vocabulary(self, question: AnyQuestion | None) -> Vocabulary:
        """Give what can be said by one who is asked, or not."""
        return MEANWHILE if question is None else IN_GAME

    async def do(
        self, name: str, desk: Desk, question: AnyQuestion | None, words: Sequence[str]
    ) -> None:
        """Do what a word asks for."""
        talk, listener = self._talk, desk.listener
        match name:
            case "quit":
                raise Left
            case "screen":
                if talk.console.has_screen:
                    raise WantsScreen
                talk.say([listener.say("line-no-screen")])
            case "more":
                talk.say_more()
            case "again":
                talk.repeat()
            case "save":
                talk.say(self.save(listener.speech))
            case "export":
                talk.say(talk.export(listener, Viewpoint(listener.seat), None, words))
            case _ if name in REWINDS and listener.seat is not None:
                refusal = await rewind(listener, self._room, listener.seat, name, words)
                if refusal is not None:
                    desk.log.why = refusal.rule or desk.log.why
                    talk.say(refusal.lines)
            case _ if name in ANSWERS:
                talk.say(ANSWERS[name](desk, words))
            case _ if question is not None:
                await self._do_if_asked(name, desk, question)

    async def _do_if_asked(self, name: str, desk: Desk, question: AnyQuestion) -> None:
        """Do what only somebody who is asked can want."""
        talk, seat = self._talk, question.seat
        match name:
            case "hint":
                lines = await self._advise(desk)
                told = len(lines) if desk.listener.is_full else 1
                desk.log.hint = lines[told:]
                talk.say(lines[:told])
            case "resign":
                await self.resign(desk, seat)
            case "replay" | "what-if":
                await (look_back if name == "replay" else try_out)(talk, self._room, seat)
                talk.console.note(put_question(talk.words, talk.listener(seat), question)[0])

    async def _advise(self, desk: Desk) -> list[str]:
        """Find a hint; Ctrl-C ends the thinking, not the game."""
        try:
            return await self._talk.console.until_stopped(self._seek(desk))
        except Interrupted:
            return [desk.listener.say("hint-stopped")]

    async def _seek(self, desk: Desk) -> list[str]:
        """Say that it takes a moment, now that it can be stopped, and think."""
        if len(desk.legal) > 1 and not self._adviser.knows(desk.view):
            self._talk.console.say([desk.listener.say("hint-thinking")])
        advices = await self._adviser.seek(desk.view)
        tell = partial(hint_lines, desk.game, desk.words, desk.listener, desk.view, advices)
        return await think(tell)

    async def resign(self, desk: Desk, seat: Seat) -> None:
        """Let a bot take the seat, after asking once more."""
        say = desk.listener.say
        answer = await self._talk.console.hear(say("line-resign-sure") + " ")
        if answer is None:
            raise Left
        if folded(answer) in ("yes", "oui"):
            await self._give_up(seat)
            self._talk.say([say("line-resigned")])
        else:
            self._talk.say([say("line-not-resigned")])

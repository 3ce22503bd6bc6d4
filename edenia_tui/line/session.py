"""A game at one keyboard: whoever is asked hears what happened, asks back, and chooses."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from edenia_tui.conversation.answers import ANSWERS, rules
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.hints import THINKING, Memory, hint_lines, seek_advice
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.prompts import put_question, unless_asked
from edenia_tui.conversation.rewinds import WORDS as REWINDS
from edenia_tui.conversation.rewinds import rewind
from edenia_tui.conversation.sitting import AnyTable
from edenia_tui.conversation.understanding import (
    Choice,
    Refusal,
    RulesQuestion,
    TableQuestion,
    Word,
    understand,
)
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.vocabularies import IN_GAME
from edenia_tui.games.words import GameWords
from edenia_tui.language.folding import folded
from edenia_tui.language.listener import Listener
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left, WantsScreen
from edenia_tui.line.looking_back import look_back, try_out
from edenia_tui.line.talk import USELESS_LINES, Talk
from edenia_tui.table.players import Person, Player, Question
from rules.bots.budget import Budget
from rules.kernel.seat import CHANCE, Seat

SILENCE = 2.0
"""After so many seconds a person hears who thinks; in a pipe nothing that is said depends on time."""
REMINDED = 3
"""So many sentences of a resumed game are said again."""


class Session:
    """The people at one keyboard and the table they sit at."""

    def __init__(
        self,
        console: Console,
        visit: Visit,
        words: GameWords,
        substitute: Callable[[Seat], Player[Any, Any]],
        thinking: Budget = THINKING,
        export: Export = export_nothing,
    ) -> None:
        """Get ready for people; `sit` and `run` follow.

        Args:
            console: where lines are said and typed.
            visit: whose keyboard it is; language, level and bell may be changed.
            words: the game in words.
            substitute: makes the player that takes the seat of somebody who resigns.
            thinking: how long a hint may take.
            export: writes the game to a file.
        """
        self._talk = Talk(console, visit, words, (), export)
        self._substitute = substitute
        self._thinking = thinking
        self._questions: asyncio.Queue[Question[Any, Any]] = asyncio.Queue()
        self._table: AnyTable
        self._logs: dict[Seat, Log] = {}
        self._at_keyboard: Seat | None = None
        self._useless = 0
        self._welcomed = False
        self._memory = Memory()

    def sit(self, seats: Iterable[Seat]) -> dict[Seat, Person[Any, Any]]:
        """Make a person for each seat at this keyboard, and listen for each of them."""
        people = {seat: Person[Any, Any](seat, self._questions.put_nowait) for seat in seats}
        for seat in people:
            self._logs[seat] = Log(seat, self._talk.words)
        return people

    async def run(self, table: AnyTable, names: tuple[str, ...]) -> None:
        """Play until the game is over; Left when the people leave before that.

        Args:
            table: the game.
            names: what the players are called; an empty name stands for the colour.
        """
        self._table = table
        self._talk = self._talk._replace(names=names)
        for seat, log in self._logs.items():
            log.recall(table)
            log.listen(self._talk.listener(seat))
            self._table.watch(log, seat)
            self._table.rewinding.watch(log.rewound, seat)
        playing = asyncio.ensure_future(self._table.run())
        try:
            while (question := await self._next_question(playing)) is not None:
                self._ask(question)
            playing.result()
        finally:
            playing.cancel()
        if self._at_keyboard is not None:
            self._hear(self._at_keyboard)
            self._tell_the_rest(self._talk.listener(self._at_keyboard))

    def _tell_the_rest(self, listener: Listener) -> None:
        """Say the last answer of a game to its end, page by page."""
        more = listener.say("line-more")
        prompt = listener.say("line-enter-for-more") + " "
        while self._talk.console.is_waiting and self._talk.console.hear(prompt) is not None:
            self._talk.console.say_more(more)

    async def _next_question(self, playing: "asyncio.Future[None]") -> Question[Any, Any] | None:
        """Wait until one of the people is asked; None when the game has ended."""
        asked = asyncio.ensure_future(self._questions.get())
        either: set[asyncio.Future[Any]] = {asked, playing}
        patience = SILENCE if self._talk.console.is_patient else None
        first, thinker = asyncio.FIRST_COMPLETED, None
        while not (await asyncio.wait(either, timeout=patience, return_when=first))[0]:
            thinker = self._mention_thinker(thinker)
        if asked.done():
            return asked.result()
        asked.cancel()
        return None

    def _mention_thinker(self, mentioned: Seat | None) -> Seat | None:
        """Tell one who waits long what has happened and who thinks, once for each; who was mentioned."""
        actor = self._table.game.to_act(self._table.state)
        has_left = all(log.given_up for log in self._logs.values())
        if actor is None or actor is CHANCE or actor == mentioned or has_left:
            return mentioned
        seat = self._at_keyboard
        if seat is not None and len(self._logs) == 1:
            self._hear(seat)
        listener = self._talk.listener(seat)
        self._talk.console.note([listener.say_of(actor, "bot-thinking")])
        return actor

    def _ask(self, question: Question[Any, Any]) -> None:
        """Prompt until the question is answered, withdrawn or the seat given up."""
        seat, state = question.seat, self._table.state
        self._hand_over(seat)
        self._hear(seat)
        typed: str | None = ""
        while True:
            choices, prompt = put_question(self._talk.words, self._talk.listener(seat), question)
            if not typed:
                self._talk.console.note(choices)
                if self._talk.visit.manner.bell:
                    self._talk.console.ring()
            typed = self._talk.console.hear(prompt)
            if typed is None:
                raise Left
            action = self._understand(question, typed)
            if action is not None:
                self._useless = 0
                person = self._table.seats[seat]
                if isinstance(person, Person):
                    person.answer(action)
                return
            if self._table.state is not state:  # something was taken back or done again
                return
            if not isinstance(self._table.seats[seat], Person):
                self._logs[seat].given_up = True
                return
            if self._useless > USELESS_LINES and not self._talk.console.is_patient:
                self._talk.console.say([self._talk.listener(seat).say("line-no-answer")])
                raise Left

    def _hand_over(self, seat: Seat) -> None:
        """Between two people at one keyboard, wait before anything private is said."""
        if len(self._logs) > 1 and self._at_keyboard != seat:
            if self._at_keyboard is not None:
                game = self._table.game
                self._hear(self._at_keyboard, lambda event: game.news(event, None))
            self._talk.console.forget()
            listener = self._talk.listener(None)
            prompt = listener.say("line-hand-over", name=listener.name(seat))
            if self._talk.console.hear(f"{prompt} ") is None:
                raise Left
        self._at_keyboard = seat

    def _hear(self, seat: Seat, public: Callable[[Any], Any] | None = None) -> None:
        """Say what has happened since this person last listened; `public` hides what is secret."""
        listener = self._talk.listener(seat)
        lines = self._logs[seat].listen(listener, public)
        if not self._welcomed:
            self._welcomed = True
            if not lines:
                lines = self._logs[seat].heard[-REMINDED:]
            lines.append(listener.say("line-welcome"))
        if lines:
            self._talk.say(lines)

    def _understand(self, question: Question[Any, Any], typed: str) -> Any:
        """Find the action that was typed; answer everything else."""
        desk = self._desk(question)
        meant = understand(desk, IN_GAME, typed)
        self._useless = self._useless + 1 if isinstance(meant, Refusal) else 0
        match meant:
            case Choice(action):
                return action
            case Word(name, arguments):
                self._do(name, question, arguments)
            case TableQuestion(query, arguments):
                told = query.answer(desk.listener, desk.view, arguments)
                self._talk.say(unless_asked(told, desk.words.question(desk.listener, desk.view)))
            case RulesQuestion(words):
                self._talk.say(rules(desk, words))
            case Refusal(lines, rule):
                desk.log.why = rule or desk.log.why
                if lines:
                    self._talk.say(lines)
        return None

    def _desk(self, question: Question[Any, Any]) -> Desk:
        """Give what understanding and answering may need."""
        view, log = question.view, self._logs[question.seat]
        return Desk(
            *(self._talk.listener(question.seat), view, view, question.legal),
            *(lambda: log, self._talk.visit, self._talk.words, self._table.game),
        )

    def _do(self, name: str, question: Question[Any, Any], words: Sequence[str]) -> None:
        """Do what a word of the session asks for."""
        seat, talk = question.seat, self._talk
        listener = talk.listener(seat)
        match name:
            case "quit":
                raise Left
            case "screen":
                if self._talk.console.has_screen:
                    raise WantsScreen
                talk.say([listener.say("line-no-screen")])
            case "more":
                talk.say_more()
            case "again":
                talk.repeat()
            case "hint":
                talk.say(self._think(listener, question.view))
            case "replay" | "what-if":
                (look_back if name == "replay" else try_out)(talk, self._table, seat)
                self._talk.console.note(
                    put_question(self._talk.words, talk.listener(seat), question)[0]
                )
            case "export":
                talk.say(self._talk.export(listener, Viewpoint(seat), None, words))
            case "resign":
                self._resign(seat, listener)
            case _ if name in REWINDS:
                if reason := rewind(listener, self._table, seat, name, words):
                    talk.say(reason)
            case _:
                talk.say(ANSWERS[name](self._desk(question), words))

    def _think(self, listener: Listener, view: Any) -> list[str]:
        """Find a hint, saying first that it takes a moment; Ctrl-C ends the thinking, not the game."""
        game, advices = self._table.game, self._memory.recall(view)
        try:
            if advices is None:
                if len(game.legal(view)) > 1:
                    self._talk.console.say([listener.say("hint-thinking")])
                advices = self._memory.keep(view, seek_advice(game, view, self._thinking))
            return hint_lines(game, self._talk.words, listener, view, advices)
        except KeyboardInterrupt:
            return [listener.say("hint-stopped")]

    def _resign(self, seat: Seat, listener: Listener) -> None:
        """Let a bot take the seat, after asking once more."""
        answer = self._talk.console.hear(listener.say("line-resign-sure") + " ")
        if answer is None:
            raise Left
        if folded(answer) in ("yes", "oui"):
            self._table.replace_player(seat, self._substitute(seat))
            self._talk.say([listener.say("line-resigned")])
        else:
            self._talk.say([listener.say("line-not-resigned")])

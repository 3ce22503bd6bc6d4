"""A game at one keyboard: whoever sits there hears what happens, asks back, and chooses when asked."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.keeping import tell_moved
from edenia_tui.conversation.log import Log
from edenia_tui.conversation.prompts import put_question
from edenia_tui.conversation.turn_end import given_end
from edenia_tui.learn.coach import Coach
from edenia_tui.line.afterwards import Afterwards
from edenia_tui.line.aside import Aside
from edenia_tui.line.leaving import Left
from edenia_tui.line.pages import Pages
from edenia_tui.line.table_talk import TableTalk
from edenia_tui.line.talk import USELESS_LINES, Talk
from edenia_tui.line.waking import Waking, Woken
from edenia_tui.storage.library import Moved
from edenia_tui.table.question import AnyQuestion, NotOffered
from edenia_tui.table.seating import HUMAN
from rules.kernel.opaque import AnyAction
from rules.kernel.seat import CHANCE, Seat

SILENCE = 2.0
"""After so many seconds a person hears who thinks; in a pipe nothing that is said depends on time."""
REMINDED = 3
"""So many sentences of a resumed game are said again."""


_LOSS, _END = 2, 3
"""How often the bell rings for a loss, and at the end; once for one's turn."""


class Session:
    """The people at one keyboard, in the room where they play."""

    def __init__(
        self,
        talk: Talk,
        room: AnyRoom,
        seats: Iterable[Seat],
        table: TableTalk,
        coach: Coach | None = None,
    ) -> None:
        """Get ready for people; `run` follows.

        Args:
            talk: who is there, and how they speak.
            room: where it is played.
            seats: those of the people at this keyboard.
            table: understands what they type.
            coach: speaks to those who want it and play with bots alone.
        """
        self._talk = talk
        self._console = talk.console
        talk.console.narrow(lambda: talk.visit.manner.width)
        self._room = room
        self._table = table
        self._coach = coach
        self._asked: deque[AnyQuestion] = deque()
        self._waking = Waking(talk.console)
        self._moves: list[Moved] = []
        """Where the game is kept now, if that is elsewhere and nobody was told yet."""
        self._logs = {seat: Log(seat, talk.words, stirred=self._stir) for seat in seats}
        self._pages = {seat: Pages() for seat in self._logs}
        """What each of them was told."""
        self._at_keyboard = next(iter(self._logs)) if len(self._logs) == 1 else None
        self._useless = 0
        self._is_welcomed = False
        self._has_told = False
        self._follows_news = False
        """Whether there were news before this question, with which its choices share a page."""

    async def run(self) -> None:
        """Play, and talk on when the game is over; Left when the people leave."""
        for seat, log in self._logs.items():
            log.recall(self._room)
            log.listen(self._talk.listener(seat))
            self._room.attach(log, seat, self._waking.fail)
        playing = asyncio.ensure_future(self._room.run())
        playing.add_done_callback(lambda _: self._waking.stir())
        try:
            while True:
                question = await self._next_question(playing)
                if question is None:
                    break
                if not self._ends_by_itself(question):
                    await self._ask(question)
            playing.result()
        finally:
            for log in self._logs.values():
                self._room.detach(log)
            playing.cancel()
            await asyncio.wait({playing})
        if self._logs:
            first = next(iter(self._logs))
            await self._talk_on(first if self._at_keyboard is None else self._at_keyboard)

    def _stir(self, question: AnyQuestion | None) -> None:
        """Take note of something new: a question, or anything else."""
        if question is not None:
            self._asked.append(question)
        self._waking.stir()

    def hear_of_move(self, moved: Moved) -> None:
        """Take note that the game had to be kept elsewhere; it is told before anything else."""
        self._moves.append(moved)
        self._waking.stir()

    async def _talk_on(self, seat: Seat) -> None:
        """Tell how the game ended, all of it, and answer questions until the people leave."""
        self._hear(seat)
        self._console.end_news()
        if self._talk.visit.manner.settings.bell_end:
            self._console.ring(_END)
        self._console.leaving = "line-interrupted"
        await self.afterwards(seat, self._logs[seat]).run()

    def afterwards(self, seat: Seat, log: Log) -> Aside:
        """Begin the conversation after the end."""
        return Afterwards(self._talk, self._room, seat, log, self._table.save)

    # While others think.

    async def _next_question(self, playing: "asyncio.Future[None]") -> AnyQuestion | None:
        """Wait until one of the people is asked; None when the game has ended.

        Meanwhile what happens is told as it happens, and what is typed is answered.
        """
        hearing: asyncio.Task[str | None] | None = None
        patience = SILENCE if self._console.is_patient else None
        mentioned: Seat | None = None
        try:
            while not (question := self._open_question()) and not playing.done():
                if not self._room.is_over:  # the end is told when nobody is prompted any more
                    self.tell_news()
                if hearing is None and self.waits_for_people:
                    mentioned = self._mention_thinker(mentioned)
                    hearing = self._listen_meanwhile()
                woken = await self._waking.wait(hearing, patience)
                if woken is Woken.BY_NOBODY:
                    mentioned = self._mention_thinker(mentioned)
                if woken is not Woken.BY_NEWS:
                    hearing = hearing or self._listen_meanwhile()
                if hearing is not None and hearing.done():
                    await self._answer_meanwhile(hearing.result())
                    hearing = self._listen_meanwhile()
        finally:
            await _stop(hearing)
        return question

    @property
    def waits_for_people(self) -> bool:
        """Whether somebody elsewhere is to decide, for whom nobody should wait in silence."""
        return False

    def _open_question(self) -> AnyQuestion | None:
        """Give what somebody here is asked, unless it was withdrawn."""
        while self._asked:
            question = self._asked.popleft()
            if self._room.question(question.seat) is question:
                return question
        return None

    def _mention_thinker(self, mentioned: Seat | None) -> Seat | None:
        """Tell one who waits long what has happened and who thinks, once for each; who was mentioned."""
        actor = self._room.game.to_act(self._room.view(None))
        has_left = all(log.given_up for log in self._logs.values())
        if actor is None or actor is CHANCE or actor == mentioned or has_left:
            return mentioned
        if actor in self._logs and self._room.kinds[actor] == HUMAN:
            return mentioned  # they are about to be asked
        self._welcome()
        listener = self._talk.listener(self._at_keyboard)
        self._console.note([listener.say_of(actor, "bot-thinking")])
        return actor

    def _listen_meanwhile(self) -> "asyncio.Task[str | None] | None":
        """Prompt somebody who waits, where that can be: between people nobody reads for others."""
        if not self._console.is_live or len(self._logs) > 1:
            return None
        listener = self._talk.listener(next(iter(self._logs)))
        return asyncio.ensure_future(self._console.hear(listener.say("line-meanwhile") + " "))

    async def _answer_meanwhile(self, typed: str | None) -> None:
        """Answer one who is not asked."""
        if typed is None:
            raise Left
        (seat,) = self._logs
        await self._table.obey(seat, self._logs[seat], None, typed)

    # When somebody here is asked.

    def _ends_by_itself(self, question: AnyQuestion) -> bool:
        """Give the mere end of a turn for the only person here, and say so; whether it was given."""
        end = given_end(self._talk.visit.manner, self._room, question)
        if end is None:
            return False
        self._at_keyboard = question.seat
        self._hear(question.seat)
        self._talk.tell([self._talk.listener(question.seat).say("line-turn-ended")])
        return self._is_answered(question, end)

    async def _ask(self, question: AnyQuestion) -> None:
        """Prompt until the question is answered, withdrawn or the seat given up."""
        seat, log = question.seat, self._logs[question.seat]
        await self._hand_over(seat)
        self._hear(seat)
        self._welcome()
        self._meet(question)
        typed: str | None = ""
        while True:
            choices, prompt = put_question(self._talk.words, self._talk.listener(seat), question)
            if not typed:
                fits = not self._follows_news or self._console.has_room_for(choices)
                self._console.note(choices if fits else [])
                self._follows_news = False
                if self._talk.visit.manner.bell:
                    self._console.ring()
            typed = await self._hear_answer(question, prompt)
            if self._room.question(seat) is not question:  # somebody took something back
                return
            if typed is None:
                raise Left
            obeyed = await self._table.obey(seat, log, question, typed)
            self._useless = 0 if obeyed.is_useful else self._useless + 1
            if obeyed.action is not None and await self._is_warned(question, obeyed.action):
                continue
            if self._is_answered(question, obeyed.action):
                return
            if self._useless > USELESS_LINES and not self._console.is_patient:
                self._console.say([self._talk.listener(seat).say("line-no-answer")])
                raise Left

    def _meet(self, question: AnyQuestion) -> None:
        """Let the coach say what is met for the first time."""
        if self._coach is not None and self._coach.is_wanted(self._room, question):
            lines = self._coach.meet(self._talk.listener(question.seat), question)
            if lines:
                self._talk.tell(lines)

    async def _is_warned(self, question: AnyQuestion, action: AnyAction) -> bool:
        """Let the coach judge a choice; whether it is to be made once more."""
        if self._coach is None or not self._coach.is_wanted(self._room, question):
            return False
        listener = self._talk.listener(question.seat)
        lines = await self._coach.warn(listener, question, action)
        if lines:
            self._talk.say([*lines, listener.say("coach-type-again")])
        return bool(lines)

    def _is_answered(self, question: AnyQuestion, action: AnyAction) -> bool:
        """Give the answer, if there is one; whether the question is open no more."""
        if action is not None:
            try:
                self._room.answer(question, action)
            except NotOffered:
                return True
        elif self._room.kinds[question.seat] != HUMAN:
            self._logs[question.seat].given_up = True
        return self._room.question(question.seat) is not question

    async def _hear_answer(self, question: AnyQuestion, prompt: str) -> str | None:
        """Wait for a line; where that can be, what happens meanwhile is told, and may come first."""
        if not self._console.is_live:
            return await self._console.hear(prompt)
        hearing = asyncio.ensure_future(self._console.hear(prompt))
        try:
            while not hearing.done() and self._room.question(question.seat) is question:
                await self._waking.wait(hearing, None)
                if not hearing.done():
                    self.tell_news()
        finally:
            await _stop(hearing)
        return hearing.result() if hearing.done() and not hearing.cancelled() else None

    async def _hand_over(self, seat: Seat) -> None:
        """Between two people at one keyboard, wait before anything private is said."""
        if len(self._logs) > 1 and self._at_keyboard != seat:
            if self._at_keyboard is not None:
                game = self._room.game
                self._hear(self._at_keyboard, lambda event: game.news(event, None))
            self._console.forget()
            self._console.turn_to(self._pages[seat])
            listener = self._talk.listener(None)
            prompt = listener.say("line-hand-over", name=listener.name(seat))
            if await self._console.hear(f"{prompt} ") is None:
                raise Left
        self._at_keyboard = seat

    # What has happened.

    def tell_news(self) -> None:
        """Tell the only person here what has happened, at once; others hear it when it is their turn."""
        seat = self._at_keyboard
        if seat is not None and len(self._logs) == 1 and not self._logs[seat].given_up:
            self._hear(seat)

    def _hear(self, seat: Seat, public: Callable[[Any], Any] | None = None) -> None:
        """Say what has happened since this person last listened; `public` hides what is secret."""
        listener = self._talk.listener(seat)
        is_lost = self._talk.visit.manner.settings.bell_loss and self._has_lost(seat)
        moves, self._moves = self._moves, []
        lines = self._logs[seat].listen(listener, public)
        lines[:0] = [line for moved in moves for line in tell_moved(listener.speech, moved)]
        if lines:
            self._has_told = True
            self._talk.tell(lines)
            self._follows_news = True
        if is_lost:
            self._console.ring(_LOSS)

    def _has_lost(self, seat: Seat) -> bool:
        """Tell whether somebody else took points from this person in what is still to be heard."""
        scores = self._room.game.scores
        return any(
            scores(news.after)[seat] < scores(news.before)[seat]
            for news in self._logs[seat].unheard
            if news.actor not in (seat, CHANCE)
        )

    def _welcome(self) -> None:
        """Before the first prompt tell how to go on, and where the game stands if nothing is new."""
        seat = self._at_keyboard
        if self._is_welcomed or seat is None:
            return
        self._is_welcomed = True
        lines = [] if self._has_told else self._logs[seat].heard[-REMINDED:]
        self._talk.tell([*lines, self._talk.listener(seat).say("line-welcome")])


async def _stop(hearing: "asyncio.Task[str | None] | None") -> None:
    """Stop to listen; what was typed so far is not lost."""
    if hearing is not None and not hearing.done():
        hearing.cancel()
        await asyncio.wait({hearing})

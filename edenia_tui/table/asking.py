"""The one question that is open at a table, until it is answered or withdrawn."""

import asyncio
from typing import Generic, TypeVar

from edenia_tui.table.audience import Audience
from edenia_tui.table.player import Player
from edenia_tui.table.question import NotOffered, Question
from edenia_tui.table.stand_in import ChosenInstead
from rules.kernel.seat import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Withdrawn(Exception):
    """Nobody wants to know the answer any more."""


class Asking(Generic[S, A, E]):
    """Puts a question to whoever sits there: a bot, or a person, present or not."""

    def __init__(self, audience: Audience[S, A, E]) -> None:
        """Ask nobody yet; people hear of their questions through the audience."""
        self._audience = audience
        self._asked: Question[S, A] | None = None
        self._choice: asyncio.Future[A | ChosenInstead[A]] | None = None
        self._is_open = False

    @property
    def seat(self) -> Seat | None:
        """Who is being asked, a bot or a person."""
        return None if self._asked is None else self._asked.seat

    @property
    def question(self) -> Question[S, A] | None:
        """What a person is asked; None when nobody is, or it is answered."""
        return self._asked if self._is_open else None

    async def ask(
        self, question: Question[S, A], bot: Player[S, A] | None, number: int
    ) -> A | ChosenInstead[A]:
        """Wait for the answer to the question that becomes the action of a number.

        Raises:
            Withdrawn: it was withdrawn.
        """
        choice: asyncio.Future[A | ChosenInstead[A]]
        if bot is not None:
            choice = asyncio.ensure_future(bot.choose(question.view, question.legal, number))
        else:
            choice = asyncio.get_running_loop().create_future()
        self._asked, self._choice = question, choice
        if bot is None:
            self._is_open = True
            self._audience.ask(question)
        try:
            await asyncio.wait({choice})
        finally:
            choice.cancel()
            self._asked, self._choice, self._is_open = None, None, False
        if choice.cancelled():
            raise Withdrawn
        return choice.result()

    def answer(self, question: Question[S, A], action: A) -> None:
        """Answer the question that is open.

        Raises:
            NotOffered: it is another one, or this is none of its choices; an open one stays open.
        """
        if self._choice is None or self.question is not question or self._choice.done():
            raise NotOffered("this is not asked now")
        if action not in question.legal:
            raise NotOffered("this is none of the actions that were offered")
        self._is_open = False
        self._choice.set_result(action)

    def withdraw(self) -> None:
        """Let nobody think on."""
        self._is_open = False
        if self._choice is not None:
            self._choice.cancel()

"""Who decides on a seat, and the person whom somebody answers for; bots are in `bot_player`."""

import asyncio
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from edenia_tui.table.seating import HUMAN
from edenia_tui.table.stand_in import ChosenInstead
from rules.kernel.seat import Seat
from rules.kernel.value import Value

S = TypeVar("S")
A = TypeVar("A")
Seen = TypeVar("Seen", contravariant=True)


class Player(Protocol[Seen, A]):
    """Whoever chooses when a seat is to act."""

    @property
    def kind(self) -> str:
        """The word for this player in a record: human, or the name of a bot."""

    async def choose(self, view: Seen, legal: tuple[A, ...], number: int) -> A | ChosenInstead[A]:
        """Choose one of the legal actions, knowing only the view; cancelled when no longer asked.

        Args:
            view: the table as the seat sees it.
            legal: what may be done.
            number: how many actions have been done; a decision that is met again has the same.
        """


class Question(Value, Generic[S, A], frozen=True):
    """What a person is asked."""

    seat: Seat
    view: S
    legal: tuple[A, ...]


class NotOffered(Exception):
    """The answer is none of the actions that were offered, or nothing was asked."""


class Person(Generic[S, A]):
    """A person: a question that waits until a front end answers it, in the same event loop."""

    def __init__(self, seat: Seat, asked: Callable[[Question[S, A]], None] | None = None) -> None:
        """Take a seat.

        Args:
            seat: the person's own.
            asked: called with every question, such as `queue.put_nowait`.
        """
        self.seat = seat
        self._asked = asked
        self._question: Question[S, A] | None = None
        self._answer: asyncio.Future[A] | None = None

    @property
    def kind(self) -> str:
        """A person is human."""
        return HUMAN

    @property
    def question(self) -> Question[S, A] | None:
        """The open question; None when it is not this person's decision or it is answered."""
        return self._question

    async def choose(self, view: S, legal: tuple[A, ...], number: int) -> A:  # noqa: ARG002
        """Put the question and wait for the answer."""
        answer: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        question = Question(self.seat, view, legal)
        self._answer, self._question = answer, question
        try:
            if self._asked is not None:
                self._asked(question)
            return await answer
        finally:
            self._question = None

    def answer(self, action: A) -> None:
        """Answer the open question.

        Raises:
            NotOffered: the question stays open, or there was none.
        """
        if self._question is None or self._answer is None:
            raise NotOffered("nothing is asked now")
        if action not in self._question.legal:
            raise NotOffered("this is none of the actions that were offered")
        self._question = None
        self._answer.set_result(action)

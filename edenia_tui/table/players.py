"""Who decides on a seat: a bot in a worker thread, or a person whom somebody answers for."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from edenia_tui.table.seating import HUMAN
from rules.bots.herd import Bot
from rules.kernel.game import Game
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

    async def choose(self, view: Seen, legal: tuple[A, ...]) -> A:
        """Choose one of the legal actions, knowing only the view; cancelled when no longer asked."""


class BotPlayer(Generic[S, A]):
    """A bot, thinking where nobody has to wait for it."""

    def __init__(self, game: Game[Any, S, A, Any], bot: Bot, rng: Random, kind: str) -> None:
        """Give the bot its game, its own chance and its word in records."""
        self._game = game
        self._bot = bot
        self._rng = rng
        self._kind = kind

    @property
    def kind(self) -> str:
        """The name of the bot."""
        return self._kind

    async def choose(self, view: S, legal: tuple[A, ...]) -> A:  # noqa: ARG002 (a bot lists them itself)
        """Think in a worker thread."""
        chosen: A = await asyncio.to_thread(self._bot, self._game, view, self._rng)
        return chosen


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

    async def choose(self, view: S, legal: tuple[A, ...]) -> A:
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

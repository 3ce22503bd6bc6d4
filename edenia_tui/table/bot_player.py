"""A bot on a seat: it thinks where nobody has to wait for it, and never hurts a game."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from edenia_tui.table.pool import Thinker
from edenia_tui.table.stand_in import ChosenInstead, StandIn
from edenia_tui.table.thinking import think
from rules.bots.bot import Bot
from rules.bots.budget import Budget
from rules.bots.ewe import ewe
from rules.bots.herd import read_bot, summon
from rules.kernel.game import Game

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")

EWE: Final = "ewe"
"""The bot that stands in."""
LONG: Final = 10.0
"""Seconds after which a bot without a budget of seconds is not waited for any more."""
SLACK: Final = 5.0
"""Seconds that a budget of seconds may be overrun: a busy machine, a worker that has to start."""
SLOWEST: Final = 250
"""Iterations a second that even a slow machine does; one who asks for very many has to wait."""


class BotPlayer(Generic[S, A]):
    """A bot, thinking where nobody has to wait for it; a ewe chooses when it fails or takes too long."""

    def __init__(  # noqa: PLR0913 (tests give it bots in trouble)
        self,
        game: Game[Any, S, A, Any],
        bot: Bot,
        chance: Callable[[int], Random],
        kind: str,
        *,
        thinker: Thinker | None = None,
        seconds: float = LONG,
    ) -> None:
        """Give the bot its game and its own chance; `summoned` is the usual way.

        Args:
            game: the rules.
            bot: who chooses.
            chance: gives the generator for the decision that becomes the action of a number.
            kind: the bot's word in records.
            thinker: where a bot that looks ahead thinks; others think in a thread.
            seconds: how long a decision is waited for.
        """
        self._game = game
        self._bot = bot
        self._chance = chance
        self._kind = kind
        self._thinker = thinker
        self._seconds = seconds

    @classmethod
    def summoned(
        cls,
        game: Game[Any, S, A, Any],
        spec: str,
        chance: Callable[[int], Random],
        thinker: Thinker,
    ) -> "BotPlayer[S, A]":
        """Call a bot by its name and budget; ValueError when there is none."""
        budget = read_bot(spec)[1]
        place = None if budget is None else thinker
        seconds = LONG if budget is None else longest(budget)
        return cls(game, summon(spec, monotonic), chance, spec, thinker=place, seconds=seconds)

    @property
    def kind(self) -> str:
        """The name of the bot."""
        return self._kind

    async def choose(self, view: S, legal: tuple[A, ...], number: int) -> A | ChosenInstead[A]:
        """Think; let somebody stand in when nothing comes of it."""
        try:
            thought = self._thought(self._bot, view, number)
            action, self._bot = await self._wait(thought, self._thinker, self._seconds, legal)
        except _NoChoice as failure:
            is_late = failure.is_late
        else:
            return action
        try:
            action, _ = await self._wait(self._thought(ewe, view, number), None, LONG, legal)
        except _NoChoice:
            return ChosenInstead(legal[0], StandIn(None, is_late))
        return ChosenInstead(action, StandIn(EWE, is_late))

    def _thought(self, bot: Bot, view: S, number: int) -> Callable[[], Any]:
        return partial(_remembering, bot, self._game, view, self._chance(number))

    async def _wait(
        self,
        thought: Callable[[], Any],
        thinker: Thinker | None,
        seconds: float,
        legal: tuple[A, ...],
    ) -> tuple[A, Bot]:
        """Wait for one of the legal actions, and not for ever; a queue is nobody's fault."""
        try:
            if thinker is None:
                async with asyncio.timeout(seconds):
                    chosen, bot = await think(partial(_guarded, thought))
            else:
                chosen, bot = await thinker.think(thought, seconds)
        except TimeoutError as error:
            raise _NoChoice(is_late=True) from error
        except Exception as error:
            raise _NoChoice(is_late=False) from error
        if chosen not in legal:
            raise _NoChoice(is_late=False)
        action: A = chosen
        return action, bot


class _NoChoice(Exception):
    """Nothing legal came of a thought."""

    def __init__(self, *, is_late: bool) -> None:
        super().__init__()
        self.is_late = is_late


def _remembering(bot: Bot, game: Game[Any, S, A, Any], view: S, rng: Random) -> tuple[A, Bot]:
    """Choose, and give the bot back with what it means to do next: it may have thought as a copy."""
    return bot(game, view, rng), bot


def _guarded(thought: Callable[[], T]) -> T:
    """Think; let nothing out of the thread that would do more than end this thought."""
    try:
        return thought()
    except BaseException as error:
        raise _NoChoice(is_late=False) from error


def longest(budget: Budget) -> float:
    """Tell how long is too long: only a bot in trouble needs as much."""
    if budget.seconds is not None:
        return budget.seconds + SLACK
    return max(LONG, (budget.iterations or 0) / SLOWEST)

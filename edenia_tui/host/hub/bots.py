"""Bots at tables that people share: they act where the lease is, and think shorter when many wait."""

from random import Random
from typing import Any, Final

from edenia_tui.host.hub.house import House
from edenia_tui.storage.shared.tables import Lease
from edenia_tui.table.bot_player import BotPlayer
from edenia_tui.table.chance import fresh_seed
from edenia_tui.table.pool import Thinker
from edenia_tui.table.stand_in import ChosenInstead
from rules.bots.budget import Budget
from rules.bots.herd import read_bot
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyAction, AnyState

_USUAL_SECONDS: Final = 1.3
"""What a decision of a bot that looks ahead takes, when it has its usual budget."""


class BotLease:
    """The right to let the bots of one table act; taken when one is to decide."""

    def __init__(self, house: House, table: str) -> None:
        """Hold nothing yet."""
        self._house = house
        self._table = table
        self._lease: Lease | None = None

    @property
    def fence(self) -> int | None:
        """The number under which bots act; None while others may let them."""
        return None if self._lease is None else self._lease.fence

    async def hold(self) -> None:
        """Wait until it is here that bots act, and for long enough for one thought."""
        store, seconds = self._house.store, self._house.limits.lease_seconds
        if self._lease is not None and self._lease.until - store.time() > seconds / 2:
            return
        while True:
            holder = self._house.holder
            self._lease = await store.tables.take_lease(self._table, holder, seconds)
            if self._lease is not None:
                return
            await self._house.clock.sleep(seconds / 4)

    async def give_up(self) -> None:
        """Let others have it."""
        lease, self._lease = self._lease, None
        if lease is not None:
            await self._house.store.tables.give_up_lease(lease)


class SharedBot:
    """A bot on a seat of a table that people share."""

    def __init__(
        self, house: House, game: AnyGame, kind: str, thinker: Thinker, lease: BotLease
    ) -> None:
        """Take the seat."""
        self._house = house
        self._game = game
        self._kind = kind
        self._thinker = thinker
        self._lease = lease

    @property
    def kind(self) -> str:
        """The name of the bot."""
        return self._kind

    async def choose(
        self, view: AnyState, legal: tuple[AnyAction, ...], number: int
    ) -> AnyAction | ChosenInstead[AnyAction]:
        """Think, as long as others can wait for it."""
        await self._lease.hold()
        waiting = self._house.pool.waiting
        spec = short_of_time(self._kind, waiting, self._house.limits.bot_seconds)
        bot = BotPlayer[Any, Any].summoned(self._game, spec, _any_chance, self._thinker)
        return await bot.choose(view, legal, number)


def short_of_time(kind: str, waiting: int, most: float) -> str:
    """Give a bot a budget with which the last of so many who wait is not kept for too long."""
    name, budget = read_bot(kind)
    share = most / (_USUAL_SECONDS * (waiting + 1))
    if budget is None or share >= 1:
        return kind
    return f"{name}:{_write(budget, share)}"


def _write(budget: Budget, share: float) -> str:
    if budget.seconds is not None:
        return f"{max(0.001, budget.seconds * share):.3f}s"
    return str(max(1, int((budget.iterations or 1) * share)))


def _any_chance(number: int) -> Random:
    """Give a bot a generator of its own for one decision; no seed is kept."""
    del number
    return Random(fresh_seed())

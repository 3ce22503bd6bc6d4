"""People without a connection, a clock that a test sets, and a hub for them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from edenia_tui.games.registry import GAMES
from edenia_tui.host.hub.accounts import new_account, new_guest
from edenia_tui.host.hub.house import House
from edenia_tui.host.hub.housekeeping import Housekeeping
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import Dismissal, News
from edenia_tui.host.hub.own_room import OwnRoom
from edenia_tui.host.hub.plan import Plan
from edenia_tui.host.hub.table import Table
from edenia_tui.host.limits import USUAL, Limits
from edenia_tui.storage.shared.people import Account
from edenia_tui.storage.sqlite.store import SqliteStore
from edenia_tui.table.pool import Pool
from edenia_tui.table.question import AnyQuestion
from edenia_tui.table.seating import HUMAN
from edenia_tui.table.watchers import AnyRewound, AnyTold
from rules.kernel.seat import Seat

T = TypeVar("T")

AT_LAST = 30
"""Seconds after which something that should have happened never will."""
RED, GREEN, YELLOW = Seat(0), Seat(1), Seat(2)
TWO = (HUMAN, HUMAN)


class SetClock:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        """Begin somewhere."""
        self._moment = 1_000_000.0
        self._sleeping: list[tuple[float, asyncio.Future[None]]] = []

    def time(self) -> float:
        """Tell the time."""
        return self._moment

    async def sleep(self, seconds: float) -> None:
        """Wait until the test has let so much pass."""
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleeping.append((self._moment + seconds, woken))
        await woken

    @property
    def is_waited_for(self) -> bool:
        """Whether somebody sleeps."""
        return bool(self._sleeping)

    def pass_by(self, seconds: float) -> None:
        """Let time pass; whoever is woken sleeps no more."""
        self._moment += seconds
        due = [woken for until, woken in self._sleeping if until <= self._moment]
        self._sleeping = [sleeper for sleeper in self._sleeping if sleeper[0] > self._moment]
        for woken in due:
            if not woken.done():
                woken.set_result(None)


class Fake:
    """Somebody who remembers what they were told, and decides when the test says so."""

    def __init__(self, name: str, *, is_guest: bool = False, address: str = "10.0.0.1") -> None:
        """Be somebody."""
        self.account: Account = new_guest(name) if is_guest else new_account(name)
        self.address = address
        self.news: list[News] = []
        self.dismissals: list[Dismissal] = []
        self.told_of_game: list[AnyTold] = []
        self.rewinds: list[AnyRewound] = []
        self.questions: list[AnyQuestion] = []
        self.room: OwnRoom | None = None

    def again(self) -> "Fake":
        """Be the same person on another connection."""
        other = Fake(self.account.name, address=self.address)
        other.account = self.account
        return other

    # As a visitor.

    def told(self, news: News) -> None:
        """Remember it."""
        self.news.append(news)

    def dismissed(self, why: Dismissal) -> None:
        """Remember why."""
        self.dismissals.append(why)

    def heard(self, kind: type[T]) -> list[T]:
        """Give what one was told of a kind, the earliest first."""
        return [one for one in self.news if isinstance(one, kind)]

    # As a watcher of a room.

    def saw(self, told: AnyTold) -> None:
        """Remember it."""
        self.told_of_game.append(told)

    def rewound(self, rewound: AnyRewound) -> None:
        """Remember it."""
        self.rewinds.append(rewound)

    def asked(self, question: AnyQuestion) -> None:
        """Remember it."""
        self.questions.append(question)

    def look(self, table: Table) -> OwnRoom:
        """Look at the game of a table with one's own eyes."""
        self.room = table.room_of(self)
        place = table.attendance.find(self)
        self.room.attach(self, None if place is None else place.seat)
        return self.room


@asynccontextmanager
async def a_hub(
    folder: Path, limits: Limits = USUAL, clock: SetClock | None = None
) -> AsyncIterator[Hub]:
    """Open a hub for a while."""
    clock = clock or SetClock()
    store = await SqliteStore.open(folder, clock.time)
    pool = Pool(1)
    hub = Hub(House(store, GAMES, pool, clock, limits, "here"))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()
        pool.close()


def in_hub(folder: Path, use: Callable[[Hub], Awaitable[T]], limits: Limits = USUAL) -> T:
    """Use a hub once, and not for ever."""

    async def run() -> T:
        async with asyncio.timeout(AT_LAST * 4), a_hub(folder, limits) as hub:
            return await use(hub)

    return asyncio.run(run())


def clock_of(hub: Hub) -> SetClock:
    """Give the clock that a test may set."""
    clock = hub.house.clock
    assert isinstance(clock, SetClock)
    return clock


def plan(*players: str, **changes: Any) -> Plan:
    """Plan a game of Edenia."""
    return Plan(changes.pop("game", "edenia"), "", players or TWO, **changes)


async def enter(hub: Hub, *people: Fake) -> None:
    """Let people in, each with an account of their own."""
    for one in people:
        if await hub.house.store.people.by_id(one.account.id) is None:
            await hub.house.store.people.add(one.account, one.account.name.casefold())
        hub.enter(one)


async def sit_down(hub: Hub, *people: Fake, **changes: Any) -> Table:
    """Let people open a table, fill it and look at their game."""
    first, *others = people
    if first not in hub.lobby.visitors:
        await enter(hub, *people)
    players = changes.pop("players", (HUMAN,) * len(people))
    table = await hub.open(first, plan(*players, **changes))
    for other in others:
        await hub.join(other, table.code)
    for one in people:
        one.look(table)
    return table


async def until(is_so: Callable[[], T]) -> T:
    """Wait until something is so."""
    async with asyncio.timeout(AT_LAST):
        while True:
            if found := is_so():
                return found
            await asyncio.sleep(0)


async def until_asked(*people: Fake) -> tuple[Fake, AnyQuestion]:
    """Wait until one of some people is to decide."""

    def asked() -> tuple[Fake, AnyQuestion] | None:
        for one in people:
            if one.room is None or not one.questions:
                continue
            question = one.questions[-1]
            if one.room.question(question.seat) is question:
                return one, question
        return None

    found = await until(asked)
    assert found is not None
    return found


async def play(decisions: int, *people: Fake, rng: Random | None = None) -> int:
    """Let people decide so many times, or to the end, and be asked again; how often they did."""
    for done in range(decisions):
        asked = await next_question(*people)
        if asked is None:
            return done
        one, question = asked
        assert one.room is not None
        legal = question.legal
        one.room.answer(question, legal[0] if rng is None else rng.choice(legal))
    await next_question(*people)
    return decisions


async def next_question(*people: Fake) -> tuple[Fake, AnyQuestion] | None:
    """Wait until one of some people is to decide; None when the game is over."""
    room = people[0].room
    assert room is not None
    asking = asyncio.ensure_future(until_asked(*people))
    ending = asyncio.ensure_future(room.run())
    await asyncio.wait({asking, ending}, return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    if asking.done():
        return asking.result()
    asking.cancel()
    return None


async def lines_of(hub: Hub, table: Table) -> tuple[str, ...]:
    """Give what is kept of a table."""
    return await hub.house.store.tables.read(table.name)


async def look_after(hub: Hub) -> None:
    """Let the housekeeping look once, as a new one would."""
    await Housekeeping(hub).look()

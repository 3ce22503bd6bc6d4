"""Two nodes on one PostgreSQL: people on different ones notice nothing of it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.host.hub.clock import RealClock
from edenia_tui.host.hub.house import House
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import (
    Begun,
    CalledOff,
    Came,
    Dismissal,
    IsOver,
    PlaysOn,
    Requested,
    SatDown,
    StandsIn,
)
from edenia_tui.host.hub.notes import EndKind, RequestKind
from edenia_tui.host.hub.plan import FORMAT
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.table import Table
from edenia_tui.host.limits import USUAL, Limits
from edenia_tui.host.postgres.store import PostgresStore
from edenia_tui.storage.shared.chat import Said
from edenia_tui.table.pool import Pool
from tests.host.hub.company import AT_LAST, Fake, enter, lines_of, plan, play, until, until_asked
from tests.postgres import shared_cluster, why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())


@asynccontextmanager
async def a_node(url: str, limits: Limits = USUAL) -> AsyncIterator[Hub]:
    """Open a hub on a database that others share."""
    store, pool = await PostgresStore.open(url), Pool(1)
    assert store.nodes is not None
    hub = Hub(House(store, GAMES, pool, RealClock(), limits, store.nodes.own))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()
        await store.close()
        pool.close()


def at_two_nodes(use: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    """Use two nodes once."""

    async def run() -> None:
        url = shared_cluster().url
        async with AsyncExitStack() as ways, asyncio.timeout(AT_LAST * 4):
            here = await ways.enter_async_context(a_node(url))
            there = await ways.enter_async_context(a_node(url))
            await use(here, there)

    asyncio.run(run())


async def meet(here: Hub, there: Hub, ann: Fake, bob: Fake, **changes: Any) -> list[Table]:
    """Let one open a table at a node, and the other sit down at the other; both look at the game."""
    await enter(here, ann)
    await enter(there, bob)
    first = await here.open(ann, plan(*changes.pop("players", ()), **changes))
    second = await there.join(bob, first.code)
    await until(lambda: first.play is not None)
    ann.look(first)
    bob.look(second)
    return [first, second]


def test_a_whole_game_at_two_nodes() -> None:
    """Both are told the same, in order, of a game that is played to its end; it is over for both."""

    async def use(here: Hub, there: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        tables = await meet(here, there, ann, bob, game="exo")
        assert (ann.heard(SatDown)[0].name, len(ann.heard(Begun))) == ("Bob", 1)
        await play(10_000, ann, bob, rng=Random(1))
        await until(lambda: ann.heard(IsOver) and bob.heard(IsOver))
        assert ann.heard(IsOver) == bob.heard(IsOver)
        told = [[one.actor for one in person.told_of_game] for person in (ann, bob)]
        assert told[0] == told[1]
        lines = await lines_of(here, tables[0])
        assert sum(line.startswith("# over") for line in lines) == 1
        assert [table.log.text for table in tables] == ["".join(f"{one}\n" for one in lines)] * 2

    at_two_nodes(use)


def test_talk_lobby_and_presence_go_across() -> None:
    """One sees the other's table and name in the lobby, and hears what is said at the table."""

    async def use(here: Hub, there: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        await enter(here, ann)
        await enter(there, bob)
        table = await here.open(ann, plan())
        await until(lambda: there.listing(bob).waiting)
        assert there.listing(bob).waiting[0].code == table.code
        await until(lambda: there.lobby.names == ["Ann", "Bob"] == here.lobby.names)
        other = await there.join(bob, table.code)
        await there.say(bob, "hello")
        await until(lambda: ann.heard(Said))
        assert [(one.name, one.text) for one in ann.heard(Said)] == [("Bob", "hello")]
        await until(lambda: len(other.attendance.seats) == 2)
        eve = Fake("Eve")
        await enter(there, eve)
        await there.watch(eve, table.code)
        await until(lambda: Came("Eve", None) in ann.heard(Came))
        assert table.attendance.onlookers == ["Eve"]

    at_two_nodes(use)


def test_a_seat_is_taken_at_another_node() -> None:
    """The earlier visit ends, as it does at one node, and the later one plays on."""

    async def use(here: Hub, there: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        tables = await meet(here, there, ann, bob)
        again = ann.again()
        there.enter(again)
        table = await there.join(again, tables[0].code)
        await until(lambda: ann.dismissals)
        assert (ann.dismissals, again.dismissals) == ([Dismissal.ELSEWHERE], [])
        again.look(table)
        assert await play(4, again, bob) == 4

    at_two_nodes(use)


def asked_for(person: Fake) -> RequestKind:
    """Tell what somebody heard last that is asked for."""
    return person.heard(Requested)[-1].asked.kind


def test_requests_and_undo_go_across() -> None:
    """What is taken back, asked for, declined and agreed to at one node is so at the other."""

    async def use(here: Hub, there: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        tables = await meet(here, there, ann, bob)
        await play(12, ann, bob)
        await until(lambda: tables[0].log.last == tables[1].log.last)
        asks = {ann: here.requests(ann), bob: there.requests(bob)}
        await asks[ann].ask(ann, RequestKind.BACK, 4)
        await until(lambda: bob.heard(Requested))
        assert bob.heard(Requested)[0].name == "Ann"
        await asks[bob].decline(bob)
        await until(lambda: ann.heard(CalledOff))
        assert ann.heard(CalledOff)[0].name == "Bob"
        await asks[ann].ask(ann, RequestKind.BACK, 4)
        await until(lambda: len(bob.heard(Requested)) == 2)
        await asks[bob].agree(bob)
        await until(lambda: ann.rewinds and bob.rewinds)
        assert ann.rewinds[-1].actor == bob.rewinds[-1].actor == tables[0].seat_of(ann)
        await play(4, ann, bob)
        await until(lambda: tables[0].log.last == tables[1].log.last)
        await asks[bob].ask(bob, RequestKind.END)
        await until(lambda: asked_for(ann) is RequestKind.END)
        await asks[ann].agree(ann)
        await until(lambda: bob.heard(IsOver))
        assert bob.heard(IsOver)[0].ended.kind is EndKind.AGREED
        await asks[bob].ask(bob, RequestKind.REMATCH)
        await until(lambda: asked_for(ann) is RequestKind.REMATCH)
        await asks[ann].agree(ann)
        await until(lambda: bob.heard(PlaysOn))
        assert bob.heard(PlaysOn) == ann.heard(PlaysOn)

    at_two_nodes(use)


def test_a_bot_acts_at_one_node_and_is_seen_at_both() -> None:
    """Its decisions are made once; where somebody resigns, both hear who plays on."""

    async def use(here: Hub, there: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        tables = await meet(here, there, ann, bob, players=("human", "human", "lamb"))
        await play(6, ann, bob)
        await here.resign(ann)
        await until(lambda: bob.heard(StandsIn))
        assert bob.heard(StandsIn)[0].has_resigned
        for _ in range(3):
            person, question = await until_asked(bob)
            assert person.room is not None
            person.room.answer(question, question.legal[0])
        await until_asked(bob)
        lines = await lines_of(here, tables[0])
        assert tables[1].log.text == "".join(f"{one}\n" for one in lines)

    at_two_nodes(use)


def test_two_take_the_last_seat_at_once() -> None:
    """At two nodes in one moment: one has it, the other is told that there is none."""

    async def use(here: Hub, there: Hub) -> None:
        ann, bob, eve = Fake("Ann"), Fake("Bob"), Fake("Eve")
        await enter(here, ann, bob)
        await enter(there, eve)
        table = await here.open(ann, plan())
        sitting = here.join(bob, table.code), there.join(eve, table.code)
        ends = await asyncio.gather(*sitting, return_exceptions=True)
        assert sum(isinstance(end, Exception) for end in ends) == 1
        notes = [line for line in await lines_of(here, table) if line.startswith("# sit")]
        assert len(notes) == 2

    at_two_nodes(use)


def test_a_table_of_a_later_version_is_left_alone() -> None:
    """A node that is too old lists it to nobody and says why it does not open it."""

    async def use(here: Hub, there: Hub) -> None:
        ann, bob = Fake("Ann"), Fake("Bob")
        await enter(here, ann)
        await enter(there, bob)
        later = await here.open(ann, plan(format=FORMAT + 1))
        usual = await here.open(ann, plan())
        await until(lambda: there.listing(bob).waiting)
        assert [one.code for one in there.listing(bob).waiting] == [usual.code]
        with pytest.raises(NotDone) as caught:
            await there.join(bob, later.code)
        assert caught.value.why is Why.NEWER

    at_two_nodes(use)

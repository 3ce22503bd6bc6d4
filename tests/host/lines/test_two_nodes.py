"""Two nodes on one PostgreSQL under load from the real client, and whatever can fail between them."""

import asyncio
import shutil
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from edenia_tui.games.registry import GAMES
from edenia_tui.host.postgres.store import PostgresStore
from rules.kernel.record import replay
from rules.kernel.seat import Seat
from tests.host.lines.hosts import OVER, Host, Party, Person, is_question
from tests.host.lines.test_server_kill import BEGIN, NOT_ENOUGH, Hearing, Pair, news_of
from tests.host.secrets import AnyRecord, kept_in
from tests.long.proofs import cases
from tests.postgres import Cluster, why_not

pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(why_not()), reason=why_not())]

_TABLES: Final = ("edenia 2", "edenia 3 lamb", "exo 2")
_MOST_LINES: Final = 80
_AFTER: Final = 12
"""So many lines are heard after each fault, unless all games are over."""
_PAUSE: Final = 30.0
"""Seconds for which a node or the network is away: longer than a lease."""
_REST: Final = 1.0
"""Seconds without any action, after which somebody is waited for."""


class Wire:
    """The way from one node to the database, which can be cut: nothing passes, nobody is told."""

    def __init__(self, port: int) -> None:
        """Lead to a port of this machine."""
        self._to = port
        self._is_whole = asyncio.Event()
        self._is_whole.set()
        self._server: asyncio.Server | None = None
        self._passing: set[asyncio.Future[None]] = set()

    @property
    def port(self) -> int:
        """Where it begins."""
        assert self._server is not None
        return int(self._server.sockets[0].getsockname()[1])

    async def open(self) -> None:
        """Let connections in."""
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)

    def cut(self) -> None:
        """Let nothing pass."""
        self._is_whole.clear()

    def mend(self) -> None:
        """Let everything pass that waited, as a network would."""
        self._is_whole.set()

    async def close(self) -> None:
        """End everything."""
        assert self._server is not None
        self._server.close()
        for task in self._passing:
            task.cancel()
        if self._passing:
            await asyncio.wait(self._passing)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        for ends in ((reader, back), (there, writer)):
            task = asyncio.ensure_future(self._pass(*ends))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await self._is_whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


class Nodes:
    """Two hosts on one database, the first of them by a wire that can be cut."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        """Know where everything is."""
        self.cluster = cluster
        self.wire = Wire(cluster.port)
        self.parties = tuple(Party(Host(folder, f"node-{n}")) for n in range(2))

    async def start(self) -> None:
        """Start both; they are the same host to everybody."""
        await self.wire.open()
        await self.start_node(0)
        own, other = (party.host.data for party in self.parties)
        other.mkdir(mode=0o700)
        shutil.copy(own / "host_key", other / "host_key")
        await self.start_node(1)

    async def start_node(self, number: int) -> None:
        """Start one of them."""
        port = self.wire.port if number == 0 else self.cluster.port
        url = f"postgresql://edenia@127.0.0.1:{port}/postgres"
        await self.parties[number].host.start(options=("--store", url))

    async def stop(self) -> None:
        """End everything."""
        for party in self.parties:
            await party.leave()
            if party.host.process is not None:
                await party.host.stop(signal.SIGKILL)
        await self.wire.close()


class Guest(NamedTuple):
    """Somebody at a table, through a node."""

    person: Person
    seat: Seat
    node: int
    before: int
    """How many actions had been done when they could play."""


class Split:
    """Two people who play one game after another, each at a node of their own."""

    def __init__(self, nodes: Nodes, table: str, rng: Random) -> None:
        """Begin without a table."""
        self._nodes = nodes
        self._table = table
        self._rng = rng
        self._pair = Pair(nodes.parties[0], table.split(maxsplit=1)[0], rng)
        self._pair.names = tuple(f"{table.replace(' ', '-')}-{one}" for one in "ab")
        self._code = ""
        self._guests: list[Guest] = []
        self.heard = 0
        """How many lines about games were heard, each of which was found in the store."""

    async def kept(self) -> AnyRecord:
        """Read the game from the store."""
        store = await PostgresStore.open(self._nodes.cluster.url)
        try:
            return await kept_in(store, self._code)
        finally:
            await store.close()

    async def come(self) -> None:
        """Come to the table, a new one where there is none, and read until both could play."""
        parties, names = self._nodes.parties, self._pair.names
        if self._code:
            self._guests = [await self._comes(Seat(n), n) for n in range(2)]
            return
        people = [await party.comes(name) for party, name in zip(parties, names, strict=True)]
        told = await people[0].says(f"open {self._table}", "Table ")
        self._code = told.split()[1].rstrip(":")
        await people[1].says(f"join {self._code}", f"Table {self._code}")
        for person in people:
            await person.hears(BEGIN)
        before = len((await self.kept()).actions)
        self._guests = [Guest(one, Seat(n), n, before) for n, one in enumerate(people)]

    async def _comes(self, seat: Seat, node: int) -> Guest:
        before = await self._at_rest()
        name = self._pair.names[seat]
        person = await self._nodes.parties[node].comes(name, "join", self._code, lobby=False)
        await person.hears(BEGIN, OVER[0])
        return Guest(person, seat, node, before)

    async def _at_rest(self) -> int:
        """Wait until nothing more happens without whoever is to come; how many actions there are."""
        before = -1
        while (now := len((await self.kept()).actions)) != before:
            before = now
            await asyncio.sleep(_REST)
        return now

    def play(self, hearing: Hearing) -> list[asyncio.Future[None]]:
        """Let everybody play until they are gone."""
        return [asyncio.ensure_future(self._plays(one.person, hearing)) for one in self._guests]

    async def _plays(self, person: Person, hearing: Hearing) -> None:
        with suppress(OSError, TimeoutError, asyncio.CancelledError):
            while line := await person.line():
                hearing.heard()
                if is_question(line) and not line.startswith(OVER):
                    person.type(str(self._rng.randint(1, 4)))

    async def check(self) -> None:
        """Hold that everything both were told follows from what is kept, line by line, in order."""
        all_heard = [news_of(guest.person) for guest in self._guests]
        record = await self.kept()  # some still play: what they hear from here on may not be in it
        for guest, heard in zip(self._guests, all_heard, strict=True):
            told = self._pair.told(record, guest.seat, guest.before)
            self.heard += len(heard)
            assert heard == told[: len(heard)], (guest.person.name, heard, told, guest.person.text)

    async def move(self, node: int) -> None:
        """Let whoever was at a node that is gone come to the other."""
        self._guests = [
            await self._comes(one.seat, 1 - node) if one.node == node else one
            for one in self._guests
        ]

    async def is_over(self) -> bool:
        """Tell whether the game is over."""
        record, game = await self.kept(), GAMES[self._table.split()[0]].game
        return game.outcome(replay(game, record)) is not None

    async def end_evening(self) -> None:
        """Take a new table if the game is over."""
        if await self.is_over():
            self._code = ""


Fault = Callable[[Nodes], Awaitable[None]]


async def until_enough(hearing: Hearing) -> None:
    """Wait until enough was heard, unless all games are over before."""
    with suppress(TimeoutError):
        await asyncio.wait_for(hearing.is_enough.wait(), NOT_ENOUGH)


async def kill_node(nodes: Nodes, tables: list[Split], rng: Random) -> None:
    """Kill a node while people play; those of it come to the other, and all play on."""
    node, hearing = rng.randrange(2), Hearing(rng.randint(1, _MOST_LINES))
    await asyncio.gather(*(table.come() for table in tables))
    playing = [one for table in tables for one in table.play(hearing)]
    await until_enough(hearing)
    await nodes.parties[node].host.stop(signal.SIGKILL)
    await play_on(nodes, tables, playing, node)
    await nodes.start_node(node)


async def play_on(
    nodes: Nodes, tables: list[Split], playing: list[asyncio.Future[None]], node: int
) -> None:
    """Check all that was heard, go where a node still is, play, and check again."""
    for table in tables:
        await table.check()
        await table.move(node)
    for one in playing:
        one.cancel()
    await asyncio.wait(playing)
    hearing = Hearing(_AFTER)
    playing = [one for table in tables for one in table.play(hearing)]
    await until_enough(hearing)
    for party in nodes.parties:
        await party.leave()
    await asyncio.wait(playing)
    for table in tables:
        await table.check()
        await table.end_evening()


async def fail(nodes: Nodes, tables: list[Split], rng: Random, fault: Fault) -> None:
    """Let something fail while people play, and end; nobody has to come again, all play on."""
    hearing = Hearing(rng.randint(1, _MOST_LINES))
    await asyncio.gather(*(table.come() for table in tables))
    playing = [one for table in tables for one in table.play(hearing)]
    await until_enough(hearing)
    await fault(nodes)
    hearing.again(_AFTER)
    await until_enough(hearing)
    assert hearing.is_enough.is_set() or all([await table.is_over() for table in tables])
    for party in nodes.parties:
        await party.leave()
    await asyncio.wait(playing)
    for table in tables:
        await table.check()
        await table.end_evening()


async def kill_database(nodes: Nodes) -> None:
    """Kill PostgreSQL and start it again."""
    await asyncio.to_thread(nodes.cluster.stop, signal.SIGKILL)
    await asyncio.to_thread(nodes.cluster.start)


async def cut_network(nodes: Nodes) -> None:
    """Let one node not reach the database for longer than its lease lasts."""
    nodes.wire.cut()
    await asyncio.sleep(_PAUSE)
    nodes.wire.mend()


async def pause_node(nodes: Nodes) -> None:
    """Stop a node for longer than its lease lasts; it goes on as if no time had passed."""
    process = nodes.parties[1].host.process
    assert process is not None
    process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(_PAUSE)
    process.send_signal(signal.SIGCONT)


_FAULTS: Final = (kill_database, pause_node, cut_network)


def at_two_nodes(
    folder: Path, use: Callable[[Nodes, list[Split], Random], Awaitable[None]]
) -> None:
    """Use two nodes once; what was heard was found in the store."""

    async def run() -> None:
        cluster, rng = await asyncio.to_thread(Cluster, is_safe=True), Random(1)
        nodes = Nodes(cluster, folder)
        try:
            await nodes.start()
            tables = [Split(nodes, table, rng) for table in _TABLES]
            await use(nodes, tables, rng)
            assert all(table.heard for table in tables)
        finally:
            await nodes.stop()
            await asyncio.to_thread(cluster.remove)

    asyncio.run(run())


def test_nothing_is_lost_when_a_node_is_killed(tmp_path: Path) -> None:
    """No line that anybody was told is lost, or there twice, or elsewhere; they play on at the other."""

    async def use(nodes: Nodes, tables: list[Split], rng: Random) -> None:
        for _ in cases("node-kills"):
            await kill_node(nodes, tables, rng)

    at_two_nodes(tmp_path, use)


def test_nothing_is_lost_whatever_fails(tmp_path: Path) -> None:
    """PostgreSQL is killed, a node stands still, the network is cut: nobody has to come again."""

    async def use(nodes: Nodes, tables: list[Split], rng: Random) -> None:
        for case in cases("node-faults"):
            await fail(nodes, tables, rng, _FAULTS[case % len(_FAULTS)])

    at_two_nodes(tmp_path, use)

"""What only PostgreSQL has: groups of many nodes, a feed, nodes that tell each other things, one key."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from edenia_tui.host.limits import USUAL
from edenia_tui.host.logbook import Logbook
from edenia_tui.host.postgres.store import PostgresStore
from edenia_tui.host.server import Plan, run_host
from edenia_tui.host.ssh.host_key import BadHostKey
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.shared.nodes import Here
from edenia_tui.storage.shared.store import NewerFormat
from edenia_tui.storage.shared.tables import Conflict
from tests.postgres import Cluster, shared_cluster, why_not
from tests.storage.shared.opening import new_table

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())
_AT_LAST = 60
_SIGNALS = signal.SIGTERM, signal.SIGINT, signal.SIGHUP


@asynccontextmanager
async def opened(url: str, node: str) -> AsyncIterator[PostgresStore]:
    """Open the store for a node."""
    store = await PostgresStore.open(url, node=node)
    try:
        yield store
    finally:
        await store.close()


def with_nodes(use: Callable[[PostgresStore, PostgresStore], Awaitable[None]]) -> None:
    """Use a store at two nodes."""

    async def run() -> None:
        url = shared_cluster().url
        async with AsyncExitStack() as ways, asyncio.timeout(_AT_LAST):
            here = await ways.enter_async_context(opened(url, "here"))
            await use(here, await ways.enter_async_context(opened(url, "there")))

    asyncio.run(run())


def test_two_nodes_add_to_the_same_tables_without_waiting_for_each_other() -> None:
    """Each line is there once and in order, whoever was quicker; nobody has to give up."""

    async def use(here: PostgresStore, there: PostgresStore) -> None:
        names = [f"t{number}" for number in range(6)]
        for name in names:
            await here.tables.create(new_table(name))

        async def add(store: PostgresStore, who: str, name: str) -> None:
            done, last = 0, 0
            while done < 10:
                try:
                    line = f"{who} {done}"
                    last = await store.tables.append(name, last, [line], f"{who} {name} {done}")
                    done += 1
                except Conflict as conflict:
                    last = conflict.last

        nodes = (here, "here"), (there, "there")
        await asyncio.gather(*(add(*node, name) for node in nodes for name in names))
        for name in names:
            lines = await here.tables.read(name)
            for _, who in nodes:
                own = [line for line in lines if line.startswith(f"{who} ")]
                assert own == [f"{who} {number}" for number in range(10)]

    with_nodes(use)


def test_what_is_kept_later_is_never_passed_over() -> None:
    """A transaction that began first and ends last is read, though its numbers are the smaller ones."""

    async def use(here: PostgresStore, there: PostgresStore) -> None:
        await here.tables.create(new_table("slow"))
        await here.tables.create(new_table("quick"))
        heard, found = list[str](), asyncio.Event()

        async def hear() -> None:
            async for change in there.tables.follow(0):
                heard.append(change.table)
                if len(heard) == 2:
                    found.set()

        following = asyncio.ensure_future(hear())
        slow = "INSERT INTO lines (\"table\", number, text) VALUES ('slow', 1, 'x')"
        async with here._database.changing() as at:
            await at.execute(slow)
            await here.tables.append("quick", 0, ["y"], "1")
            await asyncio.sleep(0.1)
            assert heard == []
        await found.wait()
        assert heard == ["slow", "quick"]
        following.cancel()

    with_nodes(use)


def test_nodes_tell_who_is_there_and_call_to_each_other() -> None:
    """People of another node are listed until it has not told for a while; calls reach both, in order."""

    async def use(here: PostgresStore, there: PostgresStore) -> None:
        assert here.nodes is not None
        assert there.nodes is not None
        ann = Here("a1", "Ann", "one", 0)
        await here.nodes.here([ann], 60)
        assert await there.nodes.elsewhere() == [ann]
        assert await here.nodes.elsewhere() == []
        await here.nodes.here([ann], -1)
        assert await there.nodes.elsewhere() == []
        calls = there.nodes.calls()
        hearing = asyncio.ensure_future(anext(calls))
        while not hearing.done():
            await here.nodes.call("hello")
            await asyncio.sleep(0.05)
        assert (await hearing).text == "hello"

    with_nodes(use)


def test_an_append_survives_the_end_of_the_database() -> None:
    """It is asked again under its id until the database is back, and kept once."""

    async def use(cluster: Cluster) -> None:
        async with asyncio.timeout(_AT_LAST), opened(cluster.url, "here") as store:
            await store.tables.create(new_table("one"))
            await asyncio.to_thread(cluster.stop, signal.SIGKILL)
            adding = asyncio.ensure_future(store.tables.append("one", 0, ["a"], "1"))
            with pytest.raises(SaveError):
                await store.tables.read("one")
            await asyncio.to_thread(cluster.start)
            assert await adding == 1
            assert await store.tables.append("one", 0, ["a"], "1") == 1
            assert await store.tables.read("one") == ("a",)

    cluster = Cluster(is_safe=True)
    try:
        asyncio.run(use(cluster))
    finally:
        cluster.remove()


@pytest.fixture
def own_signals() -> Iterator[None]:
    """Put back what a host does to the signals of a process that it ends with."""
    before = {number: signal.getsignal(number) for number in _SIGNALS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("own_signals")
def test_a_later_format_and_another_key_are_refused(tmp_path: Path) -> None:
    """A node that is too old, or would look like another host to people, does not start."""
    cluster = shared_cluster()
    log = Logbook(lambda _: None)

    def start(folder: str) -> None:
        plan = Plan("127.0.0.1", 0, tmp_path / folder, "Edenia", USUAL, cluster.url)
        asyncio.run(run_host(plan, lambda _: stop(), log))

    def stop() -> None:
        signal.raise_signal(signal.SIGTERM)

    start("one")
    with pytest.raises(BadHostKey, match="copy their host_key"):
        start("two")
    cluster.ask("INSERT INTO edenia.version SELECT max(number) + 1 FROM edenia.version")
    with pytest.raises(NewerFormat):
        start("one")

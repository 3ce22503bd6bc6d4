"""A store is copied to PostgreSQL and back: everything, or nothing."""

import asyncio
from pathlib import Path

import pytest

from edenia_tui.host.moving import NotMoved, move
from edenia_tui.host.postgres.store import PostgresStore
from edenia_tui.storage.shared.chat import Said
from edenia_tui.storage.shared.people import Account, Ban
from edenia_tui.storage.shared.ratings import Rating
from edenia_tui.storage.shared.store import Store
from edenia_tui.storage.shared.tables import TableState
from edenia_tui.storage.sqlite.store import SqliteStore
from tests.postgres import shared_cluster, why_not
from tests.storage.shared.opening import new_table

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())
USUAL = Rating("", 25.0, 25 / 3)


async def fill(store: Store) -> None:
    """Keep something of everything."""
    await store.people.add(Account("a1", "Ann"), "ann", fingerprint="k1")
    await store.people.add(Account("g1", "Gus", is_guest=True), "gus", return_digest="d1")
    await store.people.offer_link("a1", "code", 60)
    await store.people.ban(Ban("address", "10.0.0.1", 9e9, "rude"))
    await store.tables.create(new_table("one", "a1", "g1"), ["a", "é ✓"])
    await store.tables.append("one", 2, ["b"], "mine")
    for number in range(3):
        await store.chat.say(Said("one", "a1", "Ann", f"hello {number}"))
    await store.ratings.rate("one", "edenia", [("a1", 1)], USUAL, lambda old, _: old)


def test_a_store_goes_to_postgresql_and_back(tmp_path: Path) -> None:
    """What was there is there again, one's own is recognised, and digests are those of before."""
    url, first, last = shared_cluster().url, tmp_path / "first", tmp_path / "last"

    async def run() -> None:
        store = await SqliteStore.open(first)
        await fill(store)
        await store.close()
        there = await move(str(first), url)
        back = await move(url, str(last))
        assert there == back
        assert {one.name: one.number for one in there if one.number} == {
            "tables": 1,
            "lines": 3,
            "appends": 1,
            "members": 2,
            "accounts": 2,
            "keys": 1,
            "links": 1,
            "bans": 1,
            "chat": 3,
            "ratings": 1,
            "rated": 1,
        }
        for opened in (PostgresStore.open(url), SqliteStore.open(last)):
            copy: Store = await opened
            assert await copy.tables.read("one") == ("a", "é ✓", "b")
            assert await copy.tables.append("one", 2, ["b"], "mine") == 3
            assert [row.name for row in await copy.tables.rows([*TableState], "g1")] == ["one"]
            gus = await copy.people.by_return("d1")
            assert gus is not None
            assert gus.is_guest is True
            assert [said.text for said in await copy.chat.said("one", 2)] == ["hello 1", "hello 2"]
            assert await copy.tables.append("one", 3, ["c"], "next") == 4
            await copy.chat.say(Said("one", "a1", "Ann", "last"))
            assert (await copy.chat.said("one", 1))[0].text == "last"
            await copy.close()

    asyncio.run(run())


def test_nothing_is_copied_onto_something_or_out_of_what_is_used(tmp_path: Path) -> None:
    """Two stores are not mixed, and one at which a node is stays where it is."""
    url = shared_cluster().url

    async def run() -> None:
        for folder in ("one", "two"):
            store = await SqliteStore.open(tmp_path / folder)
            await fill(store)
            await store.close()
        with pytest.raises(NotMoved, match=r"no host\.db"):
            await move(str(tmp_path / "nowhere"), url)
        await move(str(tmp_path / "one"), url)
        with pytest.raises(NotMoved, match="something already"):
            await move(str(tmp_path / "two"), url)
        node = await PostgresStore.open(url, node="here")
        assert node.nodes is not None
        await node.nodes.here([], 60)
        with pytest.raises(NotMoved, match="here; drain"):
            await move(url, str(tmp_path / "three"))
        await node.close()

    asyncio.run(run())

"""People, chat and ratings of a store."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from edenia_tui.storage.shared.chat import Said
from edenia_tui.storage.shared.people import Account, Ban, NameTaken
from edenia_tui.storage.shared.ratings import Rating
from edenia_tui.storage.shared.store import Store
from edenia_tui.storage.shared.tables import About, TableState
from tests.storage.shared.opening import Clock, Open, new_table, opened, with_store

ANN, BOB = Account("a1", "Ann"), Account("a2", "Bob")
GUEST = Account("g1", "Gus", is_guest=True)
USUAL = Rating("", 25.0, 8.0)


def test_an_account_is_found_by_key_name_and_id(opens: Open) -> None:
    """Whoever comes back with the key is the same; nobody else takes the name."""

    async def use(store: Store) -> None:
        people = store.people
        await people.add(ANN, "ann", fingerprint="k1")
        for found in (people.by_key("k1"), people.by_name("ann"), people.by_id("a1")):
            account = await found
            assert account is not None
            assert (account.id, account.name, account.is_guest) == ("a1", "Ann", False)
        for missing in (people.by_key("k2"), people.by_name("bob"), people.by_return("")):
            assert await missing is None
        with pytest.raises(NameTaken):
            await people.add(BOB, "ann", fingerprint="k2")
        assert await people.by_key("k2") is None
        await people.add(BOB, "bob", fingerprint="k2")
        with pytest.raises(NameTaken):
            await people.rename("a2", "ANN", "ann")
        await people.rename("a1", "ANN", "ann")
        await people.rename("a1", "Anna", "anna")
        assert await people.by_name("ann") is None

    with_store(opens, use)


def test_a_key_is_added_by_a_code_once_and_soon(opens: Open) -> None:
    """A code that was used, is too old or is wrong adds nothing; nobody else's key can be taken."""
    clock = Clock()

    async def use() -> None:
        async with opened(opens, clock) as store:
            people = store.people
            await people.add(ANN, "ann", fingerprint="k1")
            await people.add(BOB, "bob", fingerprint="k9")
            await people.offer_link("a1", "code", 60)
            assert await people.link("guess", "k2") is None
            linked = await people.link("code", "k2")
            assert linked is not None
            assert linked.id == "a1"
            assert await people.link("code", "k3") is None
            await people.offer_link("a1", "later", 60)
            clock.time += 61
            assert await people.link("later", "k3") is None
            await people.offer_link("a1", "other", 60)
            assert await people.link("other", "k9") is None
            found = await people.by_key("k9")
            assert found is not None
            assert found.id == "a2"
            assert [key.fingerprint for key in await people.keys("a1")] == ["k1", "k2"]
            assert not await people.revoke("a1", "k9")
            assert await people.revoke("a1", "k1")
            assert not await people.revoke("a1", "k2")
            assert await people.by_key("k1") is None

    asyncio.run(use())


def test_guests_are_forgotten_unless_a_game_waits_for_them(opens: Open) -> None:
    """A guest comes back by the code; one who does not is gone after a while, and the name is free."""
    clock = Clock()

    async def use() -> None:
        async with opened(opens, clock) as store:
            people, tables = store.people, store.tables
            await people.add(GUEST, "gus", return_digest="d1")
            await people.add(replace(GUEST, id="g2"), "may", return_digest="d2")
            await people.add(replace(GUEST, id="g3"), "una", return_digest="d3")
            await people.add(ANN, "ann", fingerprint="k1")
            back = await people.by_return("d1")
            assert back is not None
            assert (back.id, back.is_guest) == ("g1", True)
            await tables.create(new_table("one", "g2", state=TableState.PLAYING))
            clock.time += 100
            await people.saw("g3")
            assert await people.forget_guests(clock.time) == 1
            assert await people.by_name("gus") is None
            over = About(TableState.OVER, ("g2",))
            await tables.append("one", 0, ["end"], "1", about=over)
            assert await people.forget_guests(clock.time) == 1
            assert await people.by_name("una") is not None
            assert await people.by_name("ann") is not None

    asyncio.run(use())


def test_whoever_is_forgotten_leaves_nothing(opens: Open) -> None:
    """Keys, settings, ratings, chat and membership go with the account."""

    async def use(store: Store) -> None:
        people = store.people
        await people.add(ANN, "ann", fingerprint="k1")
        assert await people.settings("a1") == ""
        await people.save_settings("a1", "{}")
        assert await people.settings("a1") == "{}"
        await store.chat.say(Said("", "a1", "Ann", "hello"))
        await store.tables.create(new_table("one", "a1"))
        await store.ratings.rate("one", "edenia", [("a1", 1)], USUAL, lambda old, _: old)
        await people.forget("a1")
        assert await people.by_key("k1") is None
        assert await people.by_name("ann") is None
        assert await people.settings("a1") == ""
        assert await store.chat.said("", 5) == []
        assert await store.ratings.leaders("edenia", 5) == []
        assert await store.tables.rows(tuple(TableState), "a1") == []

    with_store(opens, use)


def test_bans_hold_until_their_time(opens: Open) -> None:
    """Who is banned is listed until then, or until somebody thinks better of it."""
    clock = Clock()

    async def use() -> None:
        async with opened(opens, clock) as store:
            people = store.people
            await people.ban(Ban("key", "k1", clock.time + 10, "rude"))
            await people.ban(Ban("address", "10.0.0.1", clock.time + 20))
            assert [ban.value for ban in await people.bans()] == ["10.0.0.1", "k1"]
            clock.time += 11
            assert [ban.value for ban in await people.bans()] == ["10.0.0.1"]
            assert await people.unban("address", "10.0.0.1")
            assert not await people.unban("address", "10.0.0.1")
            assert await people.bans() == []

    asyncio.run(use())


def test_chat_is_kept_for_a_while(opens: Open) -> None:
    """The last lines of a place, in order; what is old goes."""
    clock = Clock()

    async def use() -> None:
        async with opened(opens, clock) as store:
            for number in range(5):
                await store.chat.say(Said("one", "a1", "Ann", f"{number}"))
                await store.chat.say(Said("", "a1", "Ann", f"lobby {number}"))
                clock.time += 1
            assert [said.text for said in await store.chat.said("one", 3)] == ["2", "3", "4"]
            assert await store.chat.forget(clock.time - 2) == 6
            assert [said.text for said in await store.chat.said("one", 9)] == ["3", "4"]

    asyncio.run(use())


def test_a_game_is_rated_once(opens: Open) -> None:
    """Told twice, even in one moment, it counts once; the best come first, by what is certain."""

    def judge(old: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
        return [
            replace(one, mu=one.mu - place, games=one.games + 1)
            for one, place in zip(old, places, strict=True)
        ]

    async def use(store: Store) -> None:
        ratings = store.ratings
        await store.people.add(ANN, "ann")
        await store.people.add(BOB, "bob")
        places = [("a1", 2), ("a2", 1)]
        told = (ratings.rate("one", "edenia", places, USUAL, judge) for _ in range(5))
        assert sorted(await asyncio.gather(*told)) == [False] * 4 + [True]
        leaders = await ratings.leaders("edenia", 5)
        assert [(one.name, one.rating.mu, one.rating.games) for one in leaders] == [
            ("Bob", 24.0, 1),
            ("Ann", 23.0, 1),
        ]
        assert await ratings.leaders("exo", 5) == []
        assert [one.mu for one in await ratings.ratings("edenia", ["a1", "a3"], USUAL)] == [23, 25]

    with_store(opens, use)

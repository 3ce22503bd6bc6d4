"""Tables of a store: numbered lines, added all or none, by whoever knows the last one."""

import asyncio
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from edenia_tui.storage.shared.chat import Said
from edenia_tui.storage.shared.store import Store
from edenia_tui.storage.shared.tables import (
    About,
    Change,
    CodeTaken,
    Conflict,
    LeaseLost,
    NoSuchTable,
    TableState,
)
from tests.storage.shared.opening import Clock, Open, new_table, opened, with_store

ALL = tuple(TableState)


def test_lines_are_added_by_whoever_knows_the_last_one(opens: Open) -> None:
    """Who knows fewer is told how many there are, and nothing is added."""

    async def use(store: Store) -> None:
        tables = store.tables
        await tables.create(new_table("one"), ["a"])
        assert await tables.append("one", 1, ["b", "c"], "1") == 3
        with pytest.raises(Conflict) as caught:
            await tables.append("one", 1, ["d"], "2")
        assert caught.value.last == 3
        with pytest.raises(Conflict):
            await tables.append("one", 4, ["d"], "3")
        assert await tables.read("one") == ("a", "b", "c")
        assert await tables.read("one", 2) == ("c",)
        assert (await tables.row("one")).last == 3

    with_store(opens, use)


def test_one_recognises_ones_own(opens: Open) -> None:
    """What is added once more under its id, because the answer was lost, is there once."""

    async def use(store: Store) -> None:
        tables = store.tables
        await tables.create(new_table("one"))
        assert await tables.append("one", 0, ["a", "b"], "mine") == 2
        assert await tables.append("one", 2, ["c"], "theirs") == 3
        assert await tables.append("one", 0, ["a", "b"], "mine") == 2
        assert await tables.read("one") == ("a", "b", "c")

    with_store(opens, use)


def test_of_many_at_once_one_is_the_quickest(opens: Open) -> None:
    """Of a hundred who add to the same last line in one moment one succeeds, whole."""

    async def use(store: Store) -> None:
        await store.tables.create(new_table("one"))
        adding = (store.tables.append("one", 0, [f"{n} a", f"{n} b"], f"{n}") for n in range(100))
        ends = await asyncio.gather(*adding, return_exceptions=True)
        assert [end for end in ends if not isinstance(end, Conflict)] == [2]
        lines = await store.tables.read("one")
        assert [line.split()[1] for line in lines] == ["a", "b"]
        assert len({line.split()[0] for line in lines}) == 1

    with_store(opens, use)


def test_a_refused_change_leaves_its_neighbours_alone(opens: Open) -> None:
    """Changes of many tables that are kept by one sync succeed and fail each by itself."""

    async def use(store: Store) -> None:
        tables = store.tables
        for name in "abc":
            await tables.create(new_table(name))
        ends = await asyncio.gather(
            tables.append("a", 0, ["x"], "1"),
            tables.append("b", 7, ["x"], "2"),
            tables.append("c", 0, ["x"], "3"),
            tables.append("d", 0, ["x"], "4"),
            return_exceptions=True,
        )
        assert [type(end) for end in ends] == [int, Conflict, int, NoSuchTable]
        assert [await tables.read(name) for name in "abc"] == [("x",), (), ("x",)]

    with_store(opens, use)


@pytest.mark.parametrize("lines", [(), ("",), ("a", " "), ("a\nb",)])
def test_only_whole_lines_are_added(opens: Open, lines: tuple[str, ...]) -> None:
    """Nothing, an empty line and two in one are a mistake of the caller."""

    async def use(store: Store) -> None:
        await store.tables.create(new_table("one"))
        with pytest.raises(ValueError, match=r"not one line|nothing"):
            await store.tables.append("one", 0, lines, "1")

    with_store(opens, use)


def test_what_is_told_of_a_table_changes_with_its_lines(opens: Open) -> None:
    """State, members and facts are kept in one go with a line, or not at all."""
    playing = About(TableState.PLAYING, ("ann", "bob"), "more")

    async def use(store: Store) -> None:
        tables = store.tables
        await tables.create(new_table("one", "ann"))
        with pytest.raises(Conflict):
            await tables.append("one", 5, ["x"], "1", about=playing)
        assert (await tables.row("one")).about == About(TableState.WAITING, ("ann",), "facts")
        await tables.append("one", 0, ["x"], "2", about=playing)
        assert (await tables.row("one")).about == playing
        assert [row.name for row in await tables.rows(ALL, "bob")] == ["one"]
        assert await tables.rows([TableState.WAITING]) == []

    with_store(opens, use)


def test_tables_are_found_by_code_and_listed_by_time(opens: Open) -> None:
    """The one written to last comes first; a code belongs to one table; what is forgotten is gone."""
    clock = Clock()

    async def use() -> None:
        async with opened(opens, clock) as store:
            tables = store.tables
            for name in ("one", "two", "three"):
                await tables.create(new_table(name, "ann"))
                clock.time += 1
            await tables.append("one", 0, ["x"], "1")
            names = [row.name for row in await tables.rows(ALL, "ann", 2)]
            assert names == ["one", "three"]
            with pytest.raises(CodeTaken):
                await tables.create(replace(new_table("four"), code="CODE-one"))
            found = await tables.find("CODE-two")
            assert found is not None
            assert (found.name, found.created) == ("two", 1_001.0)
            await store.chat.say(Said("one", "ann", "Ann", "hello"))
            await tables.forget("one")
            assert await tables.find("CODE-one") is None
            assert await store.chat.said("one", 5) == []
            for lost in (tables.row("one"), tables.read("one")):
                with pytest.raises(NoSuchTable):
                    await lost

    asyncio.run(use())


def test_a_lease_is_one_holders_until_it_runs_out(opens: Open) -> None:
    """Its number grows with every new holder, and what an earlier one adds is turned down."""
    clock = Clock()

    async def use() -> None:
        async with opened(opens, clock) as store:
            tables = store.tables
            await tables.create(new_table("one"))
            first = await tables.take_lease("one", "here", 10)
            assert first is not None
            assert await tables.take_lease("one", "there", 10) is None
            clock.time += 9
            longer = await tables.take_lease("one", "here", 10)
            assert longer is not None
            assert (longer.fence, longer.until) == (first.fence, clock.time + 10)
            await tables.append("one", 0, ["bot"], "1", fence=first.fence)
            clock.time += 11
            second = await tables.take_lease("one", "there", 10)
            assert second is not None
            assert second.fence > first.fence
            with pytest.raises(LeaseLost):
                await tables.append("one", 1, ["bot"], "2", fence=first.fence)
            assert await tables.append("one", 1, ["person"], "3") == 2
            assert await tables.append("one", 0, ["bot"], "1", fence=first.fence) == 1
            await tables.give_up_lease(first)
            assert await tables.take_lease("one", "here", 10) is None
            await tables.give_up_lease(second)
            third = await tables.take_lease("one", "here", 10)
            assert third is not None
            assert third.fence > second.fence

    asyncio.run(use())


def test_who_follows_misses_nothing(opens: Open) -> None:
    """What was added before, from a cursor on, and what is added while one waits, in order."""

    async def use(store: Store) -> None:
        tables = store.tables
        await tables.create(new_table("one"), ["a"])
        await tables.append("one", 1, ["b"], "1")
        heard: list[Change] = []
        done = asyncio.Event()

        async def hear() -> None:
            async for change in tables.follow(0):
                heard.append(change)
                if len(heard) == 5:
                    done.set()
                    return

        following = asyncio.ensure_future(hear())
        await tables.create(new_table("two"))
        await tables.append("two", 0, ["a", "b"], "2")
        await tables.append("one", 2, ["c"], "3")
        await asyncio.wait_for(done.wait(), 30)
        await following
        expected = [("one", 1), ("one", 2), ("two", 1), ("two", 2), ("one", 3)]
        assert [(change.table, change.last) for change in heard] == expected
        cursors = [change.cursor for change in heard]
        assert cursors == sorted(set(cursors))

    with_store(opens, use)


def test_what_is_kept_is_there_after_a_restart(opens: Open) -> None:
    """Another program that opens the file finds tables and lines."""

    async def write(store: Store) -> None:
        await store.tables.create(new_table("one", "ann"), ["a"])

    async def read(store: Store) -> None:
        assert await store.tables.read("one") == ("a",)

    with_store(opens, write)
    with_store(opens, read)


def test_closing_waits_for_what_was_asked_for(opens: Open) -> None:
    """Nobody waits for a line any more, and it is kept all the same."""

    async def write() -> None:
        async with opened(opens) as store:
            await store.tables.create(new_table("one"))
            adding = asyncio.ensure_future(store.tables.append("one", 0, ["a"], "1"))
            await asyncio.sleep(0)
            adding.cancel()

    async def read(store: Store) -> None:
        assert await store.tables.read("one") == ("a",)

    asyncio.run(write())
    with_store(opens, read)


Op = tuple[str, int, int, str, str | None]
OPS = st.lists(
    st.tuples(
        st.sampled_from(["a", "b"]),
        st.integers(-2, 1),
        st.integers(1, 3),
        st.sampled_from(["fresh", "again"]),
        st.sampled_from([None, "held", "lost"]),
    ),
    max_size=25,
)


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(ops=OPS)
def test_any_sequence_of_appends_is_that_of_a_plain_list(opens: Open, ops: list[Op]) -> None:
    """Whatever is tried with right and wrong numbers, ids and fences, lines are those of the model."""

    async def use(store: Store) -> None:
        tables, fresh = store.tables, uuid4().hex
        model = {f"{fresh} a": list[str](), f"{fresh} b": list[str]()}
        kept: dict[str, tuple[str, int, tuple[str, ...], int]] = {}
        fences = {}
        for name in model:
            await tables.create(new_table(name))
            lease = await tables.take_lease(name, "me", 10)
            assert lease is not None
            fences[name] = {None: None, "held": lease.fence, "lost": lease.fence - 1}
        for number, (letter, off, count, identity, fence) in enumerate(ops):
            name = f"{fresh} {letter}"
            lines = tuple(f"{number} {part}" for part in range(count))
            key, after = f"{name} {number}", len(model[name]) + off
            earlier = [one for one in kept if kept[one][0] == name]
            if identity == "again" and earlier:
                key = earlier[number % len(earlier)]
                _, after, lines, last = kept[key]
                assert await tables.append(name, after, lines, key, fences[name][fence]) == last
                continue
            if fence == "lost":
                with pytest.raises(LeaseLost):
                    await tables.append(name, after, lines, key, fences[name][fence])
            elif off:
                with pytest.raises(Conflict) as caught:
                    await tables.append(name, after, lines, key, fences[name][fence])
                assert caught.value.last == len(model[name])
            else:
                model[name] += lines
                last = await tables.append(name, after, lines, key, fences[name][fence])
                assert last == len(model[name])
                kept[key] = name, after, lines, last
        for name, expected in model.items():
            assert await tables.read(name) == tuple(expected)

    with_store(opens, use)

"""One pool for the bots and hints of everybody: bounded, fair, and never stuck."""

import asyncio
import os
import time
from collections.abc import Iterator
from functools import partial

import pytest

from edenia_tui.table.pool import Pool
from rules.edenia.game import EDENIA

AGES = 600
"""Seconds that no test waits for."""


@pytest.fixture
def pool() -> Iterator[Pool]:
    """Give a pool of one process, and leave nothing of it."""
    pool = Pool(1)
    yield pool
    pool.close()


def test_nothing_is_started_before_it_is_needed(pool: Pool) -> None:
    """One who never thinks costs no process."""
    pool.thinker(EDENIA)
    assert (pool._idle, pool._busy) == ([], [])


def test_there_are_never_more_processes_than_allowed() -> None:
    """However many think at a time, they share what there is."""
    pool = Pool(2)

    async def think() -> list[int]:
        thinkers = [pool.thinker(EDENIA) for _ in range(8)]
        return await asyncio.gather(*(one.think(os.getpid) for one in thinkers))

    try:
        processes = asyncio.run(think())
        assert os.getpid() not in processes
        assert 1 <= len(set(processes)) <= 2
    finally:
        pool.close()


def test_nobody_waits_behind_all_thoughts_of_another(pool: Pool) -> None:
    """Two games take turns, although one of them asked for everything first."""

    async def think() -> list[str]:
        greedy, modest = pool.thinker(EDENIA), pool.thinker(EDENIA)
        served: list[str] = []

        async def one(name: str) -> None:
            await (greedy if name == "greedy" else modest).think(os.getpid)
            served.append(name)

        thoughts = [asyncio.ensure_future(one("greedy")) for _ in range(5)]
        await asyncio.sleep(0)
        thoughts += [asyncio.ensure_future(one("modest")) for _ in range(2)]
        await asyncio.gather(*thoughts)
        return served

    greedy, modest = "greedy", "modest"
    assert asyncio.run(think()) == [greedy, greedy, modest, greedy, modest, greedy, greedy]


def test_time_in_the_queue_is_not_time_to_think(pool: Pool) -> None:
    """A thought that waited for long is not late; one that is, ends its process and lets others in."""

    async def think() -> int:
        slow, quick = pool.thinker(EDENIA), pool.thinker(EDENIA)
        first = asyncio.ensure_future(slow.think(partial(time.sleep, AGES), 1.0))
        await asyncio.sleep(0)
        second = asyncio.ensure_future(quick.think(os.getpid, AGES))
        with pytest.raises(TimeoutError):
            await first
        return await second

    assert asyncio.run(think()) != os.getpid()


@pytest.mark.parametrize("has_begun", [True, False])
def test_one_who_leaves_the_queue_holds_nobody_up(pool: Pool, *, has_begun: bool) -> None:
    """A withdrawn thought, waiting or begun, gives its place to the next."""

    async def think() -> int:
        thinkers = [pool.thinker(EDENIA) for _ in range(3)]
        begun, waiting = (
            asyncio.ensure_future(one.think(partial(time.sleep, AGES))) for one in thinkers[:2]
        )
        last = asyncio.ensure_future(thinkers[2].think(os.getpid))
        await asyncio.sleep(0)
        for thought in (begun, waiting) if has_begun else (waiting, begun):
            thought.cancel()
            await asyncio.wait({thought})
        return await last

    assert asyncio.run(think()) != os.getpid()


def test_a_place_that_is_handed_on_and_left_at_once_is_not_lost(pool: Pool) -> None:
    """Cancelled in the very moment of one's turn, the worker goes to the next."""

    async def think() -> int:
        thinkers = [pool.thinker(EDENIA) for _ in range(3)]
        worker = await pool.take(thinkers[0])
        leaving = asyncio.ensure_future(thinkers[1].think(os.getpid))
        staying = asyncio.ensure_future(thinkers[2].think(os.getpid))
        await asyncio.sleep(0)
        pool.give_back(worker)
        leaving.cancel()
        return await staying

    assert asyncio.run(think()) != os.getpid()


def test_one_pool_serves_one_loop_after_the_other(pool: Pool) -> None:
    """The process that thought for one game is there for the next."""
    first, second = (asyncio.run(pool.thinker(EDENIA).think(os.getpid)) for _ in range(2))
    assert first == second

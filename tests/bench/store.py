"""How soon a line is kept, and told at another node: `python -m tests.bench.store`.

The embedded store and PostgreSQL, one after the other on the same machine, both waiting for the disk. At
PostgreSQL lines are added at one node and heard at another; the embedded store has one node, which
hears of its own. Then games are played by fake people on two nodes, to see what an action costs.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import click
from msgspec.structs import replace

from edenia_tui.host.hub.allowance import Rate
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.limits import USUAL
from edenia_tui.host.postgres.store import PostgresStore
from edenia_tui.storage.shared.store import Store
from edenia_tui.storage.sqlite.store import SqliteStore
from tests.host.hub.company import Fake, enter, plan, until
from tests.host.hub.test_nodes import a_node
from tests.postgres import Cluster
from tests.storage.shared.opening import new_table

RATES = (1, 100, 500)
SECONDS = 10.0
ROOMS = (50, 200, 500)
_WIDE = replace(
    USUAL, visits=10**6, visits_per_address=10**6, tables=10**6, opening=Rate(10**6, 10**6)
)
_EVERY = 4.0
"""Seconds between two decisions of a table."""


class Measured(NamedTuple):
    """Seconds, in the order in which they were measured."""

    kept: list[float]
    told: list[float]

    def row(self, what: str, rate: int) -> str:
        """Give a row of the table."""
        figures = (share(self.kept, 0.5), share(self.kept, 0.95), share(self.told, 0.5))
        cells = (*figures, share(self.told, 0.95))
        told = " | ".join(f"{1000 * figure:.1f} ms" for figure in cells)
        return f"| {what} | {rate} | {len(self.kept)} | {told} |"


def share(figures: list[float], part: float) -> float:
    """Give the figure below which such a part of all lies."""
    return sorted(figures)[min(len(figures) - 1, int(len(figures) * part))] if figures else 0.0


async def measure(here: Store, there: Store, rate: int) -> Measured:
    """Add lines to as many tables as there are actions in a second."""
    names = [f"{rate}-{number}" for number in range(rate)]
    for name in names:
        await here.tables.create(new_table(name))
    begun: dict[tuple[str, int], float] = {}
    found = Measured([], [])

    async def hear() -> None:
        async for change in there.tables.follow():
            began = begun.pop((change.table, change.last), None)
            if began is not None:
                found.told.append(time.perf_counter() - began)

    async def add(name: str, number: int) -> None:
        begun[name, 2 * number + 2] = began = time.perf_counter()
        lines = [f"{number} move red b3 north", f"{number} draw tile 17"]
        await here.tables.append(name, 2 * number, lines, f"{name} {number}")
        found.kept.append(time.perf_counter() - began)

    hearing = asyncio.ensure_future(hear())
    await asyncio.sleep(1.0)
    adding, began = [], time.perf_counter()
    for number in range(int(SECONDS * rate)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        adding.append(asyncio.ensure_future(add(names[number % rate], number // rate)))
    await asyncio.gather(*adding)
    await asyncio.sleep(1.5)
    hearing.cancel()
    return found


@asynccontextmanager
async def both(kind: str, url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Open a store, at two nodes if there can be two."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "SQLite":
            one: Store = await SqliteStore.open(Path(folder))
            other = one
        else:
            one, other = await PostgresStore.open(url), await PostgresStore.open(url)
        try:
            yield one, other
        finally:
            await one.close()
            if other is not one:
                await other.close()


class Simulated(NamedTuple):
    """What so many tables at two nodes came to."""

    decisions: float
    """A second."""
    cost: float
    """Processor time of a decision, at both nodes and by fake people, in seconds."""
    late: float
    """How late the event loop was, in 95 of 100 cases."""


async def simulate(url: str, rooms: int) -> Simulated:
    """Let pairs play, each person at a node of their own, all in this process."""
    async with AsyncExitStack() as ways:
        here, there = [await ways.enter_async_context(a_node(url, _WIDE)) for _ in range(2)]
        pairs = [await _pair(here, there, number) for number in range(rooms)]
        late, decided, began = list[float](), 0, time.perf_counter()
        spent, rng = time.process_time(), Random(rooms)

        async def play(pair: tuple[Fake, Fake]) -> None:
            nonlocal decided
            await asyncio.sleep(rng.random() * _EVERY)
            while True:
                for one in pair:
                    asked = one.questions[-1] if one.questions else None
                    if asked and one.room and one.room.question(asked.seat) is asked:
                        one.room.answer(asked, rng.choice(asked.legal))
                        decided += 1
                        break
                await asyncio.sleep(_EVERY)

        playing = [asyncio.ensure_future(play(pair)) for pair in pairs]
        while time.perf_counter() - began < SECONDS:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            late.append(time.perf_counter() - before - 0.01)
        took, used = time.perf_counter() - began, time.process_time() - spent
        for one in playing:
            one.cancel()
        return Simulated(decided / took, used / max(1, decided), share(late, 0.95))


async def _pair(here: Hub, there: Hub, number: int) -> tuple[Fake, Fake]:
    ann, bob = (Fake(f"{who}{number}", address=f"{who}{number}") for who in "ab")
    await enter(here, ann)
    await enter(there, bob)
    table = await here.open(ann, plan())
    other = await there.join(bob, table.code)
    await until(lambda: table.play is not None)
    ann.look(table)
    bob.look(other)
    return ann, bob


async def run(cluster: Cluster, rooms: tuple[int, ...]) -> None:
    """Measure everything."""
    click.echo(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before\n")
    click.echo("| store | actions a second | actions | kept p50 | p95 | told p50 | p95 |")
    click.echo("|---|---|---|---|---|---|---|")
    for kind in ("SQLite", "PostgreSQL"):
        for rate in RATES:
            async with both(kind, cluster.url) as (here, there):
                click.echo((await measure(here, there, rate)).row(kind, rate))
    click.echo(
        "\n| tables at two nodes | decisions a second | processor time each | loop late p95 |"
    )
    click.echo("|---|---|---|---|")
    for number in rooms:
        await asyncio.to_thread(cluster.clear)
        found = await simulate(cluster.url, number)
        told = f"{1000 * found.cost:.1f} ms | {1000 * found.late:.1f} ms"
        click.echo(f"| {number} | {found.decisions:.0f} | {told} |")


@click.command()
@click.option("--rooms", type=int, help="Measure no more rooms than that.")
def main(rooms: int | None) -> None:
    """Measure how soon lines are kept and told, and what an action costs."""
    cluster = Cluster(is_safe=True)
    try:
        asyncio.run(run(cluster, tuple(one for one in ROOMS if rooms is None or one <= rooms)))
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()

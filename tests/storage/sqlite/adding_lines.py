"""A program that adds lines to many tables at once and says of each that it is kept, until killed."""

import asyncio
import sys
from pathlib import Path

from edenia_tui.storage.sqlite.store import SqliteStore
from tests.storage.shared.opening import new_table

TABLES = 8


async def add(store: SqliteStore, name: str) -> None:
    """Add pairs of lines for ever."""
    last = len(await store.tables.read(name))
    while True:
        lines = [f"{name} {last + 1}", f"{name} {last + 2}"]
        last = await store.tables.append(name, last, lines, f"{name} {last}")
        sys.stdout.write(f"{name} {last}\n")
        sys.stdout.flush()


async def main() -> None:
    """Take up what is there, or begin."""
    store = await SqliteStore.open(Path(sys.argv[1]))
    names = [f"t{number}" for number in range(TABLES)]
    for name in names:
        if await store.tables.find(f"CODE-{name}") is None:
            await store.tables.create(new_table(name))
    await asyncio.gather(*(add(store, name) for name in names))


if __name__ == "__main__":
    asyncio.run(main())

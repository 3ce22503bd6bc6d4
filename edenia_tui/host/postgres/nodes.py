"""What nodes tell each other through PostgreSQL."""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final

import msgspec

from edenia_tui.host.postgres.database import Database
from edenia_tui.host.postgres.feed import Feed
from edenia_tui.storage.shared.nodes import Call, Here

_HEARD: Final = 60.0
"""Seconds after which everybody has heard a call, or is gone."""


class PostgresNodes:
    """The nodes of one database."""

    def __init__(self, database: Database, feed: Feed, hint: Callable[[], None], own: str) -> None:
        """Be the node of a name."""
        self.own = own
        self._database = database
        self._feed = feed
        self._hint = hint

    async def here(self, people: Sequence[Here], seconds: float) -> None:
        """Tell who is here; by the clock of the database, so that a paused node is gone in time."""
        told = msgspec.json.encode(people).decode()
        async with self._database.connected() as at:
            now = await self._database.read_clock(at)
            await at.execute(
                "INSERT INTO nodes VALUES ($1, $2, $3)"
                " ON CONFLICT (node) DO UPDATE SET people = $2, until = $3",
                *(self.own, told, now + seconds),
            )
            await at.execute("DELETE FROM nodes WHERE until < $1", now - _HEARD)
            await at.execute("DELETE FROM calls WHERE at < $1", now - _HEARD)

    async def elsewhere(self) -> list[Here]:
        """List who is at other nodes."""
        asked = "SELECT people FROM nodes WHERE node <> $1 AND until > $2"
        async with self._database.connected() as at:
            rows = await at.fetch(asked, self.own, self._database.time())
        found: list[Here] = []
        for (text,) in rows:
            found += msgspec.json.decode(text, type=list[Here])
        return found

    async def leave(self) -> None:
        """Take note that nobody is here any more."""
        async with self._database.connected() as at:
            await at.execute("DELETE FROM nodes WHERE node = $1", self.own)

    async def call(self, text: str) -> None:
        """Tell all nodes something."""
        added = "INSERT INTO calls (node, text, at) VALUES ($1, $2, $3)"
        async with self._database.connected() as at:
            await at.execute(added, self.own, text, self._database.time())
        self._hint()

    async def calls(self) -> AsyncIterator[Call]:
        """Hear what nodes tell from now on."""
        async for _, row in self._feed.follow("calls", "node, text", None):
            yield Call(row["node"], row["text"])

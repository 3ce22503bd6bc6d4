"""The store of several hosts: one database, reached by every node."""

from collections.abc import Callable
from secrets import token_hex

from edenia_tui.host.postgres.chat import PostgresChat
from edenia_tui.host.postgres.database import Database, open_database
from edenia_tui.host.postgres.feed import Feed
from edenia_tui.host.postgres.group import Group
from edenia_tui.host.postgres.nodes import PostgresNodes
from edenia_tui.host.postgres.people import PostgresPeople
from edenia_tui.host.postgres.ratings import PostgresRatings
from edenia_tui.host.postgres.schema import migrate
from edenia_tui.host.postgres.tables import PostgresTables
from edenia_tui.storage.shared.nodes import Nodes


class PostgresStore:
    """Everything that many people share, in a database; `open` is the way to it."""

    def __init__(self, database: Database, node: str) -> None:
        """Begin to listen; the database is of the version of now."""
        self._database = database
        self.time = database.time
        self._feed = Feed(database)
        self._group = Group(database, self._feed.tell)
        self._feed.start()
        self.tables = PostgresTables(database, self._group, self._feed)
        self.people = PostgresPeople(database)
        self.chat = PostgresChat(database)
        self.ratings = PostgresRatings(database)
        self.nodes: Nodes | None = PostgresNodes(database, self._feed, self._group.hint, node)

    @classmethod
    async def open(
        cls, url: str, now: Callable[[], float] | None = None, node: str = ""
    ) -> "PostgresStore":
        """Reach a database and bring it to the version of now.

        Args:
            url: where it is, as `postgresql://user@machine/name`.
            now: another clock than that of the database.
            node: what this node is called; something that nobody else is called unless it is said.

        Raises:
            NotKept: there is none, or it lets nobody in.
            NewerFormat: a later version of the program wrote it.
        """
        database = await open_database(url, now)
        try:
            async with database.connected() as connection:
                await migrate(connection)
                await database.read_clock(connection)
        except BaseException:
            await database.close()
            raise
        return cls(database, node or token_hex(8))

    async def agree(self, name: str, value: str) -> str:
        """Keep a fact that all nodes have in common, unless it is kept already; what it is."""
        async with self._database.changing() as at:
            added = "INSERT INTO facts VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await at.execute(added, name, value)
            return str(await at.fetchval("SELECT value FROM facts WHERE name = $1", name))

    async def close(self) -> None:
        """Let go, once everything that was asked for is done."""
        await self._group.close()
        await self._feed.close()
        await self._database.close()

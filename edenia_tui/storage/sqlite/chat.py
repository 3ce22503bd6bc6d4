"""Chat in SQLite."""

from collections.abc import Callable
from sqlite3 import Connection

from edenia_tui.storage.shared.chat import Said
from edenia_tui.storage.sqlite.threads import DatabaseThread


class SqliteChat:
    """What was said, of one database."""

    def __init__(
        self, writer: DatabaseThread, reader: DatabaseThread, now: Callable[[], float]
    ) -> None:
        """Share the threads of a store."""
        self._writer = writer
        self._reader = reader
        self._now = now

    async def say(self, said: Said) -> None:
        """Keep a line, with the time of now."""
        added = "INSERT INTO chat (place, account, name, text, at) VALUES (?, ?, ?, ?, ?)"
        row = said.place, said.account, said.name, said.text, self._now()
        await self._writer.do(lambda connection: connection.execute(added, row) and None)

    async def said(self, place: str, most: int) -> list[Said]:
        """Give the last lines of a place, the oldest first."""
        asked = (
            "SELECT place, account, name, text, at FROM chat WHERE place = ?"
            " ORDER BY number DESC LIMIT ?"
        )

        def read(connection: Connection) -> list[Said]:
            return [Said(*row) for row in connection.execute(asked, (place, most))][::-1]

        return await self._reader.do(read)

    async def forget(self, before: float) -> int:
        """Remove what is older."""
        gone = "DELETE FROM chat WHERE at < ?"
        return await self._writer.do(
            lambda connection: connection.execute(gone, (before,)).rowcount
        )

"""Chat in PostgreSQL."""

from edenia_tui.host.postgres.database import Database
from edenia_tui.storage.shared.chat import Said


class PostgresChat:
    """What was said, of one database."""

    def __init__(self, database: Database) -> None:
        """Share what a store has."""
        self._database = database

    async def say(self, said: Said) -> None:
        """Keep a line, with the time of now."""
        added = "INSERT INTO chat (place, account, name, text, at) VALUES ($1, $2, $3, $4, $5)"
        row = said.place, said.account, said.name, said.text, self._database.time()
        async with self._database.connected() as at:
            await at.execute(added, *row)

    async def said(self, place: str, most: int) -> list[Said]:
        """Give the last lines of a place, the oldest first."""
        asked = (
            "SELECT place, account, name, text, at FROM chat WHERE place = $1"
            " ORDER BY number DESC LIMIT $2"
        )
        async with self._database.connected() as at:
            return [Said(*row) for row in await at.fetch(asked, place, most)][::-1]

    async def forget(self, before: float) -> int:
        """Remove what is older."""
        async with self._database.connected() as at:
            return changed(await at.execute("DELETE FROM chat WHERE at < $1", before))


def changed(told: str) -> int:
    """Read how many rows something concerned."""
    return int(told.rsplit(" ", 1)[-1])

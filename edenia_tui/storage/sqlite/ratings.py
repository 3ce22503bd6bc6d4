"""Ratings in SQLite."""

from collections.abc import Callable, Sequence
from functools import partial
from sqlite3 import Connection

from edenia_tui.storage.shared.ratings import Judge, Leader, Rating
from edenia_tui.storage.sqlite.threads import DatabaseThread


class SqliteRatings:
    """The ratings of one database."""

    def __init__(
        self, writer: DatabaseThread, reader: DatabaseThread, now: Callable[[], float]
    ) -> None:
        """Share the threads of a store."""
        self._writer = writer
        self._reader = reader
        self._now = now

    async def ratings(self, game: str, accounts: Sequence[str], usual: Rating) -> list[Rating]:
        """Give the ratings of some accounts, in order."""
        return await self._reader.do(partial(_read, game=game, accounts=accounts, usual=usual))

    async def rate(
        self, table: str, game: str, places: Sequence[tuple[str, int]], usual: Rating, judge: Judge
    ) -> bool:
        """Judge a game by the places of accounts, once."""

        def work(connection: Connection) -> bool:
            counted = 'SELECT 1 FROM rated WHERE "table" = ?'
            if connection.execute(counted, (table,)).fetchone():
                return False
            before = _read(connection, game, [account for account, _ in places], usual)
            after = judge(before, [place for _, place in places])
            now = self._now()
            for (account, place), rating in zip(places, after, strict=True):
                row = (game, account, rating.mu, rating.sigma, rating.games)
                connection.execute("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)", row)
                kept = (table, account, game, place, now)
                connection.execute("INSERT INTO rated VALUES (?, ?, ?, ?, ?)", kept)
            return True

        return await self._writer.do(work)

    async def leaders(self, game: str, most: int) -> list[Leader]:
        """List the best."""
        asked = (
            "SELECT name, account, mu, sigma, games FROM ratings JOIN accounts ON id = account"
            " WHERE game = ? ORDER BY mu - 3 * sigma DESC, name LIMIT ?"
        )
        rows = await self._reader.do(lambda at: at.execute(asked, (game, most)).fetchall())
        return [Leader(name, Rating(*rating)) for name, *rating in rows]


def _read(
    connection: Connection, game: str, accounts: Sequence[str], usual: Rating
) -> list[Rating]:
    asked = "SELECT account, mu, sigma, games FROM ratings WHERE game = ? AND account = ?"
    found = [connection.execute(asked, (game, account)).fetchone() for account in accounts]
    return [
        Rating(account, usual.mu, usual.sigma) if row is None else Rating(*row)
        for account, row in zip(accounts, found, strict=True)
    ]

"""Ratings in PostgreSQL."""

from collections.abc import Sequence

import asyncpg

from edenia_tui.host.postgres.database import Database
from edenia_tui.storage.shared.ratings import Judge, Leader, Rating


class PostgresRatings:
    """The ratings of one database."""

    def __init__(self, database: Database) -> None:
        """Share what a store has."""
        self._database = database

    async def ratings(self, game: str, accounts: Sequence[str], usual: Rating) -> list[Rating]:
        """Give the ratings of some accounts, in order."""
        async with self._database.connected() as at:
            return await _read(at, game, accounts, usual)

    async def rate(
        self, table: str, game: str, places: Sequence[tuple[str, int]], usual: Rating, judge: Judge
    ) -> bool:
        """Judge a game by the places of accounts, once, and one game after the other."""
        now = self._database.time()
        async with self._database.changing() as at:
            await at.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", game)
            if await at.fetchval('SELECT 1 FROM rated WHERE "table" = $1', table):
                return False
            before = await _read(at, game, [account for account, _ in places], usual)
            after = judge(before, [place for _, place in places])
            for (account, place), new in zip(places, after, strict=True):
                await at.execute(
                    "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, account)"
                    " DO UPDATE SET mu = $3, sigma = $4, games = $5",
                    *(game, account, new.mu, new.sigma, new.games),
                )
                kept = (table, account, game, place, now)
                await at.execute("INSERT INTO rated VALUES ($1, $2, $3, $4, $5)", *kept)
            return True

    async def leaders(self, game: str, most: int) -> list[Leader]:
        """List the best."""
        asked = (
            "SELECT name, account, mu, sigma, games FROM ratings JOIN accounts ON id = account"
            ' WHERE game = $1 ORDER BY mu - 3 * sigma DESC, name COLLATE "C" LIMIT $2'
        )
        async with self._database.connected() as at:
            return [Leader(name, Rating(*one)) for name, *one in await at.fetch(asked, game, most)]


async def _read(
    at: asyncpg.Connection, game: str, accounts: Sequence[str], usual: Rating
) -> list[Rating]:
    asked = "SELECT account, mu, sigma, games FROM ratings WHERE game = $1 AND account = ANY($2)"
    found = {row["account"]: Rating(*row) for row in await at.fetch(asked, game, list(accounts))}
    return [found.get(one) or Rating(one, usual.mu, usual.sigma) for one in accounts]

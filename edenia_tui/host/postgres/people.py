"""Accounts, keys, guests and bans in PostgreSQL."""

from collections.abc import Sequence
from typing import Final

import asyncpg

from edenia_tui.host.postgres.chat import changed
from edenia_tui.host.postgres.database import Database
from edenia_tui.storage.shared.people import Account, Ban, Key, NameTaken

_ACCOUNT: Final = "SELECT id, name, is_guest, created, seen FROM accounts WHERE "
_OF_ACCOUNT: Final = ("keys", "links", "ratings", "rated", "chat", "members")


class PostgresPeople:
    """The people of one database."""

    def __init__(self, database: Database) -> None:
        """Share what a store has."""
        self._database = database

    async def add(
        self, account: Account, folded: str, *, fingerprint: str = "", return_digest: str = ""
    ) -> None:
        """Take note of somebody new."""
        now = self._database.time()
        row = (account.id, account.name, folded, account.is_guest, return_digest or None, now)
        async with self._database.changing() as at:
            added = await at.execute(
                "INSERT INTO accounts (id, name, folded, is_guest, return_digest, created, seen)"
                " VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (folded) DO NOTHING",
                *row,
            )
            if not changed(added):
                raise NameTaken(folded)
            if fingerprint:
                await _add_key(at, fingerprint, account.id, now)

    async def by_id(self, account: str) -> Account | None:
        """Find an account."""
        return await self._find("id = $1", account)

    async def by_key(self, fingerprint: str) -> Account | None:
        """Find whose key it is."""
        return await self._find(
            "id = (SELECT account FROM keys WHERE fingerprint = $1)", fingerprint
        )

    async def by_name(self, folded: str) -> Account | None:
        """Find who is called so."""
        return await self._find("folded = $1", folded)

    async def by_return(self, digest: str) -> Account | None:
        """Find the guest who was shown a code."""
        return await self._find("return_digest = $1", digest)

    async def rename(self, account: str, name: str, folded: str) -> None:
        """Call somebody otherwise."""
        async with self._database.changing() as at:
            try:
                change = "UPDATE accounts SET name = $2, folded = $3 WHERE id = $1"
                await at.execute(change, account, name, folded)
            except asyncpg.UniqueViolationError:
                raise NameTaken(folded) from None

    async def saw(self, account: str) -> None:
        """Take note that somebody is here."""
        now = self._database.time()
        await self._change("UPDATE accounts SET seen = $1 WHERE id = $2", now, account)

    async def keys(self, account: str) -> list[Key]:
        """List somebody's keys."""
        asked = "SELECT fingerprint, account, added FROM keys WHERE account = $1 ORDER BY added"
        async with self._database.connected() as at:
            return [Key(*row) for row in await at.fetch(f"{asked}, fingerprint", account)]

    async def offer_link(self, account: str, digest: str, seconds: float) -> None:
        """Let whoever knows a code add a key, once and soon."""
        until = self._database.time() + seconds
        async with self._database.changing() as at:
            await at.execute("DELETE FROM links WHERE account = $1", account)
            await at.execute("INSERT INTO links VALUES ($1, $2, $3)", digest, account, until)

    async def link(self, digest: str, fingerprint: str) -> Account | None:
        """Add a key by a code."""
        now = self._database.time()
        gone = "DELETE FROM links WHERE digest = $1 RETURNING account, until"
        async with self._database.changing() as at:
            offered = await at.fetchrow(gone, digest)
            await at.execute("DELETE FROM links WHERE until <= $1", now)
            if offered is None or offered["until"] <= now:
                return None
            if not await _add_key(at, fingerprint, offered["account"], now):
                return None
            return _account(await at.fetchrow(f"{_ACCOUNT}id = $1", offered["account"]))

    async def revoke(self, account: str, fingerprint: str) -> bool:
        """Remove one of several keys."""
        async with self._database.changing() as at:
            await at.execute("SELECT 1 FROM accounts WHERE id = $1 FOR UPDATE", account)
            if await at.fetchval("SELECT count(*) FROM keys WHERE account = $1", account) < 2:
                return False
            change = "DELETE FROM keys WHERE account = $1 AND fingerprint = $2"
            return changed(await at.execute(change, account, fingerprint)) > 0

    async def settings(self, account: str) -> str:
        """Give what somebody chose."""
        async with self._database.connected() as at:
            found = await at.fetchval("SELECT settings FROM accounts WHERE id = $1", account)
        return str(found or "")

    async def save_settings(self, account: str, text: str) -> None:
        """Keep what somebody chose."""
        await self._change("UPDATE accounts SET settings = $1 WHERE id = $2", text, account)

    async def forget(self, account: str) -> None:
        """Remove somebody with everything that is kept about them."""
        async with self._database.changing() as at:
            await _forget(at, account)

    async def forget_guests(self, before: float) -> int:
        """Remove guests who were not seen since, unless they have a seat at a game."""
        asked = (
            "SELECT id FROM accounts WHERE is_guest AND seen < $1 AND id NOT IN"
            ' (SELECT account FROM members JOIN tables ON name = members."table"'
            " WHERE state <> 'over') FOR UPDATE"
        )
        async with self._database.changing() as at:
            gone = await at.fetch(asked, before)
            for row in gone:
                await _forget(at, row["id"])
            return len(gone)

    async def ban(self, ban: Ban) -> None:
        """Keep somebody out."""
        added = (
            "INSERT INTO bans VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (kind, value) DO UPDATE SET until = $3, reason = $4"
        )
        await self._change(added, ban.kind, ban.value, ban.until, ban.reason)

    async def unban(self, kind: str, value: str) -> bool:
        """Let somebody in again."""
        gone = "DELETE FROM bans WHERE kind = $1 AND value = $2"
        return await self._change(gone, kind, value) > 0

    async def bans(self) -> Sequence[Ban]:
        """List who is kept out now."""
        asked = (
            "SELECT kind, value, until, reason FROM bans WHERE until > $1"
            ' ORDER BY kind COLLATE "C", value COLLATE "C"'
        )
        async with self._database.connected() as at:
            return [Ban(*row) for row in await at.fetch(asked, self._database.time())]

    async def _find(self, where: str, value: str) -> Account | None:
        async with self._database.connected() as at:
            return _account(await at.fetchrow(_ACCOUNT + where, value))

    async def _change(self, statement: str, *values: object) -> int:
        """Change something; how many rows it concerned."""
        async with self._database.connected() as at:
            return changed(await at.execute(statement, *values))


def _account(row: asyncpg.Record | None) -> Account | None:
    return None if row is None else Account(*row)


async def _add_key(at: asyncpg.Connection, fingerprint: str, account: str, now: float) -> bool:
    """Add a key that is nobody's; whether it was."""
    added = "INSERT INTO keys VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    return changed(await at.execute(added, fingerprint, account, now)) > 0


async def _forget(at: asyncpg.Connection, account: str) -> None:
    for table in _OF_ACCOUNT:
        await at.execute(f"DELETE FROM {table} WHERE account = $1", account)  # noqa: S608 (our own words)
    await at.execute("DELETE FROM accounts WHERE id = $1", account)

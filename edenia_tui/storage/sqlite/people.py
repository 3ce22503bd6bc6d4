"""Accounts, keys, guests and bans in SQLite."""

from collections.abc import Callable, Sequence
from functools import partial
from sqlite3 import Connection
from typing import Any, Final

from edenia_tui.storage.shared.people import Account, Ban, Key, NameTaken
from edenia_tui.storage.sqlite.threads import DatabaseThread

_ACCOUNT: Final = "SELECT id, name, is_guest, created, seen FROM accounts WHERE "
_OF_ACCOUNT: Final = ("keys", "links", "ratings", "rated", "chat", "members")


class SqlitePeople:
    """The people of one database."""

    def __init__(
        self, writer: DatabaseThread, reader: DatabaseThread, now: Callable[[], float]
    ) -> None:
        """Share the threads of a store."""
        self._writer = writer
        self._reader = reader
        self._now = now

    async def add(
        self, account: Account, folded: str, *, fingerprint: str = "", return_digest: str = ""
    ) -> None:
        """Take note of somebody new."""
        work = partial(_add, account=account, folded=folded, now=self._now())
        await self._writer.do(partial(work, fingerprint=fingerprint, digest=return_digest))

    async def by_id(self, account: str) -> Account | None:
        """Find an account."""
        return await self._find("id = ?", account)

    async def by_key(self, fingerprint: str) -> Account | None:
        """Find whose key it is."""
        return await self._find(
            "id = (SELECT account FROM keys WHERE fingerprint = ?)", fingerprint
        )

    async def by_name(self, folded: str) -> Account | None:
        """Find who is called so."""
        return await self._find("folded = ?", folded)

    async def by_return(self, digest: str) -> Account | None:
        """Find the guest who was shown a code."""
        return await self._find("return_digest = ?", digest)

    async def rename(self, account: str, name: str, folded: str) -> None:
        """Call somebody otherwise."""
        await self._writer.do(partial(_rename, account=account, name=name, folded=folded))

    async def saw(self, account: str) -> None:
        """Take note that somebody is here."""
        await self._change("UPDATE accounts SET seen = ? WHERE id = ?", self._now(), account)

    async def keys(self, account: str) -> list[Key]:
        """List somebody's keys."""
        asked = "SELECT fingerprint, account, added FROM keys WHERE account = ? ORDER BY added"
        rows = await self._reader.do(lambda at: at.execute(asked, (account,)).fetchall())
        return [Key(*row) for row in rows]

    async def offer_link(self, account: str, digest: str, seconds: float) -> None:
        """Let whoever knows a code add a key, once and soon."""
        await self._change("DELETE FROM links WHERE account = ?", account)
        row = digest, account, self._now() + seconds
        await self._change("INSERT INTO links VALUES (?, ?, ?)", *row)

    async def link(self, digest: str, fingerprint: str) -> Account | None:
        """Add a key by a code."""
        work = partial(_link, digest=digest, fingerprint=fingerprint, now=self._now())
        return await self._writer.do(work)

    async def revoke(self, account: str, fingerprint: str) -> bool:
        """Remove one of several keys."""
        return await self._writer.do(partial(_revoke, account=account, fingerprint=fingerprint))

    async def settings(self, account: str) -> str:
        """Give what somebody chose."""
        asked = "SELECT settings FROM accounts WHERE id = ?"
        row = await self._reader.do(lambda at: at.execute(asked, (account,)).fetchone())
        return "" if row is None else str(row[0])

    async def save_settings(self, account: str, text: str) -> None:
        """Keep what somebody chose."""
        await self._change("UPDATE accounts SET settings = ? WHERE id = ?", text, account)

    async def forget(self, account: str) -> None:
        """Remove somebody with everything that is kept about them."""
        await self._writer.do(partial(_forget, account=account))

    async def forget_guests(self, before: float) -> int:
        """Remove guests who were not seen since, unless they have a seat at a game."""
        return await self._writer.do(partial(_forget_guests, before=before))

    async def ban(self, ban: Ban) -> None:
        """Keep somebody out."""
        row = ban.kind, ban.value, ban.until, ban.reason
        await self._change("INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?)", *row)

    async def unban(self, kind: str, value: str) -> bool:
        """Let somebody in again."""
        return bool(
            await self._change("DELETE FROM bans WHERE kind = ? AND value = ?", kind, value)
        )

    async def bans(self) -> Sequence[Ban]:
        """List who is kept out now."""
        asked, now = "SELECT * FROM bans WHERE until > ? ORDER BY kind, value", self._now()
        rows = await self._reader.do(lambda at: at.execute(asked, (now,)).fetchall())
        return [Ban(*row) for row in rows]

    async def _find(self, where: str, value: str) -> Account | None:
        return await self._reader.do(partial(_account, where=where, value=value))

    async def _change(self, statement: str, *values: Any) -> int:
        """Change something; how many rows it concerned."""
        return await self._writer.do(lambda at: at.execute(statement, values).rowcount)


def _account(connection: Connection, where: str, value: str) -> Account | None:
    row = connection.execute(_ACCOUNT + where, (value,)).fetchone()
    if row is None:
        return None
    identity, name, is_guest, created, seen = row
    return Account(identity, name, bool(is_guest), created, seen)


def _check_name(connection: Connection, folded: str, account: str) -> None:
    asked = "SELECT 1 FROM accounts WHERE folded = ? AND id <> ?"
    if connection.execute(asked, (folded, account)).fetchone():
        raise NameTaken(folded)


def _add(  # noqa: PLR0913 (what is known of somebody)
    connection: Connection,
    *,
    account: Account,
    folded: str,
    now: float,
    fingerprint: str,
    digest: str,
) -> None:
    _check_name(connection, folded, account.id)
    connection.execute(
        "INSERT INTO accounts (id, name, folded, is_guest, return_digest, created, seen)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (account.id, account.name, folded, account.is_guest, digest or None, now, now),
    )
    if fingerprint:
        connection.execute("INSERT INTO keys VALUES (?, ?, ?)", (fingerprint, account.id, now))


def _rename(connection: Connection, account: str, name: str, folded: str) -> None:
    _check_name(connection, folded, account)
    change = "UPDATE accounts SET name = ?, folded = ? WHERE id = ?"
    connection.execute(change, (name, folded, account))


def _link(connection: Connection, digest: str, fingerprint: str, now: float) -> Account | None:
    asked = "SELECT account FROM links WHERE digest = ? AND until > ?"
    offered = connection.execute(asked, (digest, now)).fetchone()
    connection.execute("DELETE FROM links WHERE digest = ? OR until <= ?", (digest, now))
    known = connection.execute(
        "SELECT 1 FROM keys WHERE fingerprint = ?", (fingerprint,)
    ).fetchone()
    if offered is None or known is not None:
        return None
    connection.execute("INSERT INTO keys VALUES (?, ?, ?)", (fingerprint, offered[0], now))
    return _account(connection, "id = ?", offered[0])


def _revoke(connection: Connection, account: str, fingerprint: str) -> bool:
    asked = "SELECT count(*) FROM keys WHERE account = ?"
    (number,) = connection.execute(asked, (account,)).fetchone()
    if number < 2:
        return False
    change = "DELETE FROM keys WHERE account = ? AND fingerprint = ?"
    return connection.execute(change, (account, fingerprint)).rowcount > 0


def _forget(connection: Connection, account: str) -> None:
    for table in _OF_ACCOUNT:
        connection.execute(f"DELETE FROM {table} WHERE account = ?", (account,))  # noqa: S608 (our own words)
    connection.execute("DELETE FROM accounts WHERE id = ?", (account,))


def _forget_guests(connection: Connection, before: float) -> int:
    asked = (
        "SELECT id FROM accounts WHERE is_guest AND seen < ? AND id NOT IN"
        ' (SELECT account FROM members JOIN tables ON name = members."table"'
        " WHERE state <> 'over')"
    )
    gone = connection.execute(asked, (before,)).fetchall()
    for (account,) in gone:
        _forget(connection, account)
    return len(gone)

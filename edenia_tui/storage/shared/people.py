"""People whom a host knows: accounts by their keys, guests by a code, and who may not come in."""

from collections.abc import Sequence
from typing import Protocol

from rules.kernel.value import Value


class Account(Value, frozen=True):
    """Somebody, from visit to visit."""

    id: str
    name: str
    is_guest: bool = False
    created: float = 0.0
    seen: float = 0.0
    """When they were here last."""


class Key(Value, frozen=True):
    """A public key by which somebody is known."""

    fingerprint: str
    account: str
    added: float


class Ban(Value, frozen=True):
    """Somebody who may not come in."""

    kind: str
    """`account`, `key` or `address`."""
    value: str
    until: float
    reason: str = ""


class NameTaken(Exception):
    """Somebody else is called so, or could be mistaken for it."""


class PeopleStore(Protocol):
    """Keeps people; secrets are handed in as digests, so that what is kept opens no door."""

    async def add(
        self, account: Account, folded: str, *, fingerprint: str = "", return_digest: str = ""
    ) -> None:
        """Take note of somebody new, known by a key or, as a guest, by a code.

        Raises:
            NameTaken: the folded name is somebody's.
        """

    async def by_id(self, account: str) -> Account | None:
        """Find an account."""

    async def by_key(self, fingerprint: str) -> Account | None:
        """Find whose key it is."""

    async def by_name(self, folded: str) -> Account | None:
        """Find who is called so."""

    async def by_return(self, digest: str) -> Account | None:
        """Find the guest who was shown a code."""

    async def rename(self, account: str, name: str, folded: str) -> None:
        """Call somebody otherwise; NameTaken when that is not possible."""

    async def saw(self, account: str) -> None:
        """Take note that somebody is here."""

    async def keys(self, account: str) -> list[Key]:
        """List somebody's keys, the oldest first."""

    async def offer_link(self, account: str, digest: str, seconds: float) -> None:
        """Let whoever knows a code add a key, once and soon."""

    async def link(self, digest: str, fingerprint: str) -> Account | None:
        """Add a key by a code; whose it is now, or None when nothing was offered any more."""

    async def revoke(self, account: str, fingerprint: str) -> bool:
        """Remove one of several keys; tell whether it was removed: the last one stays."""

    async def settings(self, account: str) -> str:
        """Give what somebody chose; empty where nothing is kept."""

    async def save_settings(self, account: str, text: str) -> None:
        """Keep what somebody chose."""

    async def forget(self, account: str) -> None:
        """Remove somebody with keys, settings, ratings and chat."""

    async def forget_guests(self, before: float) -> int:
        """Remove guests who were not seen since, unless they have a seat at a game; how many."""

    async def ban(self, ban: Ban) -> None:
        """Keep somebody out."""

    async def unban(self, kind: str, value: str) -> bool:
        """Let somebody in again; tell whether they were kept out."""

    async def bans(self) -> Sequence[Ban]:
        """List who is kept out now."""

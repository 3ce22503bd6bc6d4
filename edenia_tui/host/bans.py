"""Who is kept out, known at once: the door cannot wait for a store."""

from edenia_tui.host.ssh.door import Caller
from edenia_tui.storage.shared.people import Ban, PeopleStore

KINDS = ("account", "key", "address")


class Bans:
    """The bans of a host, as they were read last."""

    def __init__(self, people: PeopleStore) -> None:
        """Know of none; `load` follows."""
        self._people = people
        self._known: frozenset[tuple[str, str]] = frozenset()

    async def load(self) -> None:
        """Read them."""
        self._known = frozenset((ban.kind, ban.value) for ban in await self._people.bans())

    async def add(self, ban: Ban) -> None:
        """Keep somebody out."""
        await self._people.ban(ban)
        await self.load()

    async def remove(self, kind: str, value: str) -> bool:
        """Let somebody in again; whether they were kept out."""
        was = await self._people.unban(kind, value)
        await self.load()
        return was

    def keeps_out(self, caller: Caller) -> bool:
        """Tell whether a connection is to be closed."""
        found = ("address", caller.address), ("key", caller.fingerprint)
        return any(one in self._known for one in found)

    def keeps_out_account(self, account: str) -> bool:
        """Tell whether somebody who has logged in may not stay."""
        return ("account", account) in self._known

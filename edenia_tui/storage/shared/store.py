"""Everything that many people share, in one place."""

from typing import Protocol

from edenia_tui.storage.shared.chat import ChatStore
from edenia_tui.storage.shared.nodes import Nodes
from edenia_tui.storage.shared.people import PeopleStore
from edenia_tui.storage.shared.ratings import RatingStore
from edenia_tui.storage.shared.tables import TableStore


class NewerFormat(Exception):
    """The database was written by a later version of the program; nothing was changed."""

    def __init__(self, version: int) -> None:
        """Keep of which version it is."""
        super().__init__(f"the store is of version {version}: a later edenia wrote it; upgrade")


class Store(Protocol):
    """One database, on this machine or another."""

    @property
    def tables(self) -> TableStore:
        """The tables and their lines."""

    @property
    def people(self) -> PeopleStore:
        """Who is known."""

    @property
    def chat(self) -> ChatStore:
        """What was said."""

    @property
    def ratings(self) -> RatingStore:
        """How well who plays what."""

    @property
    def nodes(self) -> Nodes | None:
        """The other hosts on this store; None where there can be no other."""

    def time(self) -> float:
        """Tell the time by which everything here is dated."""

    async def close(self) -> None:
        """Let go; what was kept is kept."""

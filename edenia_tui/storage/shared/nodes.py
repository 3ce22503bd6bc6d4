"""What several hosts on one store tell each other: who is where, and what is for everybody at once.

Rule of the file: it is for the moment. Whatever has to be true tomorrow is a line of a table, or a row.
"""

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple, Protocol

from rules.kernel.value import Value


class Here(Value, frozen=True):
    """Somebody who is at a node now."""

    account: str
    name: str
    table: str = ""
    """At which table; empty in the lobby."""
    seat: int | None = None
    """None for a spectator, and in the lobby."""


class Call(NamedTuple):
    """Something that a node told all others, and itself."""

    node: str
    text: str


class Nodes(Protocol):
    """The other hosts, as one of them reaches them."""

    @property
    def own(self) -> str:
        """What this node is called."""

    async def here(self, people: Sequence[Here], seconds: float) -> None:
        """Tell who is here; it counts for so many seconds."""

    async def elsewhere(self) -> list[Here]:
        """List who is at other nodes, as far as they told it lately."""

    async def leave(self) -> None:
        """Take note that nobody is here any more."""

    async def call(self, text: str) -> None:
        """Tell all nodes something."""

    def calls(self) -> AsyncIterator[Call]:
        """Hear what nodes tell from now on, in one order for all; without end."""

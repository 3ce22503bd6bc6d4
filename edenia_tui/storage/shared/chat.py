"""What people said to each other, kept for a while."""

from typing import Protocol

from rules.kernel.value import Value


class Said(Value, frozen=True):
    """One line of somebody."""

    place: str
    """The name of a table; empty for the lobby."""
    account: str
    name: str
    text: str
    at: float = 0.0


class ChatStore(Protocol):
    """Keeps what was said."""

    async def say(self, said: Said) -> None:
        """Keep a line, with the time of now."""

    async def said(self, place: str, most: int) -> list[Said]:
        """Give the last lines of a place, the oldest first."""

    async def forget(self, before: float) -> int:
        """Remove what is older; how many lines."""

"""Whatever keeps a game's lines for good: a file today, a row of a database elsewhere."""

from typing import Protocol

from edenia_tui.table.seating import Sitter
from rules.kernel.seat import Seat


class Keeper(Protocol):
    """Keeps one line after the other; a line is kept once the call has returned.

    Whoever waits for it waits alone: no method may hold up the event loop. What cannot be kept is
    raised, and everything reads as before.
    """

    async def append(self, text: str) -> None:
        """Keep the canonical text of an action, or of something taken back."""

    async def reseat(self, seat: Seat, sitter: Sitter) -> None:
        """Keep who sits on a seat from here on."""

"""Whatever keeps a game's lines for good: a file today, a row of a database elsewhere."""

from typing import Protocol

from edenia_tui.table.seating import Sitter
from rules.kernel.seat import Seat


class Keeper(Protocol):
    """Keeps one line after the other; lines are kept once the call has returned.

    Whoever waits for it waits alone: no method may hold up the event loop. What cannot be kept is
    raised, and everything reads as before.
    """

    async def append(self, *lines: str, by_bot: bool = False) -> None:
        """Keep the canonical text of actions, or of something taken back: all of it, or nothing.

        Args:
            lines: what is kept together: a choice, and what chance brought after it.
            by_bot: whether it was a bot's choice, which not every room may keep where many rooms
                share a game.
        """

    async def reseat(self, seat: Seat, sitter: Sitter, *notes: str) -> None:
        """Keep who sits on a seat from here on, together with lines that tell why."""

"""Keeps the lines of a room where many people share it."""

from collections.abc import Callable, Sequence

from edenia_tui.host.hub.table_log import TableLog
from edenia_tui.storage.record_text import write_seat
from edenia_tui.storage.shared.tables import LeaseLost
from edenia_tui.table.seating import Sitter
from rules.kernel.lines import COMMENT
from rules.kernel.seat import Seat


class TableKeeper:
    """The way from a room to its table's lines."""

    def __init__(
        self, log: TableLog, seats: Sequence[str], fence: Callable[[], int | None]
    ) -> None:
        """Get ready.

        Args:
            log: where the lines go.
            seats: the words for the seats.
            fence: gives the number of the lease under which bots act; None while others have it.
        """
        self._log = log
        self._seats = seats
        self._fence = fence

    async def append(self, *lines: str, by_bot: bool = False) -> None:
        """Keep lines; a bot's only while it is here that bots act."""
        fence = self._fence() if by_bot else None
        if by_bot and fence is None:
            raise LeaseLost
        is_agreed = any(line.startswith(COMMENT) for line in lines)
        await self._log.append(lines, fence, is_of_game=not is_agreed)

    async def reseat(self, seat: Seat, sitter: Sitter, *notes: str) -> None:
        """Keep who sits on a seat from here on, and why."""
        await self._log.append([*notes, write_seat(self._seats[seat], sitter)])

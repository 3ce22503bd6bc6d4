"""What a table asks of whoever keeps its record."""

from typing import Protocol

from edenia_tui.table.seating import Sitter
from rules.kernel.seat import Seat


class Keeper(Protocol):
    """Whatever keeps a record for good before its methods return."""

    def append(self, text: str) -> None:
        """Keep the canonical text of an action."""

    def reseat(self, seat: Seat, sitter: Sitter) -> None:
        """Keep who sits on a seat from here on."""

"""A room as a front end has it: what it may look at, and what it may do there.

A room of this program has more to it; one that is shared with others over a connection has no more.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from edenia_tui.table.audience import Dropped
from edenia_tui.table.question import AnyQuestion
from edenia_tui.table.replay import Replay
from edenia_tui.table.watchers import Watcher
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence


class AnyRewinding(Protocol):
    """The way back; `table/rewinding.py` tells more about each."""

    def fence(self, seat: Seat) -> Fence | None:
        """Tell what keeps a seat from an undo now."""

    def steps_back(self, seat: Seat) -> int:
        """Count how often a seat could undo now."""

    def may_go_back(self, seat: Seat) -> bool:
        """Tell whether a seat may go back to any point."""

    def decisions(self, seat: Seat) -> list[int]:
        """List what `back` may be given."""

    async def undo(self, seat: Seat) -> None:
        """Take back the last decision of a seat."""

    async def redo(self, seat: Seat) -> None:
        """Do again what was taken back last."""

    async def back(self, seat: Seat, number: int) -> None:
        """Go back to any point."""


class AnyRoom(Protocol):
    """The room; `table/room.py` tells more about each."""

    @property
    def game(self) -> AnyGame:
        """The rules that are played by."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def kinds(self) -> Mapping[Seat, str]:
        """Who plays where."""

    @property
    def last_verb(self) -> str:
        """The first word of the last line."""

    @property
    def rewinding(self) -> AnyRewinding:
        """The way back."""

    def is_alone(self, seat: Seat) -> bool:
        """Whether no person but one on this seat has ever sat down."""

    def view(self, seat: Seat | None) -> AnyState:
        """Show the table as a seat, or a spectator, may see it."""

    def past(self, seat: Seat | None) -> Replay[Any, Any, Any, Any]:
        """Show the game so far."""

    def attach(
        self,
        watcher: Watcher[Any, Any, Any],
        seat: Seat | None = None,
        dropped: Dropped | None = None,
    ) -> None:
        """Tell somebody everything from now on."""

    def detach(self, watcher: Watcher[Any, Any, Any]) -> None:
        """Tell somebody nothing any more."""

    def question(self, seat: Seat) -> AnyQuestion | None:
        """Give what a person on a seat is asked."""

    def answer(self, question: AnyQuestion, action: AnyAction) -> None:
        """Answer a question."""

    async def run(self) -> None:
        """Wait until nothing more happens here."""

    def stop(self) -> None:
        """Play on no more."""

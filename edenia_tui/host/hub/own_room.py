"""A room as one person has it: their own seat, or a spectator's place, and nothing of the others.

Rule of the file: it offers what front ends ask of a room; whatever belongs to another seat is refused.
"""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from edenia_tui.host.hub.play import AnyRoom, Play
from edenia_tui.host.hub.table_log import Overtaken
from edenia_tui.table.audience import Dropped
from edenia_tui.table.course import NotPossible
from edenia_tui.table.question import AnyQuestion, NotOffered
from edenia_tui.table.replay import Replay
from edenia_tui.table.rewind import RewindKind
from edenia_tui.table.watchers import Watcher
from rules.kernel.game import AnyGame
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence


class NotTheirs(Exception):
    """Something was asked for in the name of another seat."""


class OwnRoom:
    """One person's door to a room."""

    def __init__(self, play: Play, seat: Seat | None) -> None:
        """Open the door for a seat; None for a spectator."""
        self._play = play
        self._seat = seat

    @property
    def _room(self) -> AnyRoom:
        return self._play.room

    @property
    def game(self) -> AnyGame:
        """The rules that are played by."""
        return self._room.game

    @property
    def is_over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self._room.is_over

    @property
    def kinds(self) -> Mapping[Seat, str]:
        """Who plays where."""
        return self._room.kinds

    @property
    def last_verb(self) -> str:
        """The first word of the last line."""
        return self._room.last_verb

    @property
    def rewinding(self) -> "OwnRewinding":
        """The way back, as far as it is this seat's."""
        return OwnRewinding(self._room, self._check_seat)

    def is_alone(self, seat: Seat) -> bool:
        """Whether no person but one on this seat has ever sat down."""
        return self._room.is_alone(self._check_seat(seat))

    def view(self, seat: Seat | None) -> AnyState:
        """Show the table as this seat, or a spectator, may see it."""
        return self._room.view(self._check(seat))

    def past(self, seat: Seat | None) -> Replay[Any, Any, Any, Any]:
        """Show the game so far as this seat, or a spectator, knows it; all of it once it is over."""
        return self._room.past(self._check(seat))

    def attach(
        self,
        watcher: Watcher[Any, Any, Any],
        seat: Seat | None = None,
        dropped: Dropped | None = None,
    ) -> None:
        """Tell somebody everything from now on, as this seat, or a spectator, may know it."""
        self._room.attach(watcher, self._check(seat), dropped)

    def detach(self, watcher: Watcher[Any, Any, Any]) -> None:
        """Tell somebody nothing any more."""
        self._room.detach(watcher)

    def question(self, seat: Seat) -> AnyQuestion | None:
        """Give what this seat is asked; nothing is told of another's."""
        return self._room.question(seat) if seat == self._seat else None

    def answer(self, question: AnyQuestion, action: AnyAction) -> None:
        """Answer a question of this seat."""
        if question.seat != self._seat:
            raise NotOffered("another seat is asked this")
        self._room.answer(question, action)

    async def run(self) -> None:
        """Wait until nothing more happens here; the game itself waits for nobody."""
        await self._play.ended.wait()

    def stop(self) -> None:
        """Leave the game to itself: it is played by others, too."""

    def _check(self, seat: Seat | None) -> Seat | None:
        return None if seat is None else self._check_seat(seat)

    def _check_seat(self, seat: Seat) -> Seat:
        if seat != self._seat:
            raise NotTheirs
        return seat


class OwnRewinding:
    """The way back of one seat."""

    def __init__(self, room: AnyRoom, check: Callable[[Seat], Seat]) -> None:
        """Look after a room; `check` refuses other seats."""
        self._rewinding = room.rewinding
        self._check = check

    def fence(self, seat: Seat) -> Fence | None:
        """Tell what keeps this seat from an undo now."""
        return self._rewinding.fence(self._check(seat))

    def steps_back(self, seat: Seat) -> int:
        """Count how often this seat could undo now."""
        return self._rewinding.steps_back(self._check(seat))

    def may_go_back(self, seat: Seat) -> bool:
        """Tell whether this seat may go back to any point."""
        return self._rewinding.may_go_back(self._check(seat))

    def decisions(self, seat: Seat) -> list[int]:
        """List what `back` may be given."""
        return self._rewinding.decisions(self._check(seat))

    def points(self, seat: Seat) -> list[int]:
        """List where this seat decided, as what others may be asked to go back to."""
        return self._rewinding.points(self._check(seat))

    async def undo(self, seat: Seat) -> None:
        """Take back this seat's last decision."""
        await self._go(RewindKind.UNDO, self._rewinding.undo(self._check(seat)))

    async def redo(self, seat: Seat) -> None:
        """Do again what this seat took back last."""
        await self._go(RewindKind.REDO, self._rewinding.redo(self._check(seat)))

    async def back(self, seat: Seat, number: int) -> None:
        """Go back to any point, where nobody else ever played."""
        await self._go(RewindKind.BACK, self._rewinding.back(self._check(seat), number))

    async def _go(self, kind: RewindKind, going: Coroutine[Any, Any, None]) -> None:
        """Go back, unless the game has gone on at another node meanwhile."""
        try:
            await going
        except Overtaken:
            raise NotPossible(kind, Fence.OTHER) from None

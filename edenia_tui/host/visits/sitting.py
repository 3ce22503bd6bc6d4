"""A table of the hub as front ends know a game: the room of one's own seat, kept by others."""

from collections.abc import Callable

from edenia_tui.games.entry import Entry
from edenia_tui.host.hub.own_room import OwnRoom
from edenia_tui.host.hub.table import Table
from edenia_tui.host.visits.games import HostedGame
from edenia_tui.host.visits.visiting import Visiting
from edenia_tui.storage.library import Moved
from edenia_tui.table.pool import Thinker
from rules.kernel.seat import Seat


class HostedSitting:
    """Somebody at a table whose game has begun; once they resign or come again, make another."""

    def __init__(self, visiting: Visiting, table: Table) -> None:
        """Sit down, or look on; NotDone before the game has begun."""
        self._visiting = visiting
        self._table = table
        self._room = table.room_of(visiting)
        place = table.attendance.find(visiting)
        self._seat = None if place is None else place.seat
        self.kept = HostedGame(table.code, table.entry.name)
        """What it is called; its text is there for nobody while it is played."""
        self.thinker: Thinker = visiting.hub.house.pool.thinker(table.entry.game)
        """Where hints of this visit are thought about."""

    @property
    def table(self) -> Table:
        """The table."""
        return self._table

    @property
    def entry(self) -> Entry:
        """The game with all that belongs to it."""
        return self._table.entry

    @property
    def names(self) -> tuple[str, ...]:
        """What the people are called; empty for bots."""
        return self._table.names

    @property
    def people(self) -> tuple[Seat, ...]:
        """One's own seat; none for a spectator."""
        return () if self._seat is None else (self._seat,)

    def room(self) -> OwnRoom:
        """Give the room as this person has it."""
        return self._room

    async def resign(self, seat: Seat) -> None:
        """Give up.

        Raises:
            NotDone: there is nothing to give up.
            SaveError: it could not be kept.
        """
        if seat == self._seat:
            await self._visiting.hub.resign(self._visiting)

    def wake_bots(self) -> None:
        """Leave bots to the hub."""

    def hear_of_moves(self, told: Callable[[Moved], None]) -> None:
        """Hear of nothing: what a host keeps stays where it is."""
        del told

    def secure(self, told: Callable[[Moved], None]) -> None:
        """Do nothing: every line is kept before anybody hears of it."""
        del told

    def close(self) -> None:
        """Leave the game to those who play on."""

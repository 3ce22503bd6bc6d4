"""What others did to a table at another node, made true here and told to those who are here."""

from typing import TYPE_CHECKING

from edenia_tui.host.hub.attendance import Distant
from edenia_tui.host.hub.news import (
    CalledOff,
    Consented,
    IsBack,
    IsOver,
    PlaysOn,
    Requested,
    SatDown,
    StandsIn,
    StoodUp,
)
from edenia_tui.host.hub.notes import (
    Agreed,
    Asked,
    Declined,
    Ended,
    Followed,
    Note,
    Resigned,
    Rose,
    Sat,
    read_note,
)
from edenia_tui.host.hub.play import Play
from edenia_tui.host.hub.standing import is_neutral
from edenia_tui.host.hub.table_log import Unheard
from edenia_tui.storage.record_text import Line, read_seat
from edenia_tui.table.seating import HUMAN
from rules.kernel.lines import COMMENT
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.host.hub.table import Table


class Hearsay:
    """Goes through lines that were kept elsewhere, in order."""

    def __init__(self, table: "Table") -> None:
        """Hear for a table."""
        self._table = table
        self._wanted_by: Seat | None = None
        """Who asked for what all have agreed to now."""

    def hear(self, unheard: Unheard) -> None:
        """Do and tell one line.

        Raises:
            Refused, NotACommand, Ambiguous, NotPossible: it is none of the game as it stands here.
        """
        before, line = unheard
        note = read_note(line)
        if note is not None:
            self._hear_note(unheard, note)
            return
        if line.startswith(COMMENT) or self._table.play is None or not before.is_begun:
            return
        seated = read_seat(Line(line, 0), self._table.entry.options.seats)
        if seated is not None:
            self._hear_seat(self._table.play, seated[0], seated[1].player)
            return
        if before.request is not None and not is_neutral(line):
            self._tell_off(unheard, "")
        self._table.play.room.carry_on(line, self._wanted_by)

    def _hear_seat(self, play: Play, seat: Seat, player: str) -> None:
        table, name = self._table, self._table.name_of(seat)
        is_person = player == HUMAN
        play.room.reseated(seat, None if is_person else play.bot(player))
        if is_person:
            table.attendance.tell(IsBack(seat, name))
        else:
            has_resigned = seat in table.standing.resigned
            table.attendance.tell(StandsIn(seat, name, player, has_resigned))

    def _hear_note(self, unheard: Unheard, note: Note) -> None:
        table, before = self._table, unheard.before
        tell = table.attendance.tell
        match note:
            case Sat(seat, _, name):
                tell(SatDown(name, seat))
                table.attendance.expect(Distant(name, seat))
            case Rose(seat):
                owner = before.owner(seat)
                tell(StoodUp("" if owner is None else owner.name, seat))
            case Asked():
                if note.needed:
                    tell(Requested(note, table.name_of(note.seat)))
                else:
                    self._wanted_by = note.seat
            case Agreed(seat):
                if before.request is not None and len(before.request.open) > 1:
                    tell(Consented(seat, table.name_of(seat)))
                elif before.request is not None:
                    self._wanted_by = before.request.asked.seat
            case Declined(seat):
                self._tell_off(unheard, table.name_of(seat))
            case Resigned():
                pass  # who plays on is told with the seat
            case Ended():
                if table.play is not None:
                    table.play.room.stop()
                tell(IsOver(note))
            case Followed(code):
                tell(PlaysOn(code))

    def _tell_off(self, unheard: Unheard, name: str) -> None:
        request = unheard.before.request
        if request is not None:
            self._table.attendance.tell(CalledOff(request.asked, name))

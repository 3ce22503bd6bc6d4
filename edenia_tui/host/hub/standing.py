"""How a table stands: what its lines come to, apart from the game itself."""

from typing import Final

from msgspec.structs import replace

from edenia_tui.host.hub.notes import (
    Agreed,
    Asked,
    Declined,
    Ended,
    Followed,
    Note,
    RequestKind,
    Resigned,
    Rose,
    Sat,
    read_note,
)
from edenia_tui.storage.record_text import MAGIC
from rules.kernel.lines import COMMENT
from rules.kernel.seat import Seat
from rules.kernel.value import Value

_SEAT: Final = "seat "


def is_neutral(line: str) -> bool:
    """Tell whether a line leaves the game where it is: who sits where, and what people ask for."""
    return line.startswith((COMMENT, _SEAT)) and not isinstance(read_note(line), Ended)


class Owner(Value, frozen=True):
    """Whose seat it is, whoever plays for them."""

    seat: Seat
    account: str
    name: str


class Request(Value, frozen=True):
    """What somebody asked for, and who has agreed so far."""

    asked: Asked
    agreed: tuple[Seat, ...] = ()

    def is_about_absent(self, seat: Seat) -> bool:
        """Tell whether it is about somebody's absence."""
        kinds = RequestKind.STAND_IN, RequestKind.END_ABSENT
        return self.asked.kind in kinds and self.asked.number == seat

    @property
    def open(self) -> tuple[Seat, ...]:
        """Who has not said anything yet."""
        return tuple(seat for seat in self.asked.needed if seat not in self.agreed)


class Standing(Value, frozen=True):
    """The sum of all lines so far."""

    owners: tuple[Owner, ...] = ()
    resigned: tuple[Seat, ...] = ()
    is_begun: bool = False
    request: Request | None = None
    ended: Ended | None = None
    next: str = ""
    """The code of the table where they play on."""

    def owner(self, seat: Seat) -> Owner | None:
        """Tell whose seat it is."""
        return next((owner for owner in self.owners if owner.seat == seat), None)

    def seat_of(self, account: str) -> Seat | None:
        """Tell which seat an account has; none any more where it resigned."""
        seats = (owner.seat for owner in self.owners if owner.account == account)
        return next((seat for seat in seats if seat not in self.resigned), None)

    def sat_on(self, account: str) -> Seat | None:
        """Tell on which seat an account sat down, whether it resigned or not."""
        return next((owner.seat for owner in self.owners if owner.account == account), None)

    def say_of(self, account: str) -> Seat | None:
        """Tell for which seat an account speaks: once it is over, those who resigned do, too."""
        return self.seat_of(account) if self.ended is None else self.sat_on(account)

    def after(self, line: str) -> "Standing":
        """Add a line."""
        note = read_note(line)
        if note is not None:
            return self._after_note(note)
        if line.startswith(MAGIC):
            return replace(self, is_begun=True)
        return self if is_neutral(line) or self.request is None else replace(self, request=None)

    def _after_note(self, note: Note) -> "Standing":
        match note:
            case Sat(seat, account, name):
                others = (owner for owner in self.owners if owner.seat != seat)
                owners = (*others, Owner(seat, account, name))
                return replace(self, owners=tuple(sorted(owners, key=lambda one: one.seat)))
            case Rose(seat):
                rest = tuple(owner for owner in self.owners if owner.seat != seat)
                return replace(self, owners=rest)
            case Asked():
                return replace(self, request=Request(note) if note.needed else None)
            case Agreed(seat) if self.request is not None:
                request = replace(self.request, agreed=(*self.request.agreed, seat))
                return replace(self, request=request if request.open else None)
            case Agreed() | Declined():
                return replace(self, request=None)
            case Resigned(seat):
                return replace(self, resigned=(*self.resigned, seat))
            case Ended():
                return replace(self, ended=note, request=None)
            case Followed(code):
                return replace(self, next=code, request=None)

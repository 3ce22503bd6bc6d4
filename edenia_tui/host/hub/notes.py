"""Lines of a table that are not of the game: who sits where, what was asked for, how it ended.

Each is a comment of the record, so that all lines of a table together read as a record of its game.
"""

from enum import Enum
from typing import Final

from rules.kernel.lines import COMMENT
from rules.kernel.seat import Seat
from rules.kernel.value import Value


class RequestKind(Enum):
    """What needs the consent of others; the values are kept."""

    BACK = "back"
    """Go back to where so many actions were done."""
    END = "end"
    """End the game without a winner."""
    STAND_IN = "stand-in"
    """Let a bot play for somebody who is absent."""
    END_ABSENT = "end-absent"
    """End the game because somebody is absent."""
    REMATCH = "rematch"
    """Play another game on the same seats."""


class EndKind(Enum):
    """How a game ended; the values are kept."""

    RULES = "rules"
    """By its rules."""
    AGREED = "agreed"
    """All people wanted to."""
    ABSENT = "absent"
    """Somebody did not come back."""
    RESIGNED = "resigned"
    """Somebody gave up, and nobody could play on."""


class Sat(Value, frozen=True):
    """Somebody took a seat."""

    seat: Seat
    account: str
    name: str


class Rose(Value, frozen=True):
    """Somebody left a seat before the game began."""

    seat: Seat


class Asked(Value, frozen=True):
    """Somebody wants something that others have to agree to."""

    kind: RequestKind
    seat: Seat
    """Who asks."""
    number: int
    """How many actions still count, for BACK; who is absent, for STAND_IN and END_ABSENT; else 0."""
    needed: tuple[Seat, ...]
    """Who has to agree."""


class Agreed(Value, frozen=True):
    """Somebody agrees to what was asked for last."""

    seat: Seat


class Declined(Value, frozen=True):
    """Somebody does not, or thought better of it; it is off."""

    seat: Seat


class Resigned(Value, frozen=True):
    """Somebody gave up."""

    seat: Seat


class Ended(Value, frozen=True):
    """The game is over."""

    kind: EndKind
    seats: tuple[Seat, ...] = ()
    """By the rules, who won; else who is to blame."""


class Followed(Value, frozen=True):
    """The same people play on at another table."""

    code: str


Note = Sat | Rose | Asked | Agreed | Declined | Resigned | Ended | Followed

_NOBODY: Final = "-"


def write_note(note: Note) -> str:
    """Give the line."""
    match note:
        case Sat(seat, account, name):
            words = ["sit", str(seat), account, name]
        case Rose(seat):
            words = ["rise", str(seat)]
        case Asked(kind, seat, number, needed):
            words = ["ask", kind.value, str(seat), str(number), _write_seats(needed)]
        case Agreed(seat):
            words = ["agree", str(seat)]
        case Declined(seat):
            words = ["decline", str(seat)]
        case Resigned(seat):
            words = ["resign", str(seat)]
        case Ended(ending, seats):
            words = ["over", ending.value, _write_seats(seats)]
        case Followed(code):
            words = ["next", code]
    return " ".join((COMMENT, *words))


def read_note(line: str) -> Note | None:
    """Understand a line; None where it is one of the game, or says nothing to us."""
    match line.split():
        case ["#", "sit", seat, account, name]:
            return Sat(Seat(int(seat)), account, name)
        case ["#", "rise", seat]:
            return Rose(Seat(int(seat)))
        case ["#", "ask", kind, seat, number, needed]:
            return Asked(RequestKind(kind), Seat(int(seat)), int(number), _read_seats(needed))
        case ["#", "agree", seat]:
            return Agreed(Seat(int(seat)))
        case ["#", "decline", seat]:
            return Declined(Seat(int(seat)))
        case ["#", "resign", seat]:
            return Resigned(Seat(int(seat)))
        case ["#", "over", ending, seats]:
            return Ended(EndKind(ending), _read_seats(seats))
        case ["#", "next", code]:
            return Followed(code)
        case _:
            return None


def _write_seats(seats: tuple[Seat, ...]) -> str:
    return ",".join(map(str, seats)) or _NOBODY


def _read_seats(text: str) -> tuple[Seat, ...]:
    return () if text == _NOBODY else tuple(Seat(int(word)) for word in text.split(","))

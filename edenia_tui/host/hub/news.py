"""What people hear of each other, at a table and in the lobby; what happens in a game its room tells."""

from enum import Enum
from typing import Protocol

from edenia_tui.host.hub.notes import Asked, Ended
from edenia_tui.storage.shared.chat import Said
from edenia_tui.storage.shared.people import Account
from rules.kernel.seat import Seat
from rules.kernel.value import Value


class Came(Value, frozen=True):
    """Somebody is at the table now."""

    name: str
    seat: Seat | None
    """None for a spectator."""


class Went(Value, frozen=True):
    """Somebody is not at the table any more; the seat stays theirs."""

    name: str
    seat: Seat | None


class SatDown(Value, frozen=True):
    """Somebody took a seat before the game began."""

    name: str
    seat: Seat


class StoodUp(Value, frozen=True):
    """Somebody gave a seat back before the game began."""

    name: str
    seat: Seat


class Begun(Value, frozen=True):
    """All seats are taken: the game begins."""


class Requested(Value, frozen=True):
    """Somebody wants something that others have to agree to."""

    asked: Asked
    name: str


class Consented(Value, frozen=True):
    """Somebody agrees."""

    seat: Seat
    name: str


class CalledOff(Value, frozen=True):
    """What was asked for is off."""

    asked: Asked
    name: str
    """Who did not want it; empty where it was overtaken."""


class IsAbsent(Value, frozen=True):
    """Somebody has been away for long while everybody waits for them: wait, let a bot play, end it."""

    seat: Seat
    name: str


class StandsIn(Value, frozen=True):
    """A bot plays for somebody from now on."""

    seat: Seat
    name: str
    bot: str
    has_resigned: bool


class IsBack(Value, frozen=True):
    """Somebody has the seat back that a bot kept."""

    seat: Seat
    name: str


class IsOver(Value, frozen=True):
    """The game is over."""

    ended: Ended


class PlaysOn(Value, frozen=True):
    """All want another game: it is at another table."""

    code: str


class LobbyChanged(Value, frozen=True):
    """A table was opened, filled, begun, ended or closed; or somebody came or went."""


class Closing(Value, frozen=True):
    """The host, or this node of it, ends soon."""

    seconds: int


class Trouble(Value, frozen=True):
    """The game cannot go on now: something could not be kept."""

    reason: str


News = (
    Came
    | Went
    | SatDown
    | StoodUp
    | Begun
    | Requested
    | Consented
    | CalledOff
    | IsAbsent
    | StandsIn
    | IsBack
    | IsOver
    | PlaysOn
    | LobbyChanged
    | Closing
    | Trouble
    | Said
)


class Dismissal(Enum):
    """Why somebody has to leave a table, or altogether; the values are words of messages."""

    ELSEWHERE = "elsewhere"
    """They came to the same seat from elsewhere."""
    REMOVED = "removed"
    """Whoever opened the table wants that."""
    CLOSED = "closed"
    """The table is gone."""
    OVERTAKEN = "overtaken"
    """The game has gone on at another host; they may come again at once."""
    BANNED = "banned"
    SHUT = "shut"
    """The host ends."""


class Visitor(Protocol):
    """Somebody's connection, as the hub knows it; told at once and in order."""

    @property
    def account(self) -> Account:
        """Who it is."""

    @property
    def address(self) -> str:
        """Where they come from, for limits."""

    def told(self, news: News) -> None:
        """Take note of something."""

    def dismissed(self, why: Dismissal) -> None:
        """Leave the table, or the host; nothing is told any more."""

"""The table of Cups, what can be done there, and what happens."""

from enum import Enum
from typing import Final

from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged, Value

SEATS: Final = ("oak", "elm", "ash")
FACES: Final = range(1, 7)
DICE: Final = 4
"""What everybody begins with."""


class Options(Value, frozen=True):
    """What was agreed on."""

    players: int = 2
    first: Seat | None = None


class Bid(Value, frozen=True):
    """What was said last."""

    seat: Seat
    count: int
    face: int


class Ask(Enum):
    """The question that is open."""

    FIRST = "first"
    ROLL = "roll"
    COUNT = "count"
    FACE = "face"
    OVER = "over"


class State(Value, frozen=True):
    """The whole table."""

    left: tuple[int, ...]
    """How many dice everybody has."""
    dice: tuple[tuple[int | None, ...], ...]
    """What was rolled so far; None for what is hidden."""
    first: Seat
    active: Seat
    round: int
    ask: Ask
    bid: Bid | None = None
    said: int = 0
    """The number of the bid whose face is still to be said."""
    outcome: Outcome | None = None

    def seats(self) -> tuple[Seat, ...]:
        """List the seats."""
        return tuple(Seat(index) for index in range(len(self.left)))


class First(Tagged, frozen=True):
    """Chance: this seat begins."""

    seat: Seat


class Roll(Tagged, frozen=True):
    """Chance: the next die shows this."""

    face: int


class Count(Tagged, frozen=True):
    """Say how many dice there are, at least."""

    number: int


class Face(Tagged, frozen=True):
    """Say of which face."""

    face: int


class Doubt(Tagged, frozen=True):
    """Do not believe the last bid."""


Action = First | Roll | Count | Face | Doubt


class Began(Tagged, frozen=True):
    """A seat begins the game."""

    seat: Seat


class Rolled(Tagged, frozen=True):
    """A die was rolled under a cup."""

    seat: Seat
    face: int | None


class TurnBegan(Tagged, frozen=True):
    """A turn begins."""

    seat: Seat
    round: int


class Counted(Tagged, frozen=True):
    """The number of a bid was said."""

    seat: Seat
    number: int


class Said(Tagged, frozen=True):
    """A bid was made."""

    seat: Seat
    count: int
    face: int


class Doubted(Tagged, frozen=True):
    """A bid was doubted."""

    seat: Seat
    bid: Bid


class Shown(Tagged, frozen=True):
    """A cup was lifted."""

    seat: Seat
    dice: tuple[int | None, ...]


class Lost(Tagged, frozen=True):
    """Somebody lost a die."""

    seat: Seat
    there: int
    """So many dice showed the face."""
    left: int


class Ended(Tagged, frozen=True):
    """The game is over."""

    outcome: Outcome


Event = Began | Rolled | TurnBegan | Counted | Said | Doubted | Shown | Lost | Ended

"""What a list of kept games tells about each of them."""

from edenia_tui.table.origin import Origin
from edenia_tui.table.seating import Sitter
from rules.kernel.fault import Fault
from rules.kernel.seat import Seat
from rules.kernel.value import Value


class Summary(Value, frozen=True):
    """A few facts about a game, or the reason why it cannot be read."""

    name: str
    """What `resume` is given."""
    size: int
    written: int
    """When the file was last written to, in nanoseconds; 0 when it could not be read at all."""
    problem: str | Fault = ""
    """Why it cannot be read: a fault of its text, or in the words of the system; empty if it can."""
    game: str = ""
    """Which game it is, as its record names it."""
    sitters: tuple[Sitter, ...] = ()
    """Who sits there now."""
    seated: tuple[Sitter, ...] = ()
    """Who sat down to begin with: a person where a bot plays on for somebody who resigned."""
    actions: int = 0
    round: int = 0
    turn: Seat | None = None
    """Who is to decide; None when chance is, or nobody."""
    is_over: bool = False
    winners: tuple[Seat, ...] = ()
    victory: str = ""
    """The kind of victory, a word of the game's own; empty while the game runs."""
    origin: Origin | None = None

"""Why something is not done at a table or in the lobby."""

from enum import Enum


class Why(Enum):
    """The reasons; the values are words of messages."""

    NO_TABLE = "no-table"
    """There is no table of this code, or it is nobody's business."""
    FULL = "full"
    """All seats are taken."""
    SEATED = "seated"
    """One has a seat there already."""
    NOT_SEATED = "not-seated"
    """One has no seat there."""
    BEGUN = "begun"
    """The game has begun."""
    NOT_BEGUN = "not-begun"
    """The game has not begun."""
    OVER = "over"
    """The game is over."""
    NOT_OVER = "not-over"
    """The game is not over."""
    NOT_YOURS = "not-yours"
    """Only whoever opened the table may do that."""
    NO_GUESTS = "no-guests"
    """Rated games are for accounts."""
    RATED = "rated"
    """Rated games do without that."""
    ASKED = "asked"
    """Something else is being asked for."""
    NOT_ASKED = "not-asked"
    """Nothing is being asked for, or not of this person."""
    NOT_ABSENT = "not-absent"
    """Nobody is absent there, or not for long."""
    NO_SPECTATORS = "no-spectators"
    """Those who play want to be alone."""
    REMOVED = "removed"
    """Whoever opened the table does not want this person there."""
    TOO_FAST = "too-fast"
    """One has to wait a little."""
    TOO_MANY = "too-many"
    """There are as many as there may be."""
    EMPTY = "empty"
    """Nothing was said."""
    NO_CODE = "no-code"
    """Nobody was given this code, or it is used up."""
    LAST_KEY = "last-key"
    """It is not one of one's keys, or the only one."""
    MOVED = "moved"
    """The game has gone on meanwhile."""
    NEWER = "newer"
    """The table was opened by a later version of the program."""
    NOT_POSSIBLE = "not-possible"
    """The game does not go so far back."""


class NotDone(Exception):
    """Nothing has changed."""

    def __init__(self, why: Why) -> None:
        """Keep the reason."""
        super().__init__(why.value)
        self.why = why

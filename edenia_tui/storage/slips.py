"""What is wrong with a record, whichever game it is of; the words for it are in `language`."""

from rules.kernel import fault


class Slip(fault.Slip):
    """A fault of a record."""

    NOT_UTF8 = "not-utf8"
    NO_RECORD = "no-record"
    FORMATS = "formats"

    # Its header.

    NO_MOVES = "no-moves"
    """The line that ends the header is missing."""
    HEADER_LINE = "header-line"
    HEADER_MISSING = "header-missing"
    OTHER_GAME = "other-game"
    SEAT = "seat"
    SEAT_ORDER = "seat-order"
    PLAYERS = "players"
    SEED = "seed"
    ORIGIN = "origin"
    CONTENT = "content"
    CONTENT_MISSING = "content-missing"
    CONTENT_VERSION = "content-version"
    CONTENT_BAR = "content-bar"
    """A line of somebody's own pieces belongs to nothing."""

    # Its lines, one by one.

    LONG_LINE = "long-line"
    TOO_MUCH = "too-much"
    """It asks for more work than any game does."""
    NOT_LEGAL = "not-legal"
    NOT_LEGAL_BECAUSE = "not-legal-because"
    """The same, with the game's own sentence why."""
    NO_COMMAND = "no-command"
    NO_COMMAND_FORM = "no-command-form"
    """It begins as a command does, and goes on otherwise."""
    AMBIGUOUS = "ambiguous"
    NOT_UNDONE = "not-undone"
    NOT_REDONE = "not-redone"
    NOT_BACK = "not-back"
    BACK_TOO_FAR = "back-too-far"

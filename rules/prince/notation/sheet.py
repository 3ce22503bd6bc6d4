"""A position as somebody wrote it down: what is there, word by word, before it makes sense together."""

from dataclasses import dataclass, field

from rules.kernel.lines import Word
from rules.kernel.seat import Seat
from rules.prince.state import Ask


@dataclass
class SecretEntry:
    """A line about a draw of secret Characters."""

    word: Word
    order: list[Word]
    rest: list[Word] = field(default_factory=list)
    hidden: Word | None = None


@dataclass
class Sheet:
    """Everything a text says; what it leaves out is empty or None."""

    last: Word
    """The last word read, to point at when something is missing."""
    lines: set[str] = field(default_factory=set)
    """The first words of the lines read so far."""
    tiles: dict[str, list[Word]] = field(default_factory=dict)
    """The words of each stack, where the tiles are not the standard ones."""
    is_secret: bool = False
    round: Word | None = None
    first: Word | None = None
    turn: Word | None = None
    ask: tuple[Word, Ask] | None = None
    offer: list[Word] | None = None
    """The stack of the round and its tiles."""
    hidden: Word | None = None
    served: list[Word] = field(default_factory=list)
    discards: list[Word] = field(default_factory=list)
    secrets: list[SecretEntry] = field(default_factory=list)
    planets: dict[Seat, list[Word]] = field(default_factory=dict)
    """The seat and the tiles of each planet, row by row."""

"""A position as somebody wrote it down: what is there, word by word, before it makes sense together."""

from dataclasses import dataclass, field

from rules.exo.planet import Planet
from rules.exo.square import Square
from rules.exo.state import Ask
from rules.kernel.lines import Word
from rules.kernel.seat import Seat


@dataclass
class PlayerEntry:
    """A player's lines."""

    word: Word
    columns: list[int] = field(default_factory=list)
    """What the columns of the rows below are called: how far east of the Star."""
    planets: dict[Square, tuple[Word, Planet]] = field(default_factory=dict)


@dataclass
class TurnEntry:
    """The turn line."""

    word: Word
    """The Star whose turn it is."""
    seat: Seat
    ask: Ask = Ask.TAKE
    held: tuple[Word, Planet] | None = None


@dataclass
class Sheet:
    """Everything a text says; what it leaves out is empty or None."""

    last: Word
    """The last word read, to point at when something is missing."""
    lines: set[str] = field(default_factory=set)
    """The first words of the lines read so far."""
    keys: dict[int, str] = field(default_factory=dict)
    """What each line begins with, by its number."""
    layout: list[list[Word]] = field(default_factory=list)
    round: Word | None = None
    first: tuple[Word, Seat] | None = None
    turn: TurnEntry | None = None
    rows: dict[str, list[Word]] = field(default_factory=dict)
    """The rows of the universe, each with its letter in front."""
    players: dict[Seat, PlayerEntry] = field(default_factory=dict)

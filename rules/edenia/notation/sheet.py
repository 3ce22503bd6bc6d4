"""A position as somebody wrote it down: what is there, word by word, before it makes sense together."""

from dataclasses import dataclass, field

from rules.edenia.galaxy import IN, NOWHERE, Cell, Face, Side, Spot
from rules.edenia.state import Ask, Dwarf, Planet
from rules.kernel.lines import Word
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat


@dataclass
class SheepEntry:
    """Where a sheep is said to stand."""

    word: Word
    place: str
    """Arridis, Edenia, walking, hub or track."""
    cell: Cell = NOWHERE
    port: int = 0
    rank: int | None = None
    """Its place in line from the side that was named, from 1; None when none was given."""
    hub: str = ""
    """What the place was called: planet, dwarf or pad; empty when it was not."""


@dataclass
class PlayerEntry:
    """A player's lines."""

    word: Word
    clovers: int = 0
    flags: int | None = None
    trifoliums: tuple[int, ...] = ()
    hidden: list[Word] = field(default_factory=list)
    played: list[Word] = field(default_factory=list)
    sheep: list[SheepEntry] = field(default_factory=list)


@dataclass
class TurnEntry:
    """The turn line."""

    word: Word
    seat: Seat
    ask: Ask = Ask.START
    sheep: int | None = None
    words: set[str] = field(default_factory=set)
    engines: int = 0
    drawn: tuple[Face, ...] = ()


@dataclass
class WalkEntry:
    """The walk line and its trail."""

    word: Word
    spot: Spot
    toward: Side
    ahead: int = 0
    explored: bool = False
    passes: int = 0
    exit: Side = IN
    trail: list[tuple[Word, int]] = field(default_factory=list)


@dataclass
class Sheet:
    """Everything a text says; what it leaves out is empty or None."""

    last: Word
    """The last word read, to point at when something is missing."""
    lines: set[str] = field(default_factory=set)
    """The first words of the lines read so far."""
    keys: dict[int, str] = field(default_factory=dict)
    """What each line begins with, by its number."""
    rules: set[str] = field(default_factory=set)
    artefacts: list[Word] | None = None
    round: int = 1
    first: tuple[Word, Seat] | None = None
    turn: TurnEntry | None = None
    walk: WalkEntry | None = None
    over: tuple[Word, Outcome] | None = None
    faces: dict[Cell, Word] = field(default_factory=dict)
    rim: dict[int, Word] = field(default_factory=dict)
    deck: list[list[Word]] | None = None
    deck_unknown: bool = False
    clovers: Word | None = None
    sabotages: Word | None = None
    trifoliums: tuple[int, ...] | None = None
    planets: dict[Cell, tuple[Word, Planet]] = field(default_factory=dict)
    dwarfs: dict[Cell, tuple[Word, Dwarf]] = field(default_factory=dict)
    pads: dict[Cell, Word] = field(default_factory=dict)
    players: dict[Seat, PlayerEntry] = field(default_factory=dict)

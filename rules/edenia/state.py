"""What the table looks like: the whole state of a game, and nothing that follows from it.

Hidden things are `None`: in the state of a game, artefacts nobody has looked at yet; in a view,
whatever that seat may not know.
"""

from enum import Enum

from msgspec.structs import replace

from rules.edenia.galaxy import IN, Cell, Face, Sheep, Side, Spot
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Value

FLOCK_SIZE = 3
FLAGS = 3
LAW = 42
FLAG_POINTS = 7
LAST_ROUND = 200
HOLE_PASSES = 30
FIRST_HOLE_PASSES = 5
"""HOLE-3 as it was read in 0.1.0."""
R2M2_TILES = 3
COLOURS = ("red", "green", "yellow", "black")


class Edition(Enum):
    """The rulebook that is followed where the two differ."""

    FR = "fr"
    EN = "en"


class Rules(Value, frozen=True):
    """What the players agreed on before the game."""

    edition: Edition = Edition.FR
    law42: bool = True
    """OPT-1: whether exactly 42 points win."""
    lambs: bool = False
    """OPT-2: the game for the little lambs."""
    five_passes: bool = False
    """HOLE-3: whether a game is played on that was begun when five passes were the most."""

    @property
    def hole_passes(self) -> int:
        """HOLE-3: how often a move may lead through the Black Hole."""
        return FIRST_HOLE_PASSES if self.five_passes else HOLE_PASSES

    @property
    def has_law(self) -> bool:
        """WIN-2: whether 42 points win in this game."""
        return self.law42 and not self.lambs

    @property
    def race_goal(self) -> int:
        """WIN-1 and OPT-2: how many sheep on Edenia win."""
        return FLOCK_SIZE - 1 if self.lambs else FLOCK_SIZE

    @property
    def race_rule(self) -> str:
        """OPT-2: little lambs race by a rule of their own."""
        return "OPT-2" if self.lambs else "WIN-1"


class Player(Value, frozen=True):
    """What lies in front of a player."""

    clovers: int = 0
    flags: int = FLAGS
    """In hand; the others stand on planets."""
    trifoliums: tuple[int, ...] = ()
    hidden: tuple[str | None, ...] = ()
    """Face-down artefacts, sorted; None for one this view does not know."""
    played: tuple[str, ...] = ()
    """Artefacts that lie face up, in the order they were played."""


class Planet(Value, frozen=True):
    """A habitable planet on the table."""

    cell: Cell
    clovers: int
    flag: Seat | None = None
    protected: bool = False


class Token(Value, frozen=True):
    """A face-down artefact on a dwarf planet."""

    name: str | None = None
    seen: int = 0
    """Who has looked at it: a bit per seat."""


class Dwarf(Value, frozen=True):
    """A dwarf planet on the table."""

    cell: Cell
    tokens: tuple[Token, ...]


class Ask(Enum):
    """The question that is open; the values stand in positions."""

    __hash__ = object.__hash__  # members are unique; the Enum's own is slow and asked often

    FIRST = "first"
    """Chance: who begins?"""
    START = "start"
    """Which sheep goes where, which artefact is played, or is the turn skipped?"""
    LEAP = "leap"
    MOUTH = "tunnel"
    DWARF = "dwarf"
    HOLE = "hole"
    ROLL = "roll"
    """Chance: the die of the Black Hole."""
    DRAW = "draw"
    """Chance: the next tile."""
    LAY = "lay"
    UNDER = "under"
    PLANET = "planet"
    REVEAL = "reveal"
    """Chance: an artefact somebody looks at for the first time, or turns up in the end."""
    KEEP = "keep"
    LEAVE = "leave"
    """By which side does a sheep that has just teleported leave the pad?"""
    PLACE = "place"
    AFTER = "after"
    """Which artefact is played after the move, or does the turn end?"""
    OVER = "over"


CHANCE_ASKS = (Ask.DRAW, Ask.ROLL, Ask.REVEAL, Ask.FIRST)


class Turn(Value, frozen=True):
    """The turn so far: what is asked, what was declared."""

    ask: Ask = Ask.START
    sheep: Sheep | None = None
    """The sheep that moves, or must, since an artefact chose it."""
    moved: bool = False
    """Whether the move is over."""
    played: bool = False
    """Whether an artefact was played before the move."""
    engines: int = 0
    """Turbo-engines declared and not used up."""
    r2m2: bool = False
    """Whether an R2-M2 was played; `drawn` tells how far it has got."""
    ported: bool = False
    """Whether the sheep has teleported this move."""
    again: bool = False
    """Whether a second turn follows (Quantum Accelerator)."""
    drawn: tuple[Face, ...] = ()
    """Tiles in hand, waiting to be laid or put under the deck."""

    @property
    def is_reckoning(self) -> bool:
        """WIN-3: whether hands nobody knows are turned up, so that points can be compared."""
        return self.ask is Ask.REVEAL and self.sheep is None


class Walk(Value, frozen=True):
    """Where the sheep of the turn is in the middle of its move; it stands in no line meanwhile."""

    spot: Spot
    """The track it is on; on leaving Arridis, the spot of that exit."""
    toward: Side
    """The end of the track it heads for."""
    ahead: int = 0
    """How many sheep stand on its track between it and that end."""
    explored: bool = False
    """Whether the tile of this turn has been laid."""
    passes: int = 0
    """How often it went through the Black Hole."""
    trail: tuple[int, ...] = ()
    """The tracks it travelled, each with its direction: spot * 5 + end."""
    exit: Side = IN
    """The side of the Black Hole that was chosen, while the die rolls."""


Line = tuple[Spot, tuple[Sheep, ...]]
Deck = tuple[tuple[Face, ...], ...]


class State(Value, frozen=True):
    """The whole table."""

    rules: Rules
    artefacts: tuple[str, ...]
    """All artefacts of the box, sorted."""
    tiles: tuple[Face, ...]
    """The face on each cell."""
    rim: tuple[str, ...]
    """The 16 outer sides, three glyphs each; a relay's glyph tells whether it has its clover."""
    deck: Deck | None
    """Layers of tiles in no order, the upper ones drawn first; None when nobody can tell."""
    flock: tuple[Line, ...]
    """Who stands where, in line order, sorted by spot; no empty lines."""
    planets: tuple[Planet, ...]
    dwarfs: tuple[Dwarf, ...]
    sabotaged: tuple[Cell, ...]
    """Pads with a sabotage token, sorted."""
    clovers: int
    """In the supply."""
    sabotages: int
    trifoliums: tuple[int, ...]
    """On Edenia, highest first."""
    players: tuple[Player, ...]
    first: Seat
    active: Seat
    round: int
    turn: Turn
    walk: Walk | None = None
    outcome: Outcome | None = None

    def seats(self) -> tuple[Seat, ...]:
        """List the seats in the order of play."""
        return tuple(Seat(index) for index in range(len(self.players)))

    def at_turn_of(self, seat: Seat) -> "State":
        """Suppose that a seat's turn begins now; a sheep in the middle of its move is left out."""
        return replace(self, active=seat, turn=Turn(), walk=None)

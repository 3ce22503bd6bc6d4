"""What the table looks like: the whole state of a game, or what somebody may know of it."""

from enum import Enum
from typing import Final

from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Value
from rules.prince.planet import Face, Planet
from rules.prince.tiles import NO_TILE, Stack, Tile, TileSet

SEATS: Final = ("amber", "coral", "jade", "pearl", "topaz")
"""What the seats are called; their letters are none of those on tiles, in English and in French."""
_ROUND_THE_TABLE: Final = tuple(
    tuple(Seat(index) for index in range(players)) for players in range(len(SEATS) + 1)
)
ROUNDS: Final = 16
DRAWS: Final = 4
"""How often each stack is drawn from."""
DRAW: Final = {2: 3, 3: 3, 4: 4, 5: 5}
"""RND-1 and TWO-1: how many tiles are drawn in a round, by the number of players."""
ASIDE: Final = {2: 8, 3: 8, 4: 4, 5: 0}
"""SET-1: how many tiles of each stack nobody ever sees, by the number of players."""


class Ask(Enum):
    """The question that is open; the values stand in positions."""

    __hash__ = object.__hash__  # members are unique; the Enum's own is slow and asked often

    FIRST = "first"
    """Chance: who is the first chooser?"""
    STACK = "stack"
    """RND-1: which stack?"""
    DRAW = "draw"
    """Chance: which tile comes next?"""
    HIDE = "hide"
    """TWO-2: which tile goes face down?"""
    TAKE = "take"
    """RND-2, TWO-3 and TWO-4: which tile?"""
    NAME = "name"
    """RND-2: who is next?"""
    OVER = "over"


class Secret(Value, frozen=True):
    """HID-1: a draw of Characters that were kept face down; what was kept lies on the planets.

    The first such draw filled the first corner of every planet, the second the second, and so on.
    """

    order: tuple[Seat, ...]
    """HID-3: who has taken, in order; with two players the chooser comes last."""
    rest: tuple[Tile, ...] = ()
    """SEC-4: in a view, what the viewer handed on and cannot place; sorted."""
    hidden: Seat | None = None
    """HID-4: with two players, who took the tile that lay face down."""


class State(Value, frozen=True):
    """The whole table."""

    tiles: TileSet
    secret: bool
    """HID-1: whether Characters are kept face down to the end."""
    planets: tuple[Planet, ...]
    draws: tuple[int, ...]
    """How often each stack can still be drawn from."""
    first: Seat
    chooser: Seat
    """Who chooses the stack of this round."""
    active: Seat
    """Who is asked; the chooser while tiles are drawn."""
    round: int
    ask: Ask
    stack: Stack | None = None
    """The stack of this round, once it is chosen."""
    offer: tuple[Face, ...] = ()
    """The tiles to take from, sorted: open on the table, or in the hand of whoever is asked."""
    down: Face = NO_TILE
    """TWO-2: the tile that lies face down."""
    served: tuple[Seat, ...] = ()
    """Who has a tile in this round, in order."""
    discards: tuple[Tile, ...] = ()
    """TWO-5: tiles that are out of the game, sorted."""
    secrets: tuple[Secret, ...] = ()
    """The draws of Characters of a game with secrets, one that goes on included."""
    outcome: Outcome | None = None

    def seats(self) -> tuple[Seat, ...]:
        """SET-3: list the seats in their order."""
        return _ROUND_THE_TABLE[len(self.planets)]

    def is_for_two(self) -> bool:
        """Tell whether rounds go as TWO-1 to TWO-8 say."""
        return len(self.planets) == 2

    def is_in_hand(self) -> bool:
        """HID-2: whether the tiles of this round go from hand to hand instead of lying open."""
        return self.secret and self.stack is Stack.CHARACTER and not self.is_for_two()

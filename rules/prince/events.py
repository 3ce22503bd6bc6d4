"""What happens, told in order; together with the position before, it tells the position after."""

from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged
from rules.prince.planet import Face
from rules.prince.tiles import Stack, Tile


class Began(Tagged, frozen=True):
    """A seat is the first chooser."""

    seat: Seat


class RoundBegan(Tagged, frozen=True):
    """A round begins; this seat chooses its stack."""

    round: int
    seat: Seat


class Chosen(Tagged, frozen=True):
    """A stack was chosen."""

    seat: Seat
    stack: Stack
    left: int
    """How often it can be drawn from after this round."""


class Drawn(Tagged, frozen=True):
    """A tile came from the stack."""

    seat: Seat
    """The chooser."""
    stack: Stack
    tile: Face
    is_open: bool
    """Whether everybody sees it, or the chooser alone."""


class Laid(Tagged, frozen=True):
    """TWO-2: two tiles lie open now, and one face down."""

    seat: Seat
    open: tuple[Tile, ...]
    hidden: Face


class Named(Tagged, frozen=True):
    """Somebody was named to take next."""

    seat: Seat
    by: Seat
    left: int
    """HID-2: how many tiles are handed over, or lie there."""


class Taken(Tagged, frozen=True):
    """A tile was taken and laid into a planet."""

    seat: Seat
    stack: Stack
    tile: Face
    cell: int
    was_hidden: bool
    """TWO-3: whether it lay face down before."""
    gained: int | None
    """What it changed of the points so far."""
    points: int | None
    """The points so far, these included; SEC-6: for the owner alone where Characters are secret."""
    volcanoes: int
    """VOL-1: the volcanoes in sight now."""
    seen_by: tuple[Seat, ...] | None = None
    """Who may know the tile; None when everybody may."""
    is_private: bool = False
    """SEC-6: whether points are for the owner alone."""


class Flipped(Tagged, frozen=True):
    """BAO-1: baobabs turned tiles of a planet face down."""

    seat: Seat
    cells: tuple[int, ...]
    tiles: tuple[Tile, ...]
    gained: int | None
    points: int | None
    volcanoes: int
    is_private: bool = False


class Discarded(Tagged, frozen=True):
    """TWO-5: a tile is out of the game, open for all."""

    tile: Tile
    was_hidden: bool


class Revealed(Tagged, frozen=True):
    """HID-1: somebody's Characters are turned up at the end."""

    seat: Seat
    characters: tuple[Tile, ...]


class Scored(Tagged, frozen=True):
    """CHA-13 and VOL-2: what a planet is worth at the end."""

    seat: Seat
    characters: tuple[tuple[Tile, int], ...]
    volcanoes: int
    lost: int
    """VOL-2: what the most volcanoes cost; 0 for everybody else."""
    total: int


class Ended(Tagged, frozen=True):
    """The game is over."""

    outcome: Outcome


Event = (
    Began
    | RoundBegan
    | Chosen
    | Drawn
    | Laid
    | Named
    | Taken
    | Flipped
    | Discarded
    | Revealed
    | Scored
    | Ended
)

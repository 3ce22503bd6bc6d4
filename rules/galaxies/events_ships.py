"""What happens to resources and ships."""

from enum import StrEnum

from rules.galaxies.atoms import Res
from rules.galaxies.cards import Planet
from rules.galaxies.ships import Ship, Spot
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged


class Cause(StrEnum):
    """Why resources changed hands."""

    ACQUIRE = "acquire"
    """An energy or culture die."""
    CARD = "card"
    """An atom of a planet or an exploration card."""
    PILOT = "pilot"
    WATCH = "watch"
    FOLLOW = "follow"
    UPGRADE = "upgrade"
    REROLL = "reroll"
    LEND = "lend"
    """The price of `lend`, from the actor to the owner of the colony."""
    SWAP = "swap"
    RECALL = "recall"
    ROGUE = "rogue"
    """The Rogue's ladder, or its tracks that were full (SOL-11)."""
    FORCE = "force"
    """SOL-5."""
    DODGE = "dodge"


class Gained(Tagged, frozen=True):
    """Somebody takes resources; `wasted` of each found no room (ACQ-3)."""

    seat: Seat
    energy: int
    culture: int
    wasted: tuple[int, int]
    has: tuple[int, int]
    cause: Cause


class Paid(Tagged, frozen=True):
    """Somebody pays a price to the supply."""

    seat: Seat
    energy: int
    culture: int
    has: tuple[int, int]
    cause: Cause


class Lost(Tagged, frozen=True):
    """Somebody gives up resources."""

    seat: Seat
    energy: int
    culture: int
    has: tuple[int, int]
    cause: Cause


class Stolen(Tagged, frozen=True):
    """Resources go from one to another: by `steal`, by `lend` or to the Rogue."""

    seat: Seat
    """Who gets them."""
    victim: Seat
    energy: int
    """What the victim has less now."""
    culture: int
    wasted: tuple[int, int]
    has: tuple[int, int]
    victim_has: tuple[int, int]
    cause: Cause


class Swapped(Tagged, frozen=True):
    """Resources were turned into others, one for one."""

    seat: Seat
    number: int
    res: Res
    """What they were."""
    has: tuple[int, int]


class Upgraded(Tagged, frozen=True):
    """An empire has a new level; its price was told by `Paid`."""

    seat: Seat
    level: int
    dice: int
    """How many dice it has from the next turn on."""
    ships: int
    """How many ships are active now."""
    points: int
    """How many points it is more."""
    total: int


class Moved(Tagged, frozen=True):
    """A ship has moved, hopped, slipped, was recalled or rescued."""

    seat: Seat
    ship: Ship
    """As it was named before it moved."""
    origin: Spot
    target: Spot


class Advanced(Tagged, frozen=True):
    """A ship has advanced, in an orbit or on a danger track."""

    seat: Seat
    ship: Ship
    origin: Spot
    target: Spot
    """Where it stands now; in an orbit `length + 1` is the symbol."""
    steps: int


class Pushed(Tagged, frozen=True):
    """A ship has gone back."""

    seat: Seat
    """Whose ship."""
    by: Seat
    ship: Ship
    origin: Spot
    target: Spot
    steps: int


class Colonised(Tagged, frozen=True):
    """A planet is a colony now; who went home is told by `CameHome`."""

    seat: Seat
    planet: Planet
    points: int
    total: int


class CameHome(Tagged, frozen=True):
    """COL-1: a ship comes home from a planet that was colonised, or by a card."""

    seat: Seat
    ship: Ship
    origin: Spot

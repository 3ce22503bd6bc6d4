"""What happens by cards, pilots, exploring and the Rogue."""

from rules.galaxies.atoms import Atom, Res
from rules.galaxies.cards import Card, Model, Pilot, Planet
from rules.galaxies.faces import Face
from rules.galaxies.ships import Ship, Spot
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged


class Performed(Tagged, frozen=True):
    """Somebody performs the action of a planet."""

    seat: Seat
    planet: Planet
    owner: Seat | None
    """Whose colony it is; None for a planet of the row."""


class TollSet(Tagged, frozen=True):
    """Following costs 2 culture until the end of the turn."""

    seat: Seat


class WatchSet(Tagged, frozen=True):
    """The player gains 1 whenever somebody follows, until the end of the turn."""

    seat: Seat
    res: Res


class PlanetLeft(Tagged, frozen=True):
    """A planet has left the row, out of the game or under the deck (ED-1)."""

    seat: Seat
    planet: Planet
    is_under: bool


class PilotLeft(Tagged, frozen=True):
    """A pilot has left the row, out of the game."""

    seat: Seat
    pilot: Pilot


class Hired(Tagged, frozen=True):
    """A pilot was hired."""

    seat: Seat
    pilot: Pilot
    model: Model
    face: Face
    number: int
    """How many dice of the face it took."""
    replaced: Pilot | None
    """HIR-8: the pilot who flew this ship before."""
    points: int
    total: int


class Exchanged(Tagged, frozen=True):
    """HIR-6: an advanced ship stands where an ordinary one stood."""

    seat: Seat
    model: Model
    spot: Spot


class Drawn(Tagged, frozen=True):
    """An exploration card was drawn, open for all."""

    seat: Seat
    ship: Ship
    card: Card
    left: int
    """How many cards are left in the deck."""


class LeftOpen(Tagged, frozen=True):
    """A green card lies open beside the deck now."""

    seat: Seat
    card: Card
    open: int
    """How many lie open now."""


class Found(Tagged, frozen=True):
    """A card was taken; what it does is told after it."""

    seat: Seat
    ship: Ship
    card: Card
    was_open: bool
    points: int
    """DWF-1: what it adds toward 21."""
    total: int


class Dodged(Tagged, frozen=True):
    """A red card has left the game."""

    seat: Seat
    card: Card


class Trapped(Tagged, frozen=True):
    """DNG-1: a ship stands on a danger track now, with so many advances to go."""

    seat: Seat
    ship: Ship
    card: Card
    number: int


class Escaped(Tagged, frozen=True):
    """DNG-4: a ship has left a danger track and stands in the black."""

    seat: Seat
    ship: Ship
    card: Card


class RogueIdle(Tagged, frozen=True):
    """SOL-4: a die of the Rogue changes nothing."""

    face: Face
    is_rolled_again: bool
    """SOL-12: whether it is rolled once more."""


class RogueActed(Tagged, frozen=True):
    """A die of the Rogue acts; what it does is told after it."""

    face: Face
    atoms: tuple[Atom, ...]
    """SOL-10: the step of its ladder, for a colony die."""


class RogueForced(Tagged, frozen=True):
    """SOL-5: the player has a die of the Rogue rolled again; the price is told by `Paid`."""

    face: Face


class RogueRose(Tagged, frozen=True):
    """SOL-11: the Rogue's energy has become a level."""

    level: int
    points: int
    total: int


class RogueBonus(Tagged, frozen=True):
    """SOL-11: the Rogue's culture has become more dice."""

    dice: int


class DieLost(Tagged, frozen=True):
    """SOL-15: the player's next roll will have so many dice less."""

    seat: Seat
    number: int

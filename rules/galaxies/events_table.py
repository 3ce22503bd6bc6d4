"""What happens at the table: set-up, turns, dice, follows and the end."""

from rules.galaxies.cards import Card, Mission, Model, Pilot, Planet
from rules.galaxies.faces import Dice, Face
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged


class Began(Tagged, frozen=True):
    """A seat begins."""

    seat: Seat


class PlanetCame(Tagged, frozen=True):
    """A planet came into the row."""

    place: int
    """Its place from the left, counted from 0."""
    planet: Planet
    left: int
    """How many planets are left in the deck."""


class PilotCame(Tagged, frozen=True):
    """A pilot came into the row."""

    place: int
    pilot: Pilot
    left: int


class MissionDealt(Tagged, frozen=True):
    """A mission was dealt; for its owner's eyes alone."""

    seat: Seat
    mission: Mission | None


class MissionKept(Tagged, frozen=True):
    """A seat has chosen its mission; which one it alone knows."""

    seat: Seat
    mission: Mission | None
    returned: Mission | None


class TurnBegan(Tagged, frozen=True):
    """A turn begins, with so many dice to roll."""

    seat: Seat
    round: int
    dice: int
    lost: int
    """SOL-15: so many dice less than the level gives."""


class Rolled(Tagged, frozen=True):
    """A die was rolled."""

    seat: Seat
    face: Face
    left: int
    """How many dice of this roll are still to come; with 0 the roll is complete."""
    dice: Dice
    """All inactive dice now; for the Rogue this die alone."""


class Used(Tagged, frozen=True):
    """A die was activated."""

    seat: Seat
    face: Face
    left: Dice
    """The inactive dice that are left."""


class Granted(Tagged, frozen=True):
    """A card lets somebody perform a face: `face`, or `repeat`."""

    seat: Seat
    face: Face
    is_repeat: bool


class Rerolled(Tagged, frozen=True):
    """Dice are rolled again; what they show is told by `Rolled`."""

    seat: Seat
    dice: Dice
    price: int
    has: tuple[int, int]


class Converted(Tagged, frozen=True):
    """The converter was used."""

    seat: Seat
    face: Face
    to: Face
    spent: Dice
    dice: Dice
    """The inactive dice now."""


class DieSet(Tagged, frozen=True):
    """A card has set a die."""

    seat: Seat
    face: Face
    to: Face
    dice: Dice


class Dropped(Tagged, frozen=True):
    """A card has dropped a die."""

    seat: Seat
    face: Face
    dice: Dice


class Followed(Tagged, frozen=True):
    """Somebody follows a die, and performs its face now."""

    seat: Seat
    whose: Seat
    face: Face
    price: int
    """The culture it cost; 0 for one that a card grants to all."""
    has: tuple[int, int]
    model: Model | None
    """PAT-4: the ship that made it cheaper."""


class Declined(Tagged, frozen=True):
    """Somebody could have followed a die and does not."""

    seat: Seat
    face: Face


class Triggered(Tagged, frozen=True):
    """The end is triggered: the round is finished."""

    seat: Seat
    rule: str
    """END-1 by points, EXP-9 by the last exploration card."""
    total: int


class Revealed(Tagged, frozen=True):
    """SEC-7: a mission and the exploration cards of somebody are turned up."""

    seat: Seat
    mission: Mission | None
    """None in the solo game."""
    cards: tuple[Card, ...]


class Scored(Tagged, frozen=True):
    """END-3: what somebody has at the end."""

    seat: Seat
    level: int
    planets: int
    pilots: int
    dwarfs: int
    mission: int
    badges: tuple[int, ...]
    """BDG-1: the badges of each type."""
    prizes: tuple[int, ...]
    """BDG-2: the points for each type."""
    total: int


class Ended(Tagged, frozen=True):
    """The game is over."""

    outcome: Outcome

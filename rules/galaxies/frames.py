"""What is under way: the open questions of a position are a stack of frames, the one on top is asked.

Rule of the file: a frame is a value that says what is left to do. When the one on top is done it is
taken away, and the one below goes on. `actor` is whoever performs something; whoever is asked by the
frame on top is told by `asking.py`.
"""

from enum import StrEnum

from rules.galaxies.atoms import Atom, Kind
from rules.galaxies.cards import NO_CARD, NO_PLANET, Card, Model, Pilot, Planet
from rules.galaxies.faces import Face
from rules.galaxies.ships import Ship
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged


class Starting(Tagged, frozen=True):
    """CHN-4: chance names who begins."""


class Filling(Tagged, frozen=True):
    """CHN-2 and CHN-6: chance fills the leftmost gap in the row of planets."""


class Enlisting(Tagged, frozen=True):
    """CHN-2: chance fills the leftmost gap in the row of pilots."""


class Dealing(Tagged, frozen=True):
    """CHN-3: chance deals a mission; two for each seat, one after the other."""

    seat: Seat


class Keeping(Tagged, frozen=True):
    """SET-3: which mission does a seat keep?"""

    seat: Seat


class Rolling(Tagged, frozen=True):
    """CHN-1: so many dice of the player in turn are still to be rolled, by chance one by one."""

    left: int


class Turn(Tagged, frozen=True):
    """TRN-2: what now? The lowest frame of a player's turn."""


class Rerolling(Tagged, frozen=True):
    """ROL-1: which dice are rolled again?"""

    price: int
    """ROL-1: the energy it costs; 0 by a card (ROL-3)."""


class Converting(Tagged, frozen=True):
    """CON-1: which die is changed, into what, spending which two? Asked in this order."""

    face: Face | None = None
    """The die that will be changed."""
    to: Face | None = None
    spent: Face | None = None
    """The first of the two dice that are spent."""


class Hiring(Tagged, frozen=True):
    """HIR-2 and HIR-6: for which ship with which dice, then in place of which ordinary ship?"""

    pilot: Pilot
    model: Model | None = None
    """None while HIR-2 is open; then the row has been refilled and HIR-6 is open."""
    face: Face | None = None
    """The dice it was paid with: one of them may be followed afterwards (HIR-7)."""


class Source(StrEnum):
    """How a die came to be performed, and so who may follow it at which price."""

    ROLLED = "rolled"
    """A die of the player in turn."""
    HIRED = "hired"
    """HIR-7: the second die of a hire."""
    GRANTED = "granted"
    """The atom `face`: everybody may perform it for nothing."""
    ROGUE = "rogue"
    """SOL-6: a die of the Rogue."""


class Die(Tagged, frozen=True):
    """FOL-1: a die was performed, or is, by frames above this one; then the others may follow it."""

    face: Face
    seat: Seat
    """Whose die it is."""
    waiting: tuple[Seat, ...]
    """Who has not answered yet; the first of them is asked (FOL-1)."""
    source: Source


class Effect(Tagged, frozen=True):
    """Atoms that somebody performs: those of a card, or of a face of a die.

    The first atom is under way; if it needs an answer, it is asked (MOV-1, MOV-1, ADV-1 to CRD-2). An
    action of a planet stays on the stack without atoms while its last one goes on above it (CRD-5).
    """

    actor: Seat
    atoms: tuple[Atom, ...]
    planet: Planet = NO_PLANET
    """Whose action it is (CRD-5); NO_PLANET for faces, exploration cards and pilots."""
    card: Card = NO_CARD
    """The exploration card that is resolved (EXP-6)."""
    ship: Ship | None = None
    """The ship that explored, for `again`, `sendhome`, `danger`."""
    by_die: bool = False
    """Whether it is the face of a die, also a followed, repeated or granted one (PAT-3)."""
    bound: Model | None = None
    """PAT-4: the ship that must be used, because the follow was cheaper with it."""
    picked: Ship | None = None
    """What was answered already of the first atom: the ship of `move`, `hop`, `recall`, `shift`."""
    victim: Seat | None = None
    """The player that `steal` takes from."""
    face: Face | None = None
    """The die that `set` will change."""
    done: tuple[Ship, ...] = ()
    """`move 2`: the ships that have moved, as they stand since; `push2`: the ship of `victim`."""


class Landed(Tagged, frozen=True):
    """MOV-4: is the action of the planet used where a ship has arrived (MOV-4, `orbituse`)?"""

    actor: Seat
    planet: Planet


class Surging(Tagged, frozen=True):
    """PIL-1: is an advanced ship advanced by 1 more for 1 resource?"""

    actor: Seat
    model: Model
    kinds: tuple[Kind, ...]
    """The types that the advance counted as (PAT-7)."""
    by_die: bool


class Raiding(Tagged, frozen=True):
    """PIL-1: is a ship of somebody else in the orbit of a planet pushed back?"""

    actor: Seat
    planet: Planet


class Slipping(Tagged, frozen=True):
    """PIL-1: does a ship whose planet was colonised go to another orbit, or home?"""

    actor: Seat
    model: Model


class Rallying(Tagged, frozen=True):
    """PLN-10: each other player may advance a ship by 1, then the actor one by 2."""

    actor: Seat
    waiting: tuple[Seat, ...]
    """Who has not answered yet, the actor last."""


class Exploration(StrEnum):
    """How far an exploration is."""

    CHOICE = "choice"
    """EXP-1: take an open card or draw?"""
    DRAW = "draw"
    """Chance draws a card."""
    GREEN = "green"
    """EXP-3: is the green card kept?"""
    RED = "red"
    """PAT-5: is the red card dodged?"""


class Exploring(Tagged, frozen=True):
    """A ship in the black explores."""

    actor: Seat
    ship: Ship
    stage: Exploration = Exploration.CHOICE
    drawn: Card = NO_CARD
    """The card that is decided about."""
    left: tuple[Card, ...] = ()
    """EXP-5: cards left open by this exploration, sorted."""
    has_dodged: bool = False


class RogueStage(StrEnum):
    """How far a die of the Rogue is."""

    ROLL = "roll"
    """CHN-5: chance rolls it."""
    FORCE = "force"
    """SOL-5: is it rolled again?"""
    ACT = "act"
    """It acts, or has acted, in frames above this one."""


class RogueTurn(Tagged, frozen=True):
    """SOL-3: the turn of the Rogue, its lowest frame."""

    left: int
    """The dice to come after this one."""
    stage: RogueStage = RogueStage.ROLL
    face: Face | None = None
    """What the die shows."""
    rolled_again: bool = False
    """SOL-12: whether an unusable die had its second roll."""
    is_bonus: bool = False
    """SOL-11: whether these are the three dice for culture."""
    has_risen: bool = False
    """SOL-11: whether energy has become a level already in this turn."""


class Ladder(Tagged, frozen=True):
    """SOL-10: the step of the Rogue's ladder that is done; the player is asked where he has a choice."""

    atoms: tuple[Atom, ...]


class Sweeping(Tagged, frozen=True):
    """SOL-8: the Rogue's ships advance, place by place of the row; what one leads to is done first."""

    kind: Kind
    """The type of the planets around which they advance."""
    place: int = 1
    """The place of the row that is next, counted from the left."""
    steps: int = 1
    by_die: bool = False


Frame = (
    Starting
    | Filling
    | Enlisting
    | Dealing
    | Keeping
    | Rolling
    | Turn
    | Rerolling
    | Converting
    | Hiring
    | Die
    | Effect
    | Landed
    | Surging
    | Raiding
    | Slipping
    | Rallying
    | Exploring
    | RogueTurn
    | Ladder
    | Sweeping
)

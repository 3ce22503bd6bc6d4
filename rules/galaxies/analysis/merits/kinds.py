"""The kinds of merits: what comes of a choice, with its facts; the words for them are the front ends'."""

from rules.galaxies.cards import Card, Mission, Model, Pilot, Planet
from rules.galaxies.faces import Dice, Face
from rules.kernel.merit import Merit
from rules.kernel.seat import Seat


class Ending(Merit, frozen=True):
    """END-2 and SOL-13: the game is over by it."""

    winners: tuple[Seat, ...]
    is_won: bool


class Trigger(Merit, frozen=True):
    """END-1: it triggers the end."""

    points: int


class Colonising(Merit, frozen=True):
    """COL-1: a planet becomes one's own colony."""

    planet: Planet
    points: int


class Rising(Merit, frozen=True):
    """UPG-1: a higher empire level."""

    level: int
    dice: int
    """How many dice more it gives."""
    ships: int
    """How many ships more."""


class Resources(Merit, frozen=True):
    """Energy and culture that are gained."""

    energy: int
    culture: int


class Waste(Merit, frozen=True):
    """ACQ-3: what a full track has no room for."""

    number: int


class Closer(Merit, frozen=True):
    """ADV-1: a ship comes closer to a planet."""

    planet: Planet
    to_go: int
    points: int


class Entering(Merit, frozen=True):
    """MOV-1: a ship begins to orbit a planet."""

    planet: Planet
    points: int


class Landing(Merit, frozen=True):
    """MOV-4: a ship lands, and may use the action."""

    planet: Planet


class Keeping(Merit, frozen=True):
    """It keeps somebody from a planet: the ship there is pushed back, or the planet is gone."""

    seat: Seat
    planet: Planet


class Following(Merit, frozen=True):
    """FOL-2: what a follow brings for its price."""

    face: Face
    price: int
    energy: int
    culture: int


class Saving(Merit, frozen=True):
    """FOL-2: culture that is kept for something else."""

    culture: int


class NewPilot(Merit, frozen=True):
    """HIR-6: a pilot flies for one."""

    pilot: Pilot
    model: Model | None


class Find(Merit, frozen=True):
    """EXP-6: an exploration card is taken."""

    card: Card


class Robbing(Merit, frozen=True):
    """PLN-3: somebody else has less."""

    seat: Seat
    number: int


class Rolling(Merit, frozen=True):
    """ROL-1: dice that are of little use are rolled again."""

    dice: Dice
    price: int


class Aim(Merit, frozen=True):
    """MIS-1: a mission that suits what one has."""

    mission: Mission
    points: int


class UsingUp(Merit, frozen=True):
    """TRN-3: nothing better is left to do."""


class Nothing(Merit, frozen=True):
    """Nothing that could be named: it prepares what comes."""


AnyMerit = (
    Ending
    | Trigger
    | Colonising
    | Rising
    | Resources
    | Waste
    | Closer
    | Entering
    | Landing
    | Keeping
    | Following
    | Saving
    | NewPilot
    | Find
    | Robbing
    | Rolling
    | Aim
    | UsingUp
    | Nothing
)

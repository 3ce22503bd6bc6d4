"""Everything that can be done, by players and by chance."""

from rules.galaxies.cards import Card, Mission, Model, Pilot, Planet
from rules.galaxies.faces import Dice, Face
from rules.galaxies.ships import Ship, Spot
from rules.kernel.seat import Seat
from rules.kernel.value import Tagged

# Chance.


class First(Tagged, frozen=True):
    """Chance: this seat begins."""

    seat: Seat


class Fill(Tagged, frozen=True):
    """Chance: this planet comes into the row."""

    planet: Planet


class Enlist(Tagged, frozen=True):
    """Chance: this pilot comes into the row."""

    pilot: Pilot


class Deal(Tagged, frozen=True):
    """Chance: this mission is dealt to the seat whose turn it is to get one."""

    mission: Mission


class Roll(Tagged, frozen=True):
    """Chance: a die shows this face."""

    face: Face


class Draw(Tagged, frozen=True):
    """Chance: this exploration card is drawn."""

    card: Card


# A turn.


class Keep(Tagged, frozen=True):
    """SET-3: keep this mission."""

    mission: Mission


class Use(Tagged, frozen=True):
    """TRN-2: activate a die of this face; CRD-2: perform this face by `face` or `repeat`."""

    face: Face


class OpenReroll(Tagged, frozen=True):
    """TRN-2: ask which dice to roll again."""


class Reroll(Tagged, frozen=True):
    """ROL-1: roll these dice again."""

    dice: Dice


class Convert(Tagged, frozen=True):
    """TRN-2: use the converter."""


class Change(Tagged, frozen=True):
    """CON-1 and the atom `set`: a die of this face will be changed."""

    face: Face


class To(Tagged, frozen=True):
    """CON-1 and the atom `set`: it will show this face."""

    face: Face


class Spend(Tagged, frozen=True):
    """CON-1 and the atom `drop`: a die of this face is spent."""

    face: Face


class Hire(Tagged, frozen=True):
    """TRN-2: hire this pilot."""

    pilot: Pilot


class Fly(Tagged, frozen=True):
    """HIR-2: the pilot flies this ship, paid with so many dice of this face."""

    model: Model
    face: Face
    number: int
    """Two, or three (HIR-3)."""


class Exchange(Tagged, frozen=True):
    """HIR-6: the advanced ship comes in place of an ordinary one that stands here."""

    spot: Spot


class End(Tagged, frozen=True):
    """TRN-2: end the turn."""


# Inside an action.


class Pick(Tagged, frozen=True):
    """MOV-1 and CRD-2: this own ship, to be moved, hopped, recalled, rescued or to explore."""

    ship: Ship


class Go(Tagged, frozen=True):
    """MOV-1, `hop` and `slip`: the ship goes there; an orbit is meant whatever its number."""

    spot: Spot


class Act(Tagged, frozen=True):
    """MOV-4: use the action of the planet where the ship has arrived."""


class Advance(Tagged, frozen=True):
    """ADV-1 and PLN-10: this own ship is advanced."""

    ship: Ship


class Push(Tagged, frozen=True):
    """ADV-1 and PIL-1: this ship of somebody else is pushed back."""

    seat: Seat
    ship: Ship


class Back(Tagged, frozen=True):
    """ADV-1 and SOL-10: this own ship goes back."""

    ship: Ship


class Upgrade(Tagged, frozen=True):
    """USE-1 and CRD-2: upgrade the empire, paying so much."""

    energy: int
    culture: int


class Perform(Tagged, frozen=True):
    """USE-1, `row` and `lend`: perform the action of this planet."""

    planet: Planet


class Mix(Tagged, frozen=True):
    """CRD-2 and SOL-10: so much of each, to be gained, lost, paid or stolen."""

    energy: int
    culture: int


class Swap(Tagged, frozen=True):
    """CRD-2: turn so many into the other resource."""

    number: int


class Rob(Tagged, frozen=True):
    """CRD-2: steal from this player."""

    seat: Seat


class Replace(Tagged, frozen=True):
    """CRD-2: this planet leaves the row."""

    planet: Planet


class Dismiss(Tagged, frozen=True):
    """CRD-2: this pilot leaves the row."""

    pilot: Pilot


class Follow(Tagged, frozen=True):
    """FOL-1: follow the die; PAT-4: with this ship, for less."""

    model: Model | None = None


class Surge(Tagged, frozen=True):
    """PIL-1: pay for one more advance."""


class No(Tagged, frozen=True):
    """Whatever was offered is not wanted: `no`, or `none` where a ship was asked for."""


# Exploring.


class Take(Tagged, frozen=True):
    """EXP-1 and EXP-3: take this open card."""

    card: Card


class Venture(Tagged, frozen=True):
    """EXP-1: draw a card."""


class KeepCard(Tagged, frozen=True):
    """EXP-3 and PAT-5: keep the card that was drawn."""


class Leave(Tagged, frozen=True):
    """EXP-3: leave the green card open and draw another."""


class Dodge(Tagged, frozen=True):
    """PAT-5: pay 1 energy and be rid of the red card."""


class Again(Tagged, frozen=True):
    """CRD-2: explore once more."""


# The Rogue.


class Force(Tagged, frozen=True):
    """SOL-5: pay to have the Rogue's die rolled again."""


class Let(Tagged, frozen=True):
    """SOL-5: let the Rogue's die act."""


Chance = First | Fill | Enlist | Deal | Roll | Draw
Action = (
    Chance
    | Keep
    | Use
    | OpenReroll
    | Reroll
    | Convert
    | Change
    | To
    | Spend
    | Hire
    | Fly
    | Exchange
    | End
    | Pick
    | Go
    | Act
    | Advance
    | Push
    | Back
    | Upgrade
    | Perform
    | Mix
    | Swap
    | Rob
    | Replace
    | Dismiss
    | Follow
    | Surge
    | No
    | Take
    | Venture
    | KeepCard
    | Leave
    | Dodge
    | Again
    | Force
    | Let
)

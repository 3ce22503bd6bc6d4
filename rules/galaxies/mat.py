"""What lies before a player: the galaxy mat with ships, colonies, pilots, missions and cards found.

In the solo game the Rogue has one too: it comes after the player's (SOL-2).
"""

from typing import Final

from rules.galaxies.cards import NO_MISSION, Card, Mission, Model, Pilot, Planet
from rules.galaxies.ships import HOME, Spot
from rules.kernel.value import Value

START_ENERGY: Final = 2
START_CULTURE: Final = 1
RES_MAX: Final = 7


class Flown(Value, frozen=True):
    """An advanced ship in play."""

    model: Model
    spot: Spot
    pilots: tuple[Pilot, ...]
    """Everybody who was hired for it; the last one flies (HIR-8)."""


class Mat(Value, frozen=True):
    """A player's things, or the Rogue's."""

    level: int = 1
    energy: int = START_ENERGY
    culture: int = START_CULTURE
    ships: tuple[Spot, ...] = (HOME, HOME)
    """The active ordinary ships, sorted; locked ones are nowhere."""
    fleet: tuple[Flown, ...] = ()
    """The advanced ships, in the order of MODELS."""
    colonies: tuple[Planet, ...] = ()
    """In the order in which they were colonised."""
    missions: tuple[Mission | None, ...] = ()
    """SET-3: the missions that were dealt, sorted: two after the set-up; None for what is hidden."""
    kept: Mission | None = NO_MISSION
    """The mission that was kept; NO_MISSION before the choice, None where it is hidden."""
    found: tuple[Card | None, ...] = ()
    """The exploration cards taken, sorted, those that are hidden (None) last; a danger card whose ship
    is still on it is not among them."""

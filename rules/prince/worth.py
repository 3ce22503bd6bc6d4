"""What planets will probably be worth at the end, as they are and with another tile."""

from typing import Final

from rules.kernel.seat import Seat
from rules.prince.appraiser import Worth, appraiser_of
from rules.prince.planet import Face
from rules.prince.state import State


class Worths:
    """The planets of a state."""

    __slots__ = ("_appraiser", "_planets", "now")

    def __init__(self, state: State) -> None:
        """Look at what may still come."""
        self._planets = state.planets
        self._appraiser = appraiser_of(state)
        self.now: Final = [self._appraiser.now(planet) for planet in state.planets]
        """Every planet as it is."""

    def after(self, seat: Seat, tile: Face) -> Worth:
        """Judge a planet with a tile of this round; one that is unseen may be any."""
        if tile is None:
            return self.now[seat]
        return self._appraiser.after(self._planets[seat], tile)

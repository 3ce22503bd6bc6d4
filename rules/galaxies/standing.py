"""What lies before somebody, judged once for all positions in which it lies there.

Rule of the file: a judgement, not a rule. Whoever compares choices meets the same few mats again and
again, so all positions of a game share one appraiser.
"""

from typing import Final, NamedTuple

from rules.galaxies.cards import Planet
from rules.galaxies.fleet import spots_of
from rules.galaxies.handful import worth_of_faces, worth_of_roll
from rules.galaxies.mat import Mat
from rules.galaxies.missions import badges_of
from rules.galaxies.ships import Spot, Where
from rules.galaxies.state import Setup, State
from rules.galaxies.weights import WEIGHTS
from rules.kernel.memo import remember_last
from rules.kernel.seat import Seat

_W = WEIGHTS
_MOST: Final = 4096
"""So many mats are kept."""


class Orbiting(NamedTuple):
    """A ship on its way to a symbol."""

    card: Planet
    number: int
    left: int
    """The advances to go."""
    way: float
    """What it is worth by how far it has come, if nothing is between it and the symbol."""


class Standing(NamedTuple):
    """What a mat is worth, taken apart by what else it hangs on."""

    each_round: float
    """What dice, ships, colonies and pilots bring in a round."""
    stores: float
    """What resources are worth if there is time to use them."""
    gifts: float
    """What ships yield in a turn."""
    fixed: float
    """What places and badges are worth at any time."""
    orbiting: tuple[Orbiting, ...]
    faces: list[float]
    """What each face of a die would do."""
    roll: float
    """All dice before they are rolled."""


class Appraiser:
    """Tells what mats are worth by themselves, at tables with one setup."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        """Begin with nothing judged."""
        self._known: dict[Mat, Standing] = {}

    def of(self, state: State, seat: Seat) -> Standing:
        """Judge what lies before somebody."""
        mat = state.mats[seat]
        known = self._known.get(mat)
        if known is None:
            if len(self._known) >= _MOST:
                self._known.clear()
            known = self._known[mat] = _judge(state, seat)
        return known


@remember_last
def appraiser_of(setup: Setup) -> Appraiser:  # noqa: ARG001
    """Give the appraiser of all tables with this setup."""
    return Appraiser()


def _judge(state: State, seat: Seat) -> Standing:
    mat = state.mats[seat]
    spots = spots_of(mat)
    faces = worth_of_faces(state, seat)
    return Standing(
        _engine(state, mat),
        _stores(state, mat),
        sum([_gift(state, spot) for spot in spots]),
        sum([_place(spot) for spot in spots]) + _badges(state, mat),
        tuple([_orbiting(state, spot) for spot in spots if spot.where is Where.ORBIT]),
        faces,
        worth_of_roll(state, seat, faces),
    )


def _engine(state: State, mat: Mat) -> float:
    levels = state.setup.content.levels
    level = levels[min(mat.level, len(levels)) - 1]
    each = _W.die * level.dice + _W.ship * level.ships
    return each + _W.colony * len(mat.colonies) + _W.pilot * len(mat.fleet)


def _stores(state: State, mat: Mat) -> float:
    """Judge resources, and how near they are to the price of the next level (UPG-1)."""
    energy, culture = mat.energy, mat.culture
    worth = _W.energy * energy + _W.culture * culture
    worth -= _W.fullness * (energy * energy + culture * culture)
    levels = state.setup.content.levels
    if mat.level < len(levels):
        here, there = levels[mat.level - 1], levels[mat.level]
        ready = min(max(energy, culture) / (mat.level + 1), 1.0)
        worth += _W.ready * ready * ready * (1 + there.points - here.points)
    return worth


def _gift(state: State, spot: Spot) -> float:
    """Judge what a ship yields in a turn."""
    where = spot.where
    if where is Where.HOME:
        return _W.gift_energy
    if where is Where.BLACK:
        return _W.gift_culture
    if where is Where.ORBIT or where is Where.SURFACE:
        card = state.setup.content.planets[spot.card]
        return _W.gift_culture if card.culture else _W.gift_energy
    return 0.0


def _place(spot: Spot) -> float:
    """Judge a place by what it is, whatever it yields."""
    where = spot.where
    if where is Where.BLACK:
        return _W.black
    if where is Where.SURFACE:
        return _W.surface
    return _W.track * spot.number if where is Where.DANGER else 0.0


def _orbiting(state: State, spot: Spot) -> Orbiting:
    card = state.setup.content.planets[Planet(spot.card)]
    length = card.length + 1
    way: float = ((spot.number + _W.start) / (length + _W.start)) ** _W.shape
    worth = _W.orbit * card.points * way
    return Orbiting(Planet(spot.card), spot.number, length - spot.number, worth)


def _badges(state: State, mat: Mat) -> float:
    """Judge badges, as far as they are known; SOL-16: not alone."""
    setup = state.setup
    if setup.expansion and setup.players > 1 and (mat.fleet or mat.found):
        return _W.badge * sum(badges_of(state, mat))
    return 0.0

"""The turns and points that stand between each player and each victory.

Rule of the file: a judgement, not a rule. It never looks ahead.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from rules.edenia.artefact import artefact
from rules.edenia.galaxy import GOAL, HUB
from rules.edenia.journeys import MOVE, from_spot, journeys, on_the_way
from rules.edenia.places import pads_of
from rules.edenia.scoring import points
from rules.edenia.state import FLAG_POINTS, FLOCK_SIZE, LAW, State
from rules.edenia.way_to_law import Needs, turns_to_law
from rules.edenia.weights import Weights

_PLENTY: Final = 12
"""More clovers than this in the supply make no difference."""


class Standing(NamedTuple):
    """The turns a seat still needs."""

    left: tuple[int, ...]
    """Of every sheep that is not on Edenia, the tenths of a move it needs, nearest first."""
    points: float
    race: float
    law: float


def standings(state: State, weights: Weights) -> list[Standing]:
    """Count the turns every seat needs."""
    lefts = _lefts(state)
    free = _free_planets(state)
    shaky = _shaky_flags(state)
    wanted = state.rules.race_goal
    stands = []
    for seat, player in enumerate(state.players):
        left = lefts[seat]
        home = FLOCK_SIZE - len(left)
        race = sum(left[: wanted - home]) / MOVE
        unseen = player.hidden.count(None)
        has = points(player) + (unseen * _usual_points(state.artefacts) if unseen else 0)
        needs = Needs(
            LAW - round(has),
            player.clovers,
            player.flags,
            min(player.flags, free[seat]),
            left,
            state.trifoliums[: len(left)],
            min(state.clovers, _PLENTY),
        )
        law = turns_to_law(needs, weights.prices)
        law += weights.shaky * shaky[seat]
        firm = has - FLAG_POINTS * (1 - weights.hold) * shaky[seat]
        stands.append(Standing(left, firm, race, law))
    return stands


@lru_cache(maxsize=8)
def _usual_points(artefacts: tuple[str, ...]) -> float:
    """Give the points of an artefact nobody has seen, on average."""
    return sum(artefact(name).points for name in artefacts) / len(artefacts)


def _lefts(state: State) -> list[tuple[int, ...]]:
    tiles = state.tiles
    known = journeys(tiles, state.rim, shut_pads(state))
    lefts: list[list[int]] = [[] for _ in state.players]
    for spot, line in state.flock:
        if spot != GOAL:
            cost = from_spot(known, tiles, spot)
            for sheep in line:
                lefts[sheep // FLOCK_SIZE].append(cost)
    if state.walk is not None:
        cost = on_the_way(known, state.walk.spot, state.walk.toward)
        lefts[state.active].append(cost)
    return [tuple(sorted(left)) for left in lefts]


def shut_pads(state: State) -> tuple[int, ...]:
    """TEL-2: the pads that are sabotaged or taken."""
    taken = {spot - HUB for spot, _ in state.flock if spot >= HUB}
    pads = pads_of(state.tiles)
    return tuple([pad for pad in pads if pad in taken or pad in state.sabotaged])


def _free_planets(state: State) -> list[int]:
    """For each seat, the planets on the table that would take its flag."""
    free = [0] * len(state.players)
    for planet in state.planets:
        if not planet.protected:
            for seat in range(len(free)):
                if planet.flag != seat:
                    free[seat] += 1
    return free


def _shaky_flags(state: State) -> list[int]:
    """For each seat, its flags that are not protected."""
    shaky = [0] * len(state.players)
    for planet in state.planets:
        if planet.flag is not None and not planet.protected:
            shaky[planet.flag] += 1
    return shaky

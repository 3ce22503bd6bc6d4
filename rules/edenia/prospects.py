"""How near each player is to each of the three victories, and what that promises.

Rule of the file: a judgement, not a rule. It never looks ahead; the figures in `Weights` were fitted
to the endings of games between bots (`docs/opponents.md` tells how).
"""

from math import exp
from typing import Final, NamedTuple

from rules.edenia.galaxy import GOAL, HUB
from rules.edenia.journeys import MOVE, from_spot, journeys, on_the_way
from rules.edenia.places import pads_of
from rules.edenia.scoring import points
from rules.edenia.state import FLAG_POINTS, FLOCK_SIZE, LAW, State
from rules.edenia.way_to_law import Needs, Prices, turns_to_law

_PLENTY: Final = 12
"""More clovers than this in the supply make no difference."""
_SECRET: Final = 64 / 18
"""The points of an artefact nobody has seen, on average."""


class Weights(NamedTuple):
    """How much the nearness of each victory counts."""

    race: float = 0.45
    race_share: float = 1.0
    law: float = 0.44
    law_share: float = 0.68
    prestige: float = 0.51
    prestige_share: float = 0.94
    lead: float = 10.7
    """The points that make a lead worth e times as much."""
    prices: Prices = Prices()
    shaky: float = 0.7
    """Turns that each flag costs that somebody may still take down."""
    hold: float = 0.9
    """What such a flag's points are worth in the end."""
    patience: int = 12
    """The rounds after which waiting and taking back flags begin to pay less."""
    haste: float = 0.15
    """By how much less, with every round."""
    tempo: float = 0.31
    """Turns that being the next to act is worth."""


WEIGHTS: Final = Weights()


class Prospect(NamedTuple):
    """What one seat has in hand towards each victory: shares of one whole with all the others'."""

    race: float
    law: float
    prestige: float

    @property
    def total(self) -> float:
        """The chance of winning at all."""
        return self.race + self.law + self.prestige


class Standing(NamedTuple):
    """The turns a seat still needs."""

    left: tuple[int, ...]
    """Of every sheep that is not on Edenia, the tenths of a move it needs, nearest first."""
    points: float
    race: float
    law: float


def prospects(state: State, weights: Weights = WEIGHTS) -> tuple[Prospect, ...]:
    """Judge a state or view: every seat's share of every victory."""
    if (outcome := state.outcome) is not None:
        won = 1 / len(outcome.winners)
        kinds = [0.0, 0.0, 0.0]
        kinds[("race", "law", "prestige").index(outcome.victory)] = won
        return tuple(
            Prospect(*kinds) if seat in outcome.winners else _NOTHING for seat in state.seats()
        )
    pressed = _pressed(weights, state.round)
    return _share_out(state, standings(state, pressed), pressed)


def _pressed(weights: Weights, at_round: int) -> Weights:
    """Grow impatient: positions that could go on for ever are worth less and less."""
    late = at_round - weights.patience
    if late <= 0:
        return weights
    pressure = 1 + weights.haste * late
    return weights._replace(
        race_share=weights.race_share * pressure,
        shaky=weights.shaky * pressure,
        hold=weights.hold / pressure,
    )


_NOTHING: Final = Prospect(0.0, 0.0, 0.0)


def _share_out(state: State, stands: list[Standing], weights: Weights) -> tuple[Prospect, ...]:
    count = len(stands)
    to_move: int = state.active
    if state.turn.moved and not state.turn.again:
        to_move = (state.active + 1) % count
    race, law, prestige = [], [], []
    lambs = state.rules.lambs
    law42 = state.rules.law42 and not lambs
    nearest = sorted(tenths for stand in stands for tenths in stand.left)
    ending = sum(nearest[: len(state.trifoliums)]) / MOVE / count
    top = max(stand.points for stand in stands)
    for seat, stand in enumerate(stands):
        tempo = weights.tempo if seat == to_move else 0.0
        race.append(weights.race_share * exp(-weights.race * (stand.race - tempo)))
        law.append(weights.law_share * exp(-weights.law * (stand.law - tempo)) if law42 else 0.0)
        prestige.append(exp((stand.points - top) / weights.lead))
    scale = (
        0.0 if lambs else weights.prestige_share * exp(-weights.prestige * ending) / sum(prestige)
    )
    prestige = [scale * part for part in prestige]
    whole = sum(race) + sum(law) + sum(prestige)
    if not whole:
        return tuple(Prospect(0.0, 0.0, 1 / count) for _ in stands)
    return tuple(
        Prospect(race[seat] / whole, law[seat] / whole, prestige[seat] / whole)
        for seat in range(count)
    )


def standings(state: State, weights: Weights = WEIGHTS) -> list[Standing]:
    """Count the turns every seat needs."""
    lefts = _lefts(state)
    free = _free_planets(state)
    shaky = _shaky_flags(state)
    wanted = 2 if state.rules.lambs else FLOCK_SIZE
    stands = []
    for seat, player in enumerate(state.players):
        left = lefts[seat]
        home = FLOCK_SIZE - len(left)
        race = sum(left[: wanted - home]) / MOVE
        unseen = player.hidden.count(None)
        has = points(player) + (_SECRET * unseen if unseen else 0)
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


def _lefts(state: State) -> list[tuple[int, ...]]:
    tiles = state.tiles
    known = journeys(tiles, state.rim, _shut_pads(state))
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


def _shut_pads(state: State) -> tuple[int, ...]:
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

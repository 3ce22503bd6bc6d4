"""How near each player is to each of the three victories, and what that promises.

Rule of the file: a judgement, not a rule. It never looks ahead; how much each thing counts stands in
`weights.py`.
"""

from math import exp
from typing import Final, NamedTuple

from rules.edenia.journeys import MOVE
from rules.edenia.scoring import prestige
from rules.edenia.standing import Standing, standings
from rules.edenia.state import State
from rules.edenia.weights import WEIGHTS, Weights
from rules.kernel.outcome import Outcome


class Prospect(NamedTuple):
    """What one seat has in hand towards each victory: shares of one whole with all the others'."""

    race: float
    law: float
    prestige: float

    @property
    def total(self) -> float:
        """The chance of winning at all."""
        return self.race + self.law + self.prestige


def prospects(state: State) -> tuple[Prospect, ...]:
    """Judge a state or view: every seat's share of every victory."""
    if (outcome := _outcome(state)) is not None:
        return _decided(state, outcome)
    pressed = _pressed(WEIGHTS, state.round)
    return _share_out(state, standings(state, pressed), pressed)


def estimate(state: State) -> tuple[float, ...]:
    """Tell every seat's chance of winning, in all less than one while a game drags on.

    Without that loss nobody would dare to open the way for the others once the clovers are gone.
    """
    if (outcome := _outcome(state)) is not None:
        return tuple([prospect.total for prospect in _decided(state, outcome)])
    pressed = _pressed(WEIGHTS, state.round)
    stands = standings(state, pressed)
    drag = _drag(state, stands, WEIGHTS)
    return tuple([prospect.total / drag for prospect in _share_out(state, stands, pressed)])


def _outcome(state: State) -> Outcome | None:
    """WIN-3: how the game ended; with the last Trifolium gone, how it ends as far as one can tell."""
    if state.outcome is None and not state.trifoliums:
        return Outcome(prestige(state.players, state.rules.edition), "prestige", "WIN-3")
    return state.outcome


def _decided(state: State, outcome: Outcome) -> tuple[Prospect, ...]:
    """Give the winners all there is."""
    kinds = [0.0, 0.0, 0.0]
    kinds[("race", "law", "prestige").index(outcome.victory)] = 1 / len(outcome.winners)
    return tuple(
        Prospect(*kinds) if seat in outcome.winners else _NOTHING for seat in state.seats()
    )


def _drag(state: State, stands: list[Standing], weights: Weights) -> float:
    """Say by how much less a game is worth that is late and still far from its end."""
    late = state.round - weights.patience
    if late <= 0:
        return 1.0
    turns = min(stand.race for stand in stands)
    if state.rules.has_law:
        turns = min(turns, *(stand.law for stand in stands))
    return 1 + weights.weariness * late * turns


def _pressed(weights: Weights, at_round: int) -> Weights:
    """Grow impatient: flags that could be taken for ever are worth less and less."""
    late = at_round - weights.patience
    if late <= 0:
        return weights
    pressure = 1 + weights.haste * late
    return weights._replace(shaky=weights.shaky * pressure, hold=weights.hold / pressure)


_NOTHING: Final = Prospect(0.0, 0.0, 0.0)


def _share_out(state: State, stands: list[Standing], weights: Weights) -> tuple[Prospect, ...]:
    count = len(stands)
    to_move: int = state.active
    if state.turn.moved and not state.turn.again:
        to_move = (state.active + 1) % count
    race, law, prestige = [], [], []
    has_law = state.rules.has_law
    nearest = sorted(tenths for stand in stands for tenths in stand.left)
    ending = sum(nearest[: len(state.trifoliums)]) / MOVE / count
    top = max(stand.points for stand in stands)
    for seat, stand in enumerate(stands):
        tempo = weights.tempo if seat == to_move else 0.0
        race.append(weights.race_share * exp(-weights.race * (stand.race - tempo)))
        law.append(weights.law_share * exp(-weights.law * (stand.law - tempo)) if has_law else 0.0)
        prestige.append(exp((stand.points - top) / weights.lead))
    scale = (
        0.0
        if state.rules.lambs
        else weights.prestige_share * exp(-weights.prestige * ending) / sum(prestige, 0.0)
    )
    prestige = [scale * part for part in prestige]
    whole = sum(race, 0.0) + sum(law, 0.0) + sum(prestige, 0.0)
    return tuple(
        Prospect(race[seat] / whole, law[seat] / whole, prestige[seat] / whole)
        for seat in range(count)
    )

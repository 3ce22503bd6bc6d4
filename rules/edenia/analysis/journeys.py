"""How a sheep gets somewhere in several turns, along known tracks and with nobody in between."""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.edenia.actions import Action
from rules.edenia.analysis.arrivals import Arrival, arrivals, before_move
from rules.edenia.analysis.whereabouts import cell_of_sheep
from rules.edenia.galaxy import Cell, Sheep, Spot
from rules.edenia.game import EDENIA
from rules.edenia.geometry import distance
from rules.edenia.places import find_sheep, seat_of
from rules.edenia.state import State
from rules.kernel.value import Value

MOST_TURNS = 4
_WIDTH = 6
"""So many places are looked at turn by turn: those nearest to the target."""


class Journey(Value, frozen=True):
    """The moves of some turns, the last of which comes as near as can be."""

    turns: tuple[Arrival, ...]
    away: int
    """How many cells are left to go."""

    @property
    def cost(self) -> int:
        """The clovers it takes."""
        return sum(turn.cost for turn in self.turns)


def journey(view: State, sheep: Sheep, target: Cell) -> Journey:
    """Find the way with the fewest turns, then the fewest clovers; else the one that comes nearest."""
    best = Journey((), distance(cell_of_sheep(view, sheep), target))
    waiting, seen = [(view, best)], set[Spot]()
    for _ in range(MOST_TURNS):
        found = sorted(_onward(waiting, sheep, target), key=lambda one: (one[1].away, one[1].cost))
        if found and found[0][1].away < best.away:
            best = found[0][1]
        if not best.away:
            break
        waiting = []
        for state, so_far in found:
            stands = find_sheep(state.flock, sheep)
            if stands is not None and stands[0] not in seen and len(waiting) < _WIDTH:
                seen.add(stands[0])
                waiting.append((state, so_far))
    return best


def _onward(
    waiting: list[tuple[State, Journey]], sheep: Sheep, target: Cell
) -> Iterator[tuple[State, Journey]]:
    """Go one turn further from each place in every way that can be foreseen."""
    for state, so_far in waiting:
        for way in arrivals(state, sheep):
            if not way.cells:
                continue
            away = min(distance(cell, target) for cell in way.cells)
            after = _after(state, sheep, way.actions)
            yield after, Journey((*so_far.turns, way), away)


def _after(state: State, sheep: Sheep, actions: tuple[Action, ...]) -> State:
    """Suppose that the moves are done, and that it is the same player's turn again."""
    state = before_move(state, sheep)
    for action in actions:
        state = EDENIA.apply(state, action).state
    return replace(state.at_turn_of(seat_of(sheep)), outcome=None)

"""Where a sheep can get to in one move along known tracks: every answer is tried, chance is not."""

from collections import deque
from collections.abc import Iterator

from msgspec.structs import replace

from rules.edenia.actions import Action
from rules.edenia.analysis.moving import moves_of
from rules.edenia.analysis.payments import paid_in
from rules.edenia.analysis.whereabouts import cell_ahead, cell_of_sheep
from rules.edenia.equal_sheep import lowest_equal
from rules.edenia.galaxy import Cell, Sheep
from rules.edenia.game import EDENIA
from rules.edenia.places import seat_of
from rules.edenia.state import Ask, State
from rules.kernel.value import Value

_ON_THE_WAY = (Ask.LEAP, Ask.MOUTH, Ask.DWARF, Ask.LEAVE)
_MOST_TRIES = 1500
"""Enough for nearly every position, and few enough to answer at once."""


class Arrival(Value, frozen=True):
    """A place a sheep can get to."""

    cells: tuple[Cell, ...]
    """Where it is, and the cell it stands before when it would explore that."""
    actions: tuple[Action, ...]
    cost: int


def arrivals(view: State, sheep: Sheep) -> Iterator[Arrival]:
    """Try every way a sheep can set off and every answer on the way, short ways first."""
    sheep = lowest_equal(view.flock, sheep)
    waiting = deque([(before_move(view, sheep), Arrival((), (), 0))])
    tries = 0
    while waiting and tries < _MOST_TRIES:
        state, so_far = waiting.popleft()
        for action in moves_of(state, sheep):
            tries += 1
            step = EDENIA.apply(state, action)
            cost = so_far.cost + paid_in(step.events)
            reached = Arrival(_cells(step.state, sheep), (*so_far.actions, action), cost)
            if step.state.turn.ask in _ON_THE_WAY and step.state.outcome is None:
                waiting.append((step.state, reached))
            else:
                yield reached


def before_move(view: State, sheep: Sheep) -> State:
    """Let the sheep's player be about to move, with what is declared when it is their turn."""
    turn = view.turn
    is_asked = view.active == seat_of(sheep) and turn.ask in (Ask.START, *_ON_THE_WAY)
    if is_asked and turn.sheep in (None, sheep):
        return view
    return replace(view.at_turn_of(seat_of(sheep)), outcome=None)


def _cells(state: State, sheep: Sheep) -> tuple[Cell, ...]:
    if state.walk is None:
        return (cell_of_sheep(state, sheep),)
    here = cell_of_sheep(state, sheep)
    return (cell_ahead(state.walk), here) if state.turn.ask is Ask.DRAW else (here,)

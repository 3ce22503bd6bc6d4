"""Going on from a question inside an action by the best answers of whoever is asked.

Rule of the file: a judgement, not a rule. What is half done looks like nothing: `use move` is worth what
the best ship gains at the best place. Only questions of one seat that belong to what it has begun are
answered; the turn's question, somebody else's and chance end it.
"""

from collections.abc import Callable
from typing import Final

from rules.galaxies.apply import apply
from rules.galaxies.frames import Converting, Die, Keeping, Rerolling, RogueTurn, Turn
from rules.galaxies.legal import legal
from rules.galaxies.questions import asked
from rules.galaxies.state import State
from rules.kernel.seat import CHANCE, Seat

Judge = Callable[[State], tuple[float, ...]]

_DEPTH: Final = 5
_WIDTH: Final = 2
"""So many answers that leave a question open are looked at further, those that look best."""
_ANSWERS: Final = 16
_FREE: Final = (Turn, Die, Keeping, Rerolling, Converting, RogueTurn)
"""Questions that begin something, or are judged as they stand."""


def resolve(state: State, judge: Judge) -> tuple[float, ...]:
    """Judge a position by the best end of the action that is under way."""
    seat = asked(state)
    if seat is None or seat is CHANCE or not _is_open(state, seat):
        return judge(state)
    return _best(state, seat, judge, _DEPTH)


def _is_open(state: State, seat: Seat) -> bool:
    return asked(state) == seat and not isinstance(state.stack[-1], _FREE)


def _best(state: State, seat: Seat, judge: Judge, depth: int) -> tuple[float, ...]:
    """Answer for a seat, as well as a short look tells."""
    reached = [apply(state, action).state for action in legal(state)[:_ANSWERS]]
    judged = sorted(
        [(judge(after), number) for number, after in enumerate(reached)],
        key=lambda one: -one[0][seat],
    )
    best: tuple[float, ...] = ()
    looked = 0
    for values, number in judged:
        after, found = reached[number], values
        if depth and _is_open(after, seat):
            if looked == _WIDTH:
                continue
            looked += 1
            found = _best(after, seat, judge, depth - 1)
        if not best or found[seat] > best[seat]:
            best = found
    return best

"""What a choice brings: points, a sort of deed, or nothing but what was there before."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from rules.galaxies import actions as do
from rules.galaxies.actions import Action
from rules.galaxies.analysis.gains import gain_of_face
from rules.galaxies.apply import apply
from rules.galaxies.asking import question_of
from rules.galaxies.faces import NO_DICE
from rules.galaxies.game import GALAXIES
from rules.galaxies.points import points_of
from rules.galaxies.questions import asked
from rules.galaxies.reasons import Question
from rules.galaxies.ships import Where
from rules.galaxies.state import State
from rules.kernel.result import Result, Sort, sorted_by_result
from rules.kernel.seat import Seat

_WINNING: Final = do.Advance | do.Upgrade | do.Fly | do.Take | do.KeepCard | do.Surge
"""What can give points at once."""


class Brings(Enum):
    """What a choice brings."""

    POINTS = "points"
    DIE = "dice"
    PILOT = "hire"
    ORBIT = "orbits"
    SURFACE = "surfaces"
    LEVEL = "upgrade"
    DEED = "perform"
    OTHER = "other"
    NOTHING = "nothing"


def by_result(view: State, legal: Sequence[Action]) -> list[Sort[Brings, Action]]:
    """Put the choices of a question in order by what they bring."""
    seat = _actor(view)
    results = []
    for action in legal:
        kind = brings(view, action)
        worth = GALAXIES.estimate(apply(view, action).state)[seat]
        results.append(Result(action, kind, worth, kind is Brings.NOTHING))
    return sorted_by_result(results)


def brings(view: State, action: Action) -> Brings:
    """Tell what a choice brings."""
    if is_wasted(view, action):
        return Brings.NOTHING
    if wins_points(view, action):
        return Brings.POINTS
    match action:
        case do.Use():
            return Brings.DIE
        case do.Hire():
            return Brings.PILOT
        case do.Go(spot) if spot.where is Where.ORBIT:
            return Brings.ORBIT
        case do.Go(spot) if spot.where is Where.SURFACE:
            return Brings.SURFACE
        case do.Upgrade():
            return Brings.LEVEL
        case do.Perform():
            return Brings.DEED
        case _:
            return Brings.OTHER


def wins_points(view: State, action: Action) -> bool:
    """END-1: tell whether a choice by itself gives points to whoever is asked."""
    if not isinstance(action, _WINNING):
        return False
    seat = _actor(view)
    return points_of(apply(view, action).state, seat) > points_of(view, seat)


def is_wasted(view: State, action: Action) -> bool:
    """ACQ-1, ACQ-2 and TRN-3: tell whether a die adds nothing, or the turn ends with dice unused."""
    match action:
        case do.Use(face):
            return gain_of_face(view, _actor(view), face) == 0
        case do.Follow():
            return _follows_for_nothing(view)
        case do.End():
            return question_of(view) is Question.TURN and view.bay.dice != NO_DICE
        case _:
            return False


def _follows_for_nothing(view: State) -> bool:
    """FOL-2: tell whether the die that could be followed adds nothing."""
    face = getattr(view.stack[-1], "face", None)
    return face is not None and gain_of_face(view, _actor(view), face) == 0


def _actor(view: State) -> Seat:
    """Tell who is asked, else whose turn it is."""
    who = asked(view)
    return Seat(who) if isinstance(who, int) else view.turn

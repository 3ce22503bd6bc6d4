"""What carries the move of a sheep on: its starts and the answers on its way, nothing else."""

from rules.edenia.actions import (
    Action,
    Exit,
    Go,
    Jump,
    Lay,
    Leap,
    On,
    Place,
    Stop,
    Tunnel,
    Under,
)
from rules.edenia.galaxy import Sheep
from rules.edenia.game import EDENIA
from rules.edenia.places import number_of
from rules.edenia.state import State

_ANSWERS = (Leap, Stop, Tunnel, On, Exit, Lay, Under, Place)


def moves_of(state: State, sheep: Sheep) -> list[Action]:
    """List the legal actions by which a sheep moves; artefacts and tokens are left alone."""
    number = number_of(sheep)
    return [
        action
        for action in EDENIA.legal(state)
        if isinstance(action, _ANSWERS)
        or (isinstance(action, Go | Jump) and action.sheep == number)
    ]

"""Why something in sight cannot be chosen now: the rules are asked by trying it."""

from rules.exo.actions import Action
from rules.exo.game import EXO
from rules.exo.state import State
from rules.kernel.refused import Refused


def against(state: State, action: Action) -> Refused | None:
    """Tell why a choice cannot be had; None if it can."""
    try:
        EXO.apply(state, action)
    except Refused as refused:
        return refused
    return None

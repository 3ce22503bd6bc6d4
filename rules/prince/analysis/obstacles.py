"""Why something in sight cannot be chosen now: the rules are asked by trying it."""

from rules.kernel.refused import Refused
from rules.prince.actions import Action
from rules.prince.game import PRINCE
from rules.prince.state import State


def against(state: State, action: Action) -> Refused | None:
    """Tell why a choice cannot be had; None if it can."""
    try:
        PRINCE.apply(state, action)
    except Refused as refused:
        return refused
    return None

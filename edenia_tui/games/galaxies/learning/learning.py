"""Tiny Epic Galaxies for those who learn it."""

from pathlib import Path
from typing import Final

from edenia_tui.games.aim import Horizon
from edenia_tui.games.aims import gain_points
from edenia_tui.games.learning import Learning
from rules.galaxies.game import GALAXIES
from rules.galaxies.state import State
from rules.kernel.seat import Seat

_FAR_FROM_THE_END: Final = 14
"""END-1: up to so many points no turn ends the game, and missions do not matter yet."""
_FEW_DICE: Final = 2
"""So many dice still to be used, and the free reroll taken, all that they may do can be tried."""


def _is_own_turn(state: State, seat: Seat) -> bool:
    if state.turn != seat or state.trigger is not None or not state.bay.has_rerolled:
        return False
    is_early = max(GALAXIES.scores(state)) <= _FAR_FROM_THE_END
    return is_early and 0 < sum(state.bay.dice) <= _FEW_DICE


def _settled(state: State, _: Seat) -> State | None:
    """SEC-1: a puzzle has no missions, which count at the end alone, and no cards of one's own."""
    if state.outcome is not None or any(mat.found for mat in state.mats):
        return None
    return GALAXIES.view(state, None)


LEARNING: Final = Learning(
    folder=Path(__file__).parent,
    pictured="advancing",
    aims=(gain_points(GALAXIES, Horizon.TURN, _is_own_turn, most_steps=1_200),),
    of_three=("points",),
    players=(2, 3, 4),
    settled=_settled,
)

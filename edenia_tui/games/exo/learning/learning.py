"""EXO n°2 for those who learn it."""

from pathlib import Path
from typing import Final

from edenia_tui.games.aim import Horizon
from edenia_tui.games.aims import gain_points
from edenia_tui.games.learning import Learning
from rules.exo.game import EXO
from rules.exo.state import Ask, State
from rules.kernel.seat import Seat

_SOME_PLANETS: Final = 4
"""From so many planets on there is something to choose."""


def _has_some(state: State, seat: Seat) -> bool:
    return state.ask is Ask.TAKE and len(state.galaxies[seat].planets) >= _SOME_PLANETS


LEARNING: Final = Learning(
    folder=Path(__file__).parent,
    pictured="lines",
    aims=(gain_points(EXO, Horizon.TURN, _has_some),),
    of_three=(),
    players=(2, 3),
    settled=lambda state, _: state,
)

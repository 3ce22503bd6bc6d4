"""The Little Prince for those who learn it."""

from pathlib import Path
from typing import Final

from edenia_tui.games.aim import Horizon
from edenia_tui.games.aims import gain_points, win_the_game
from edenia_tui.games.learning import Learning
from rules.kernel.seat import Seat
from rules.prince.game import PRINCE
from rules.prince.state import Ask, State

_LAST_ROUND: Final = 16
_FIRST_POINTS: Final = 6
"""From this round on there are Characters to score for."""


def _is_last(state: State, _: Seat) -> bool:
    return state.ask is Ask.TAKE and state.round == _LAST_ROUND


def _has_some(state: State, _: Seat) -> bool:
    return state.ask is Ask.TAKE and state.round >= _FIRST_POINTS


def _settled(state: State, seat: Seat) -> State | None:
    """SEC-2 and SEC-4: a puzzle has no tile that only somebody else knows."""
    return state if PRINCE.view(state, seat) == state else None


LEARNING: Final = Learning(
    folder=Path(__file__).parent,
    pictured="the-end",
    aims=(
        win_the_game(PRINCE, _is_last, is_one_choice=True),
        gain_points(PRINCE, Horizon.ROUND, _has_some, is_one_choice=True),
    ),
    of_three=("endgame", "points"),
    players=(3, 4, 5),
    settled=_settled,
)

"""Cups for those who learn it: one lesson, one kind of puzzle, and no puzzle that is kept."""

from pathlib import Path
from typing import Final

from edenia_tui.games.aims import win_the_game
from edenia_tui.games.learning import Learning
from tests.games.cups.rules.game import CUPS

LEARNING: Final = Learning(
    folder=Path(__file__).parent,
    pictured="bidding",
    aims=(win_the_game(CUPS, lambda _, __: False),),
    of_three=(),
    players=(2,),
    settled=lambda state, seat: state if CUPS.view(state, seat) == state else None,
)

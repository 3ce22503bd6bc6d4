"""Edenia for those who learn it."""

from pathlib import Path
from typing import Final

from msgspec.structs import replace

from edenia_tui.games.edenia.learning.aims import AIMS
from edenia_tui.games.learning import Learning
from rules.edenia.state import Dwarf, Player, State, Token
from rules.kernel.seat import Seat


def _settled(state: State, seat: Seat) -> State:
    """SEC-1: leave no artefact that only somebody else knows; ART-9: those in other hands lie open."""
    players = tuple(
        player if other == seat else _opened(player) for other, player in enumerate(state.players)
    )
    dwarfs = tuple(
        Dwarf(dwarf.cell, tuple(Token() for _ in dwarf.tokens)) for dwarf in state.dwarfs
    )
    return replace(state, players=players, dwarfs=dwarfs)


def _opened(player: Player) -> Player:
    hidden = tuple(name for name in player.hidden if name is not None)
    return replace(player, hidden=(), played=(*player.played, *hidden))


LEARNING: Final = Learning(
    folder=Path(__file__).parent,
    pictured="tunnels",
    aims=AIMS,
    of_three=("win", "safe"),
    players=(2, 2, 3),
    settled=_settled,
)

"""What is under way where a position does not say it: a turn, at its beginning if no die is told."""

from collections.abc import Sequence

from rules.galaxies.cards import NO_PILOT, NO_PLANET
from rules.galaxies.decks_left import pilots_left, planets_left
from rules.galaxies.frames import Enlisting, Filling, Frame, RogueTurn, Rolling, Turn
from rules.galaxies.state import ROGUE, Bay, State


def stack_of(state: State) -> tuple[Frame, ...]:
    """CHN-6: gaps are filled first, then dice rolled, then the player in turn is asked."""
    frames: list[Frame] = [*_turn(state)]
    if NO_PILOT in state.pilots and pilots_left(state):
        frames.append(Enlisting())
    if NO_PLANET in state.row and planets_left(state):
        frames.append(Filling())
    return tuple(frames)


def _turn(state: State) -> Sequence[Frame]:
    setup, mat = state.setup, state.mats[state.turn]
    if state.is_solo() and state.turn == ROGUE:
        levels = setup.content.rogue_levels
        return (RogueTurn(levels[min(mat.level, len(levels)) - 1].dice - 1),)
    if state.bay != Bay():
        return (Turn(),)
    dice = setup.content.levels[mat.level - 1].dice - state.lost_dice
    return Turn(), Rolling(max(dice, 1))

"""What puzzles of Edenia ask for besides what any game's may: exactly 42 points, a flag that stays."""

from collections.abc import Iterator
from typing import Final

from edenia_tui.games.aim import Aim, Horizon
from edenia_tui.games.aims import be_safe, win_this_turn
from rules.edenia.game import EDENIA
from rules.edenia.geometry import cell_of, distance
from rules.edenia.notation.names import cell_name
from rules.edenia.places import seat_of
from rules.edenia.scoring import points
from rules.edenia.state import LAW, State, Turn
from rules.kernel.seat import Seat

_LAW: Final = "law"
_NEAR_LAW: Final = range(LAW - 14, LAW + 10)
_HOPEFUL: Final = 0.3
"""From this chance on it is worth a look whether somebody can win at once."""
_SELDOM: Final = 6
"""A rival's whole turn has to be searched through for each of one's own choices: that takes long."""
_DANGER: Final = 0.5
"""From this chance of a rival on it is worth a look whether they win at once."""
_FAR: Final = 3
"""So many cells from a flag nobody takes it down as a rule."""


def _begins(state: State) -> bool:
    """Tell whether a turn begins: its questions are no puzzles of their own."""
    return state.turn == Turn()


def _is_near_law(state: State, seat: Seat) -> bool:
    return _begins(state) and state.rules.has_law and points(state.players[seat]) in _NEAR_LAW


def _is_hopeful(state: State, seat: Seat) -> bool:
    return _begins(state) and EDENIA.estimate(state)[seat] > _HOPEFUL


def _has_law(state: State, seat: Seat, _: str) -> bool:
    outcome = state.outcome
    return outcome is not None and outcome.victory == _LAW and outcome.winners == (seat,)


def _flags(state: State, seat: Seat) -> Iterator[str]:
    """List the planets with a flag that could be lost."""
    for planet in state.planets:
        if planet.flag == seat and not planet.protected:
            yield cell_name(planet.cell)


def _may_lose_flag(state: State, seat: Seat) -> bool:
    if not _begins(state):
        return False
    others = [
        cell_of(spot) for spot, line in state.flock if any(seat_of(sheep) != seat for sheep in line)
    ]
    return any(
        distance(planet.cell, cell) < _FAR
        for planet in state.planets
        if planet.flag == seat and not planet.protected
        for cell in others
    )


def _has_flag(state: State, seat: Seat, what: str) -> bool:
    """Tell whether a flag stands; who has won needs none."""
    if state.outcome is not None:
        return seat in state.outcome.winners
    return any(one.flag == seat and cell_name(one.cell) == what for one in state.planets)


def _is_in_danger(state: State, seat: Seat) -> bool:
    if not _begins(state):
        return False
    chances = EDENIA.estimate(state)
    return max(chance for other, chance in enumerate(chances) if other != seat) > _DANGER


REACH_42: Final = Aim(
    name=_LAW,
    horizon=Horizon.TURN,
    whats=lambda _, __: ("",),
    is_worth_a_look=_is_near_law,
    is_reached=_has_law,
)
"""WIN-2: reach exactly 42 points in this turn."""
SAVE_THE_FLAG: Final = Aim(
    name="flag",
    horizon=Horizon.ANSWER,
    whats=_flags,
    is_worth_a_look=_may_lose_flag,
    is_reached=_has_flag,
    most_steps=5_000,
    one_game_in=_SELDOM,
    is_one_choice=True,
)
"""HAB-2: find the choice after which nobody can take a flag down before one's own next turn."""
AIMS: Final = (
    REACH_42,
    win_this_turn(EDENIA, _is_hopeful),
    SAVE_THE_FLAG,
    be_safe(EDENIA, _is_in_danger, one_game_in=_SELDOM),
)

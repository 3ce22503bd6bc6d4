"""A planet's way into a galaxy, moment by moment: where it lay, where it lies, what it makes."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.games.exo.board.marks import Marks
from edenia_tui.games.exo.screen.preview import squares_of
from rules.exo.analysis.lines import lines_made
from rules.exo.events import Event, Placed, Taken
from rules.exo.state import State

_LONG: Final = 5
"""So many pictures one moment stays, which is long enough to be seen."""


def travel(before: State, events: Sequence[Event]) -> tuple[Marks, ...]:
    """Give the pictures of what happened to a planet; none when chance acted."""
    shown: list[Marks] = []
    for event in events:
        match event:
            case Taken(planet=planet, place=place):
                shown += [Marks(focus=place, shown=planet)] * _LONG
            case Placed(seat=seat, planet=planet, square=square, earned=earned):
                shown += [Marks(focus=(seat, square))] * _LONG
                if earned:
                    made = lines_made(before.galaxies[seat], square, planet)
                    lines = squares_of(seat, made)
                    shown += [Marks(focus=(seat, square), lines=lines)] * _LONG
            case _:
                pass
    return tuple(shown)

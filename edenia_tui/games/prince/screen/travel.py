"""What happened to planets, moment by moment: a tile comes, and baobabs may flip it with others."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.games.prince.board.marks import Marks
from rules.prince.events import Event, Flipped, Taken
from rules.prince.planet import with_tile
from rules.prince.state import State

_LONG: Final = 6
"""So many pictures one moment stays, which is long enough to be seen."""


def travel(before: State, events: Sequence[Event]) -> tuple[Marks, ...]:
    """Give the pictures of tiles that were taken and flipped; none when chance acted."""
    shown: list[Marks] = []
    for event in events:
        match event:
            case Taken(seat=seat, tile=tile, cell=cell):
                planet = with_tile(before.tiles, before.planets[seat], cell, tile)
                came = Marks((seat, cell), seat=seat, planet=planet, is_past=True)
                shown += [came] * _LONG
            case Flipped(seat=seat, cells=cells):
                shown += [Marks((seat, cells[-1]))] * _LONG
            case _:
                pass
    return tuple(shown)

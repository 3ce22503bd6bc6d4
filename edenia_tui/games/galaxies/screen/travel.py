"""What happened, moment by moment: where ships went and what they brought."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.games.galaxies.board.marks import Marks, Site, Sort
from edenia_tui.games.galaxies.screen.places import planet_site, spot_site
from rules.galaxies import events as told
from rules.galaxies.events import Event
from rules.galaxies.state import State

_LONG: Final = 6
"""So many pictures one moment stays, which is long enough to be seen."""
_MOST: Final = 3
"""So many moments are shown of what happened at once, so that nobody waits."""


def travel(before: State, events: Sequence[Event]) -> tuple[Marks, ...]:
    """Give the pictures of where something happened; none where only numbers changed."""
    sites = [site for event in events if (site := _site(before, event)) is not None]
    kept = list(dict.fromkeys(sites))[:_MOST]
    return tuple(Marks(site) for site in kept for _ in range(_LONG))


def _site(before: State, event: Event) -> Site | None:
    match event:
        case told.Moved(seat=seat, target=spot) | told.Advanced(seat=seat, target=spot):
            return spot_site(before, seat, spot)
        case told.Pushed(seat=seat, target=spot):
            return spot_site(before, seat, spot)
        case told.Colonised(planet=planet):
            return planet_site(before, planet, Sort.ORBIT)
        case told.Upgraded(seat=seat) | told.Hired(seat=seat):
            return Site(Sort.MAT, seat)
        case _:
            return None

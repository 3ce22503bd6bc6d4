"""Choices by where they lie: how arrows and clicks pick one, and why there is none."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from edenia_tui.games.exo.board.marks import Site
from edenia_tui.games.told import PickKeys
from rules.exo.actions import Action, Put, Take
from rules.exo.analysis.obstacles import against
from rules.exo.layout import Place
from rules.exo.planet import NO_PLANET
from rules.exo.square import WIDTH, Square, east_of_star, north_of_star
from rules.exo.state import Ask, State
from rules.kernel.refused import Refused


class Way(NamedTuple):
    """From the choice considered to the next one on a side."""

    right: int
    down: int


_WAYS: Final = {
    "shift+up": Way(0, -1),
    "shift+right": Way(1, 0),
    "shift+down": Way(0, 1),
    "shift+left": Way(-1, 0),
}
_ACROSS, _ASIDE = 4, 2
"""The columns between two places of a row; how much farther things seem that lie aside of the way."""

KEYS: Final = (PickKeys((*_WAYS,), "key-next", "Shift+arrows"),)

Wish = Way | Site


def wish_of_key(key: str) -> Way:
    """Tell which way a key goes."""
    return _WAYS[key]


def wish_at(view: State, site: Site | None) -> Site | None:
    """A click asks for what is to be chosen: a planet of the universe, a square of whoever acts."""
    if isinstance(site, tuple):
        return site if view.ask is Ask.PUT and site[0] == view.active else None
    is_planet = site is not None and view.universe[site] != NO_PLANET
    return site if view.ask is Ask.TAKE and is_planet else None


def grant(
    view: State, legal: Sequence[Action], considered: Action | None, wish: Wish
) -> Action | Refused | None:
    """Find the choice that was wished for, or why there is none."""
    if isinstance(wish, Way):
        return _next(view, legal, considered, wish)
    action = _choice_at(view, wish)
    if action is None or action in legal:
        return action
    return against(view, action)


def _choice_at(view: State, site: Site) -> Action | None:
    """Tell what would be chosen there; None where it is not asked for."""
    if wish_at(view, site) is None:
        return None
    return Put(site[1]) if isinstance(site, tuple) else Take(view.universe[site])


def _next(
    view: State, legal: Sequence[Action], considered: Action | None, way: Way
) -> Action | Refused | None:
    """Find the nearest choice on a side; where there is none, tell why not what lies there."""
    if not isinstance(considered, Take | Put):
        return None
    found = _nearest(view, legal, considered, way)
    if found is not None:
        return found
    beyond = _nearest(view, _all_of(view, considered, way), considered, way)
    return None if beyond is None else against(view, beyond)


def _nearest(view: State, actions: Sequence[Action], considered: Action, way: Way) -> Action | None:
    x, y = _where(view, considered)
    found: list[tuple[float, Action]] = []
    for action in actions:
        to_x, to_y = _where(view, action)
        right, down = to_x - x, to_y - y
        ahead = right * way.right + down * way.down
        if ahead > 0:
            aside = abs(right if way.down else down)
            found.append((ahead + _ASIDE * aside, action))
    return min(found, key=lambda one: one[0], default=(0, None))[1]


def _all_of(view: State, considered: Action, way: Way) -> list[Action]:
    """List what lies around a choice, be it legal or not."""
    if isinstance(considered, Put):
        return [Put(Square(considered.square + way.right + way.down * WIDTH))]
    return [Take(planet) for planet in view.universe if planet != NO_PLANET]


def _where(view: State, action: Action) -> tuple[float, float]:
    """Tell where a choice lies, in steps to the right and down."""
    if isinstance(action, Put):
        return east_of_star(action.square), -north_of_star(action.square)
    if isinstance(action, Take):
        place = Place(view.universe.index(action.planet))
        row = next(n for n, (_, places) in enumerate(view.layout.rows()) if place in places)
        return view.layout.columns[place] / _ACROSS, row
    return 0, 0

"""Choices by their number or by where they lie: how digits and clicks pick one, and why there is none."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from edenia_tui.games.prince.board.marks import Offered, Site
from edenia_tui.games.told import PickKeys
from rules.kernel.refused import Refused
from rules.kernel.seat import Seat
from rules.prince.actions import Action, Choose, Hide, Name, Take, TakeHidden
from rules.prince.refusal import why_not
from rules.prince.state import Ask, State
from rules.prince.tiles import NO_TILE, STACKS, Stack

_DIGITS: Final = ("1", "2", "3", "4", "5")

KEYS: Final = (PickKeys(_DIGITS, "key-number", "1 2 3 4 5"),)


class Number(NamedTuple):
    """What is numbered so in the drawing: a tile, a stack or a player, as it is asked."""

    number: int


Wish = Number | Site


def wish_of_key(key: str) -> Wish:
    """Tell which number a key asks for."""
    return Number(int(key))


def wish_at(view: State, site: Site | None) -> Wish | None:
    """A click asks for what is to be chosen: a tile on offer, a stack, a player by the planet."""
    is_asked = {
        Ask.STACK: isinstance(site, Stack),
        Ask.TAKE: isinstance(site, Offered),
        Ask.HIDE: isinstance(site, Offered),
        Ask.NAME: is_cell(site),
    }
    return site if is_asked.get(view.ask, False) else None


def is_cell(site: Site | None) -> bool:
    """Tell whether a site is a cell of a planet."""
    return isinstance(site, tuple) and not isinstance(site, Offered)


def grant(
    view: State, legal: Sequence[Action], _: Action | None, wish: Wish
) -> Action | Refused | None:
    """Find the choice that was wished for, or why there is none."""
    site = _numbered(view, wish.number - 1) if isinstance(wish, Number) else wish
    action = None if site is None else _choice_at(view, site)
    return action if action is None or action in legal else why_not(view, action)


def _numbered(view: State, place: int) -> Site | None:
    """Tell what has a number now."""
    if view.ask is Ask.STACK:
        return STACKS[place] if place < len(STACKS) else None
    if view.ask is Ask.NAME:
        return (Seat(place), 0) if place < len(view.planets) else None
    return Offered(place)


def _choice_at(view: State, site: Site) -> Action | None:
    """Tell what would be chosen there; None where nothing can be."""
    if isinstance(site, Stack):
        return Choose(site)
    if not isinstance(site, Offered):
        return Name(site[0])
    if site.place == len(view.offer) and view.down != NO_TILE:
        return TakeHidden()
    tile = view.offer[site.place] if site.place < len(view.offer) else None
    if tile is None:
        return None
    return Hide(tile) if view.ask is Ask.HIDE else Take(tile)

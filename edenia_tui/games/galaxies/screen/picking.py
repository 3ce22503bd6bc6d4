"""Choices by their number or by where they lie: how digits and clicks pick one, and why there is none."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from edenia_tui.games.galaxies.board.marks import Site, Sort
from edenia_tui.games.galaxies.screen.places import site_of
from edenia_tui.games.told import PickKeys
from rules.galaxies import actions as do
from rules.galaxies.actions import Action
from rules.galaxies.asking import question_of
from rules.galaxies.cards import NO_PILOT, NO_PLANET, Planet
from rules.galaxies.faces import NO_DICE, Face, faces_of, with_die
from rules.galaxies.legal import legal
from rules.galaxies.reasons import Question
from rules.galaxies.refusal import why_not
from rules.galaxies.ships import orbit, surface
from rules.galaxies.state import State
from rules.kernel.memo import remember_last
from rules.kernel.refused import Refused

_DIGITS: Final = tuple("1234567")

KEYS: Final = (PickKeys(_DIGITS, "key-number", "1 2 3 4 5 6 7"),)
_DICE: Final = (Question.TURN, Question.REROLL)
"""Questions in which digits number the dice."""
_PLANETS: Final = (Question.TARGET, Question.SLIP, Question.REPLACE)
"""Questions in which digits number the planets of the row."""


_BY_FACE: Final[dict[Question | None, Callable[[Face], Action]]] = {
    Question.TURN: do.Use,
    Question.CHANGE: do.Change,
    Question.SPEND: do.Spend,
}
"""What is chosen by a die that lies there."""


class Number(NamedTuple):
    """What has this number in the drawing, or else in the list."""

    number: int


Wish = Number | Site


def wish_of_key(key: str) -> Wish:
    """Tell which number a key asks for."""
    return Number(int(key))


def wish_at(view: State, site: Site | None) -> Wish | None:
    """A click asks for what can be chosen, or for why it cannot; everywhere else it only points."""
    if site is None:
        return None
    is_told = _choice_at(view, site) is not None
    return site if is_told or site in _sites_now(view) else None


@remember_last
def _sites_now(view: State) -> frozenset[Site | None]:
    """Find everything that the open question is about."""
    return frozenset(site_of(view, action) for action in legal(view))


def grant(
    view: State, offered: Sequence[Action], considered: Action | None, wish: Wish
) -> Action | Refused | None:
    """Find the choice that was wished for, or why there is none; again and again the next one."""
    if isinstance(wish, Number):
        return _numbered(view, offered, considered, wish.number - 1)
    return _at(view, offered, considered, wish)


def _numbered(
    view: State, offered: Sequence[Action], considered: Action | None, place: int
) -> Action | Refused | None:
    question = question_of(view)
    if question in _DICE:
        return _at(view, offered, considered, Site(Sort.DIE, place))
    if question in _PLANETS:
        sites = (Site(Sort.ORBIT, place), Site(Sort.SURFACE, place))
        there = [one for one in offered if site_of(view, one) in sites]
        return _next(there, considered) or _refusal(view, sites[0])
    return offered[place] if place < len(offered) else None


def _at(
    view: State, offered: Sequence[Action], considered: Action | None, site: Site
) -> Action | Refused | None:
    if site.sort is Sort.DIE:
        return _toggle_or_next(view, offered, considered, site.number)
    there = [one for one in offered if site_of(view, one) == site]
    return _next(there, considered) or _refusal(view, site)


def _next(there: Sequence[Action], considered: Action | None) -> Action | None:
    """Give the choice after the one considered, round and round."""
    if not there:
        return None
    return there[(there.index(considered) + 1) % len(there) if considered in there else 0]


def _toggle_or_next(
    view: State, offered: Sequence[Action], considered: Action | None, place: int
) -> Action | Refused | None:
    """ACT-1: use that die; ROL-1: take it into the handful that is rolled again, or out of it."""
    faces = faces_of(view.bay.dice)
    if place >= len(faces):
        return None
    if question_of(view) is Question.REROLL:
        return _toggled(view, considered, place)
    there = [one for one in offered if _is_of(one, faces[place])]
    return _next(there, considered) or _refusal(view, Site(Sort.DIE, place))


def _is_of(action: Action, face: Face) -> bool:
    return isinstance(action, do.Use | do.Change | do.Spend) and action.face is face


def _toggled(view: State, considered: Action | None, place: int) -> Action | Refused:
    """The dice of one face that are meant are the first ones; a click on one beyond them adds one."""
    face = faces_of(view.bay.dice)[place]
    meant = considered.dice if isinstance(considered, do.Reroll) else NO_DICE
    before = faces_of(view.bay.dice).index(face)
    is_meant = place - before < meant[face]
    dice = with_die(meant, face, -1 if is_meant else 1)
    if dice == NO_DICE:
        dice = view.bay.dice
    return do.Reroll(dice)


def _refusal(view: State, site: Site) -> Refused | None:
    """Tell why nothing can be chosen there, where there is something to be told."""
    action = _choice_at(view, site)
    return None if action is None else why_not(view, action)


def _choice_at(view: State, site: Site) -> Action | None:
    """Tell what would be chosen there, whether it can be or not; None where nothing would."""
    question, number = question_of(view), site.number
    match site.sort:
        case Sort.DIE if question in _BY_FACE and number < sum(view.bay.dice):
            return _BY_FACE[question](faces_of(view.bay.dice)[number])
        case Sort.ORBIT | Sort.SURFACE if question in _PLANETS and number < len(view.row):
            return _choice_of_planet(view.row[number], site.sort, question)
        case Sort.PILOT if question is Question.TURN:
            pilot = view.pilots[number]
            return None if pilot == NO_PILOT else do.Hire(pilot)
        case _:
            return None


def _choice_of_planet(planet: Planet, sort: Sort, question: Question | None) -> Action | None:
    if planet == NO_PLANET:
        return None
    if question is Question.REPLACE:
        return do.Replace(planet)
    return do.Go(orbit(planet) if sort is Sort.ORBIT else surface(planet))

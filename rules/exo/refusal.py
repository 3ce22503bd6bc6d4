"""Why not: the reason an action that is not on the list is refused, with its rule and facts.

Rule of the file: it is asked only about actions `legal` does not list, and it has an answer for every
action that has a text.
"""

from typing import assert_never

from rules.exo.actions import Action, First, Lay, Put, Take
from rules.exo.layout import Place
from rules.exo.notation.names import planet_name, seat_name, square_name
from rules.exo.planet import Planet
from rules.exo.reasons import Reason, refuse
from rules.exo.square import STAR, Square
from rules.exo.state import Ask, State
from rules.exo.universe import covers_of
from rules.kernel.refused import Refused

_CHANCE_RULE = {Ask.LAY: "SET-1", Ask.FIRST: "SET-3"}


def why_not(state: State, action: Action) -> Refused:
    """Tell why an action is not legal."""
    if state.ask is Ask.OVER:
        return refuse(Reason.GAME_OVER, "END-1")
    match action:
        case Take(planet):
            return _why_not_take(state, planet)
        case Put(square):
            return _why_not_put(state, square)
        case Lay(planet):
            return _why_not_lay(state, planet)
        case First():
            if state.ask is Ask.FIRST:
                return refuse(Reason.NO_SUCH_SEAT, "SET-3", seat=seat_name(action.seat))
            return refuse(Reason.NOT_ASKED, "SET-3")
        case _:
            assert_never(action)


def _why_not_take(state: State, planet: Planet) -> Refused:
    """TAKE-1 and TAKE-2: one planet a turn, out of the universe, that nothing covers."""
    if state.ask in _CHANCE_RULE:
        return refuse(Reason.CHANCE_DECIDES, _CHANCE_RULE[state.ask])
    name = planet_name(planet)
    if state.ask is Ask.PUT:
        return refuse(Reason.PUT_FIRST, "PUT-1", planet=planet_name(state.held))
    if planet in state.universe:
        place = Place(state.universe.index(planet))
        above = covers_of(state.layout, state.universe, place)
        by = " ".join(planet_name(one) for one in above)
        return refuse(Reason.COVERED, "TAKE-2", planet=name, place=state.layout.names[place], by=by)
    owner, square = next(
        (seat, galaxy.squares[galaxy.planets.index(planet)])
        for seat, galaxy in zip(state.seats(), state.galaxies, strict=True)
        if planet in galaxy.planets
    )
    return refuse(
        Reason.TAKEN, "PUT-3", planet=name, owner=seat_name(owner), square=square_name(square)
    )


def _why_not_put(state: State, square: Square) -> Refused:
    """PUT-1, PUT-2 and PUT-3: an empty square next to the Star or to a planet of one's own."""
    if state.ask in _CHANCE_RULE:
        return refuse(Reason.CHANCE_DECIDES, _CHANCE_RULE[state.ask])
    if state.ask is Ask.TAKE:
        return refuse(Reason.TAKE_FIRST, "TAKE-1")
    name = square_name(square)
    galaxy = state.galaxies[state.active]
    if square == STAR:
        return refuse(Reason.ON_STAR, "PUT-3", square=name)
    if square in galaxy.squares:
        planet = planet_name(galaxy.planets[galaxy.squares.index(square)])
        return refuse(Reason.SQUARE_FULL, "PUT-3", square=name, planet=planet)
    if not galaxy.planets:
        return refuse(Reason.NOT_BESIDE_STAR, "PUT-1", square=name)
    return refuse(Reason.NOT_BESIDE_PLANET, "PUT-2", square=name)


def _why_not_lay(state: State, planet: Planet) -> Refused:
    """SET-1: every planet is laid once, and only before the game."""
    if state.ask is Ask.FIRST:
        return refuse(Reason.CHANCE_DECIDES, "SET-3")
    if state.ask is not Ask.LAY:
        return refuse(Reason.NOT_ASKED, "SET-1")
    return refuse(Reason.LAID_ALREADY, "SET-1", planet=planet_name(planet))

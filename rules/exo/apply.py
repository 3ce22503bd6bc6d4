"""Doing one action: checked against `legal`, then carried out."""

from rules.exo.actions import Action, First, Lay, Put, Take
from rules.exo.events import Began, Ended, Event, Laid, Placed, Taken, TurnBegan
from rules.exo.growing import grown
from rules.exo.layout import Place
from rules.exo.legal import legal
from rules.exo.planet import NO_PLANET
from rules.exo.refusal import why_not
from rules.exo.scoring import judge
from rules.exo.state import PLANETS_EACH, Ask, State
from rules.exo.universe import freed_by, next_place, with_planet
from rules.kernel.seat import Seat
from rules.kernel.step import Step

_TAKE, _PUT = Ask.TAKE, Ask.PUT


def apply(state: State, action: Action) -> Step[State, Event]:
    """Do an action, or refuse it with the reason and its rule."""
    if action not in legal(state):
        raise why_not(state, action)
    if isinstance(action, Put):
        return _put(state, action)
    if isinstance(action, Take):
        return _take(state, action)
    if isinstance(action, Lay):
        return _lay(state, action)
    return _first(state, action)


def _first(state: State, action: First) -> Step[State, Event]:
    """SET-3: this seat begins, once the universe is laid."""
    seat = action.seat
    begun = State(state.layout, state.universe, state.galaxies, seat, seat, 1, Ask.LAY)
    return Step(begun, (Began(seat),))


def _lay(state: State, action: Lay) -> Step[State, Event]:
    """SET-1: a planet on the next place; after the last one the first turn begins."""
    place = next_place(state.universe)
    universe = with_planet(state.universe, place, action.planet)
    laid = Laid(place, action.planet)
    active = state.active
    if NO_PLANET in universe:
        ask, events = Ask.LAY, (laid,)
        return Step(State(state.layout, universe, state.galaxies, active, active, 1, ask), events)
    begun = State(state.layout, universe, state.galaxies, active, active, 1, _TAKE)
    return Step(begun, (laid, TurnBegan(active, 1)))


def _take(state: State, action: Take) -> Step[State, Event]:
    """TAKE-1: the planet leaves the universe; TAKE-2: what it alone covered is free now."""
    planet = action.planet
    place = Place(state.universe.index(planet))
    universe = with_planet(state.universe, place, NO_PLANET)
    taken = Taken(state.active, planet, place, freed_by(state.layout, universe, place))
    holding = State(
        state.layout,
        universe,
        state.galaxies,
        state.first,
        state.active,
        state.round,
        _PUT,
        planet,
    )
    return Step(holding, (taken,))


def _put(state: State, action: Put) -> Step[State, Event]:
    """PUT-3: the planet stays where it is put; then it is the next player's turn, or the end."""
    active, planet = state.active, state.held
    before = state.galaxies[active]
    galaxy = grown(before, action.square, planet)
    galaxies = (*state.galaxies[:active], galaxy, *state.galaxies[active + 1 :])
    points = galaxy.points
    placed = Placed(active, planet, action.square, points - before.points, points)
    first, layout, universe = state.first, state.layout, state.universe
    full = PLANETS_EACH[len(galaxies)]
    seat, number = active, state.round
    for _ in galaxies:
        seat = Seat((seat + 1) % len(galaxies))
        number += seat == first
        if len(galaxies[seat].planets) < full:
            following = State(layout, universe, galaxies, first, seat, number, _TAKE)
            return Step(following, (placed, TurnBegan(seat, number)))
    outcome = judge(galaxies)
    over = State(
        layout, universe, galaxies, first, active, state.round, Ask.OVER, NO_PLANET, outcome
    )
    return Step(over, (placed, Ended(outcome)))

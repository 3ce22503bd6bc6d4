"""What planets could earn, and what taking them would free."""

from rules.exo.actions import Action, Put, Take
from rules.exo.growing import earned_by
from rules.exo.layout import Place
from rules.exo.planet import NO_PLANET, Planet, share_of
from rules.exo.square import Square
from rules.exo.state import Galaxy, State
from rules.exo.universe import freed_by, with_planet


def offers(galaxy: Galaxy, planet: Planet) -> dict[Square, int]:
    """LINE-1: the points a planet would make on each open square."""
    pairs = zip(galaxy.open, galaxy.promise, strict=True)
    return {square: share_of(promise, planet) for square, promise in pairs}


def best_gain(galaxy: Galaxy, planet: Planet) -> int:
    """LINE-1: the most points a planet could make in a galaxy."""
    return max(share_of(promise, planet) for promise in galaxy.promise)


def best_squares(galaxy: Galaxy, planet: Planet) -> tuple[Square, ...]:
    """LINE-1: where it would make them; nowhere when it makes none."""
    best = best_gain(galaxy, planet)
    offered = offers(galaxy, planet)
    return tuple(square for square, earned in offered.items() if best and earned == best)


def gain_of(state: State, action: Action) -> int:
    """LINE-1: the points of a choice, or the most that can follow."""
    galaxy = state.galaxies[state.active]
    match action:
        case Put(square):
            return earned_by(galaxy, square, state.held)
        case Take(planet):
            return best_gain(galaxy, planet)
        case _:
            return 0


def place_of(state: State, planet: Planet) -> Place | None:
    """Find the place where a planet lies; None when it lies in the universe no more."""
    return Place(state.universe.index(planet)) if planet in state.universe else None


def freed_without(state: State, planet: Planet) -> tuple[Planet, ...]:
    """TAKE-2: what would be free if a planet were taken."""
    place = place_of(state, planet)
    if place is None:
        return ()
    return freed_by(state.layout, with_planet(state.universe, place, NO_PLANET), place)

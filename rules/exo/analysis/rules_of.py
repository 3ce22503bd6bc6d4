"""Which rules of the rulebook tell more about a choice, a place or a square."""

from rules.exo.actions import Action, First, Lay, Put, Take
from rules.exo.analysis.gains import freed_without, gain_of
from rules.exo.layout import Place
from rules.exo.square import STAR, Square
from rules.exo.state import State
from rules.exo.universe import covers_of
from rules.kernel.seat import Seat


def rules_of(state: State, action: Action) -> tuple[str, ...]:
    """Name the rule a choice is offered by; that of its points, or of what it frees."""
    match action:
        case Take(planet):
            return ("TAKE-1", "TAKE-2") if freed_without(state, planet) else ("TAKE-1",)
        case Put():
            joins = _joining(state, state.active)
            return (joins, "LINE-1") if gain_of(state, action) else (joins,)
        case Lay():
            return ("SET-1",)
        case First():
            return ("SET-3",)


def rule_of_place(state: State, place: Place) -> str:
    """Name the rule of a place of the universe."""
    return "TAKE-2" if covers_of(state.layout, state.universe, place) else "TAKE-1"


def rule_of_square(state: State, seat: Seat, square: Square) -> str:
    """Name the rule of a square of somebody's galaxy."""
    if square == STAR:
        return "LINE-4"
    return "PUT-3" if square in state.galaxies[seat].squares else _joining(state, seat)


def _joining(state: State, seat: Seat) -> str:
    """Name the rule by which the next planet joins a galaxy."""
    return "PUT-2" if state.galaxies[seat].planets else "PUT-1"

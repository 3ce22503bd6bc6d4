"""Everything that may be done now, as a list.

Rule of the file: this list is the whole truth; `apply` takes what is on it and nothing else. Actions
are built once and only picked here, because this is asked before every decision.
"""

from rules.exo.actions import Action, First, Lay, Put, Take
from rules.exo.planet import PLANETS
from rules.exo.square import FARTHEST, Square, square_at
from rules.exo.state import Ask, State
from rules.exo.universe import free_planets, unlaid
from rules.kernel.memo import remember_last

_TAKE, _PUT, _LAY, _FIRST = Ask.TAKE, Ask.PUT, Ask.LAY, Ask.FIRST
_TAKES = tuple(Take(planet) for planet in PLANETS)
_LAYS = tuple(Lay(planet) for planet in PLANETS)
_REACH = range(-FARTHEST, FARTHEST + 1)
_PUTS: dict[Square, Put] = {
    square: Put(square)
    for square in (square_at(north, east) for north in _REACH for east in _REACH)
}


@remember_last
def legal(state: State) -> tuple[Action, ...]:
    """List the actions `apply` accepts: planets from the deepest on, squares from the north-west."""
    ask = state.ask
    if ask is _PUT:  # PUT-1 and PUT-2
        return tuple([_PUTS[square] for square in state.galaxies[state.active].open])
    if ask is _TAKE:  # TAKE-1
        return tuple([_TAKES[planet] for planet in free_planets(state.layout, state.universe)])
    return tuple(action for action, _ in chances(state))


def chances(state: State) -> tuple[tuple[Action, int], ...]:
    """SET-1 and SET-3: every planet that is not laid yet, and every seat, is as likely as any other."""
    if state.ask is _LAY:
        return tuple((_LAYS[planet], 1) for planet in unlaid(state.universe))
    if state.ask is _FIRST:
        return tuple((First(seat), 1) for seat in state.seats())
    return ()

"""Whether what is under way fits together, and what lies on the table; every complaint has its place."""

from collections.abc import Callable
from typing import Any, Final

from rules.galaxies.cards import MODELS, Model
from rules.galaxies.faces import NO_DICE, with_die
from rules.galaxies.frames import (
    Converting,
    Dealing,
    Die,
    Effect,
    Enlisting,
    Exploration,
    Exploring,
    Filling,
    Frame,
    Hiring,
    Keeping,
    Ladder,
    Landed,
    Raiding,
    Rallying,
    Rerolling,
    RogueStage,
    RogueTurn,
    Rolling,
    Slipping,
    Starting,
    Surging,
    Sweeping,
    Turn,
)
from rules.galaxies.legal import legal
from rules.galaxies.mat import Flown
from rules.galaxies.ships import NOWHERE, Ship, Where
from rules.galaxies.state import ROGUE, Bay, State
from rules.kernel.seat import Seat

_SETUP: Final = (Keeping, Dealing, Enlisting, Filling, Starting)
"""The frames of the set-up, the one that is done first last."""
_BOTTOM: Final = (Turn, RogueTurn)
_FILLING: Final = (Filling, Enlisting)
_ON_TOP: Final = (Rolling, Rerolling, Converting, Hiring)
"""What nothing lies on but gaps that are filled."""
_CONVERTED: Final = 3


def misfit_of(state: State) -> int | None:
    """Find the first frame that cannot be; None when all can."""
    shape = _is_setup if type(state.stack[0]) not in _BOTTOM else _is_turn
    for at, frame in enumerate(state.stack):
        check = _CHECKS.get(type(frame))
        if not shape(state, at) or (check is not None and not check(state, frame)):
            return at
    top = len(state.stack) - 1
    if not _has_ships_in_place(state) or not _is_asking(state):
        return top
    return None if legal(state) or isinstance(state.stack[top], Keeping) else top


def _is_setup(state: State, at: int) -> bool:
    """SET-3: nothing but the set-up, in its order, before anything has happened."""
    kinds = [type(frame) for frame in state.stack[: at + 1]]
    if any(kind not in _SETUP for kind in kinds) or state.bay != Bay() or state.turn != state.first:
        return False
    frame = state.stack[at]
    if isinstance(frame, Dealing) and Keeping(frame.seat) not in state.stack:
        return False
    ranks = [_SETUP.index(kind) for kind in kinds]
    return ranks == sorted(ranks) and frame not in state.stack[:at]


def _is_turn(state: State, at: int) -> bool:
    """TRN-1, SOL-3: a turn of whose turn it is lies below, and nothing of the set-up above it."""
    frame, above = state.stack[at], state.stack[at + 1 :]
    if at == 0:
        is_rogues = state.is_solo() and state.turn == ROGUE
        return isinstance(frame, RogueTurn) == is_rogues
    if isinstance(frame, (*_BOTTOM, Starting, Dealing, Keeping)):
        return False
    return not isinstance(frame, _ON_TOP) or all(isinstance(one, _FILLING) for one in above)


def _is_asking(state: State) -> bool:
    """Tell whether the frame on top has something to ask about."""
    match state.stack[-1]:
        case Die(waiting=waiting) | Rallying(waiting=waiting):
            return bool(waiting)
        case Effect(atoms=atoms) | Ladder(atoms=atoms):
            return bool(atoms)
        case RogueTurn(stage=stage):
            return stage is not RogueStage.ACT
        case Sweeping():
            return False
        case _:
            return True


def _has_ships_in_place(state: State) -> bool:
    """COL-1, HIR-6: a ship stands nowhere only as long as it waits to be placed."""
    waiting = {(frame.actor, frame.model) for frame in state.stack if isinstance(frame, Slipping)}
    waiting |= {
        (state.turn, frame.model)
        for frame in state.stack
        if isinstance(frame, Hiring) and frame.model is not None
    }
    nowhere = {
        (Seat(index), one.model)
        for index, mat in enumerate(state.mats)
        for one in mat.fleet
        if one.spot == NOWHERE
    }
    return nowhere == waiting and not any(NOWHERE in mat.ships for mat in state.mats)


def _flown(state: State, seat: Seat, model: Model) -> Flown | None:
    return next((one for one in state.mats[seat].fleet if one.model is model), None)


def _has_ship(state: State, seat: Seat, ship: Ship) -> bool:
    if isinstance(ship, Model):
        return _flown(state, seat, ship) is not None
    return ship in state.mats[seat].ships


def _check_rolling(_: State, frame: Rolling) -> bool:
    return frame.left > 0


def _check_rerolling(state: State, frame: Rerolling) -> bool:
    return state.bay.dice != NO_DICE and frame.price <= state.mats[state.turn].energy


def _check_converting(state: State, frame: Converting) -> bool:
    """CON-1: the dice that were named are there, and were named in order."""
    dice = state.bay.dice
    named = [one for one in (frame.face, frame.spent) if one is not None]
    for face in named:
        dice = with_die(dice, face, -1)
    is_in_order = frame.face is not None or frame.to is None
    is_in_order = is_in_order and (frame.to is not None or frame.spent is None)
    enough = sum(dice) >= _CONVERTED - len(named)
    return min(dice) >= 0 and enough and is_in_order and not state.bay.has_converted


def _check_hiring(state: State, frame: Hiring) -> bool:
    """HIR-6: the pilot lies in the row, or flies the ship that is about to be exchanged."""
    if frame.model is None:
        return frame.pilot in state.pilots and frame.face is None
    flown, mat = _flown(state, state.turn, frame.model), state.mats[state.turn]
    is_hired = flown is not None and flown.pilots == (frame.pilot,) and frame.face is not None
    active = state.setup.content.levels[mat.level - 1].ships
    return is_hired and len(mat.ships) + len(mat.fleet) == active + 1


def _check_die(state: State, frame: Die) -> bool:
    return _is_queue(state, frame.waiting) and frame.seat not in frame.waiting


def _check_rallying(state: State, frame: Rallying) -> bool:
    return _is_queue(state, frame.waiting)


def _is_queue(state: State, waiting: tuple[Seat, ...]) -> bool:
    """FOL-1: nobody is asked twice, and never the Rogue."""
    return len(set(waiting)) == len(waiting) and set(waiting) <= set(state.seats())


def _check_effect(state: State, frame: Effect) -> bool:
    if frame.actor not in state.seats() or frame.victim == frame.actor:
        return False
    if frame.face is not None and not state.bay.dice[frame.face]:  # `set`
        return False
    if frame.card >= 0 and (not state.setup.expansion or frame.ship is None):
        return False
    ships = [one for one in (frame.bound, frame.picked) if one is not None]
    return all(_has_ship(state, frame.actor, one) for one in ships)


def _check_landed(state: State, frame: Landed | Raiding) -> bool:
    return frame.planet in state.row and frame.actor in state.seats()


def _check_surging(state: State, frame: Surging) -> bool:
    flown = _flown(state, frame.actor, frame.model)
    return flown is not None and flown.spot.where in {Where.ORBIT, Where.DANGER}


def _check_slipping(state: State, frame: Slipping) -> bool:
    flown = _flown(state, frame.actor, frame.model)
    return flown is not None and flown.spot == NOWHERE and frame.model in MODELS


def _check_exploring(state: State, frame: Exploring) -> bool:
    """EXP-1 to EXP-5: a ship in the black, and a card of the right colour where one was drawn."""
    if not state.setup.expansion or frame.actor not in state.seats():
        return False
    ship = frame.ship
    spot = (
        flown.spot
        if isinstance(ship, Model) and (flown := _flown(state, frame.actor, ship))
        else ship
    )
    is_there = not isinstance(spot, Model) and spot.where is Where.BLACK
    has_drawn = frame.stage in {Exploration.GREEN, Exploration.RED}
    if not is_there or not _has_ship(state, frame.actor, ship) or has_drawn != (frame.drawn >= 0):
        return False
    is_red = has_drawn and state.setup.content.cards[frame.drawn].is_red
    return is_red == (frame.stage is Exploration.RED) and {*frame.left} <= {*state.open}


def _check_rogue(_: State, frame: RogueTurn) -> bool:
    return (frame.face is None) == (frame.stage is RogueStage.ROLL)


def _check_sweeping(state: State, frame: Sweeping) -> bool:
    """SOL-8: the Rogue advances around planets of the row, or is done with them."""
    return state.is_solo() and 1 <= frame.place <= len(state.row) + 1 and frame.steps > 0


_CHECKS: Final[dict[type[Frame], Callable[[State, Any], bool]]] = {
    Rolling: _check_rolling,
    Rerolling: _check_rerolling,
    Converting: _check_converting,
    Hiring: _check_hiring,
    Die: _check_die,
    Rallying: _check_rallying,
    Effect: _check_effect,
    Landed: _check_landed,
    Raiding: _check_landed,
    Surging: _check_surging,
    Slipping: _check_slipping,
    Exploring: _check_exploring,
    RogueTurn: _check_rogue,
    Sweeping: _check_sweeping,
}

"""Whom the frame on top of the stack asks, and which answers it takes."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rules.galaxies.actions import (
    Act,
    Action,
    Advance,
    Convert,
    End,
    Force,
    Go,
    Hire,
    Keep,
    Let,
    No,
    OpenReroll,
    Push,
    Surge,
    Use,
)
from rules.galaxies.advancing import advanceable, pushable
from rules.galaxies.atoms import Kind
from rules.galaxies.cards import NO_PLANET
from rules.galaxies.draft import Table
from rules.galaxies.effects.table import DEEDS
from rules.galaxies.exploring import explore_choices
from rules.galaxies.faces import FACES
from rules.galaxies.fleet import spot_of
from rules.galaxies.following import follow_choices
from rules.galaxies.frames import (
    Converting,
    Dealing,
    Die,
    Effect,
    Enlisting,
    Exploration,
    Exploring,
    Filling,
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
from rules.galaxies.hiring import exchanges, flights, hireable
from rules.galaxies.ladder import ladder_choices
from rules.galaxies.moving import taken_by_others
from rules.galaxies.performing import can_activate
from rules.galaxies.ships import Where, orbit
from rules.galaxies.turns import can_convert, can_reroll, convert_choices, rerolls
from rules.kernel.seat import CHANCE, Chance, Seat

_NO = No()
_USES = tuple(Use(face) for face in FACES)
_REROLL, _CONVERT, _END = OpenReroll(), Convert(), End()
_PLAYER = Seat(0)


def asked(table: Table) -> Seat | Chance | None:
    """Tell whose decision is open; None when the game is over."""
    if not table.stack:
        return None
    frame = table.stack[-1]
    match frame:
        case Effect() | Exploring():
            is_draw = isinstance(frame, Exploring) and frame.stage is Exploration.DRAW
            return CHANCE if is_draw else frame.actor
        case Turn() | Rerolling() | Converting() | Hiring():
            return table.turn
        case Starting() | Filling() | Enlisting() | Dealing() | Rolling():
            return CHANCE
        case Die() | Rallying():
            return frame.waiting[0]
        case Keeping():
            return frame.seat
        case RogueTurn():
            return CHANCE if frame.stage is RogueStage.ROLL else _PLAYER
        case Ladder() | Sweeping():
            return _PLAYER
        case _:
            return frame.actor


def _turn(table: Table, _: Turn) -> Sequence[Action]:
    """TRN-2; ROL-2: this is asked between two activations, and so is a reroll."""
    dice = table.bay.dice
    found: list[Action] = [
        _USES[face] for face in FACES if dice[face] and can_activate(table, face)
    ]
    if can_reroll(table):
        found.append(_REROLL)
    if can_convert(table):
        found.append(_CONVERT)
    if table.pilots:
        found += [Hire(pilot) for pilot in hireable(table)]
    found.append(_END)
    return found


def _keeping(table: Table, frame: Keeping) -> Sequence[Action]:
    """SET-3."""
    return [Keep(one) for one in table.mats[frame.seat].missions if one is not None]


def _rerolling(table: Table, _: Rerolling) -> Sequence[Action]:
    return rerolls(table.bay.dice)


def _hiring(table: Table, frame: Hiring) -> Sequence[Action]:
    return flights(table, frame.pilot) if frame.model is None else exchanges(table)


def _effect(table: Table, frame: Effect) -> Sequence[Action]:
    return DEEDS[frame.atoms[0].verb].choices(table, frame)


def _landed(_: Table, __: Landed) -> Sequence[Action]:
    """MOV-4."""
    return (Act(), _NO)


def _surging(_: Table, __: Surging) -> Sequence[Action]:
    return (Surge(), _NO)


def _raiding(table: Table, frame: Raiding) -> Sequence[Action]:
    """`raid`: the ships of others in that orbit that can be pushed."""
    found: list[Action] = []
    for seat, ship in pushable(table, frame.actor, Kind.ANY):
        spot = spot_of(table.mats[seat], ship)
        if spot is not None and spot.card == frame.planet:
            found.append(Push(seat, ship))
    return [*found, _NO]


def _slipping(table: Table, frame: Slipping) -> Sequence[Action]:
    """`slip`: the orbits without another own ship (MOV-3)."""
    taken = taken_by_others(table, table.mats[frame.actor], frame.model)
    found: list[Action] = [
        Go(orbit(planet))
        for planet in table.row
        if planet != NO_PLANET and (Where.ORBIT, planet) not in taken
    ]
    return [*found, _NO]


def _rallying(table: Table, frame: Rallying) -> Sequence[Action]:
    """PLN-10."""
    ships = advanceable(table, frame.waiting[0], Kind.ANY, by_die=False)
    return [*[Advance(ship) for ship in ships], _NO]


def _rogue(_: Table, __: RogueTurn) -> Sequence[Action]:
    """SOL-5."""
    return (Force(), Let())


CHOICES: Final[dict[type, Callable[[Table, Any], Sequence[Action]]]] = {
    Keeping: _keeping,
    Turn: _turn,
    Rerolling: _rerolling,
    Converting: convert_choices,
    Hiring: _hiring,
    Die: follow_choices,
    Effect: _effect,
    Landed: _landed,
    Surging: _surging,
    Raiding: _raiding,
    Slipping: _slipping,
    Rallying: _rallying,
    Exploring: explore_choices,
    RogueTurn: _rogue,
    Ladder: ladder_choices,
}
"""What players may answer to each frame."""

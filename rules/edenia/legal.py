"""Everything that may be done now, as a list.

Rule of the file: this list is the whole truth; `apply` takes what is on it and nothing else. Actions
are built once and only picked here, because this is asked before every decision.
"""

from rules.edenia.actions import (
    Action,
    Draw,
    End,
    Exit,
    First,
    Keep,
    Lay,
    Leap,
    On,
    Place,
    RaiseFlag,
    Reveal,
    Roll,
    Search,
    Skip,
    Stop,
    TakeClover,
    Tunnel,
    Under,
)
from rules.edenia.deck import next_tiles
from rules.edenia.galaxy import MOUTHS, PATHS, RIM_AT, SIDES, TILES
from rules.edenia.places import can_raise_flag, number_of, scope_cells
from rules.edenia.plays import distinct, plays
from rules.edenia.pool import unseen_artefacts
from rules.edenia.starts import FROM_HUB, moving_cell, moving_sheep, starts
from rules.edenia.state import CHANCE_ASKS, Ask, State
from rules.kernel.memo import remember_last

_DRAW = {face: Draw(face) for face in TILES}
_ROLLS = tuple(Roll(path) for path in PATHS)
_DIE = tuple((roll, 1) for roll in _ROLLS)
_EXITS = tuple(Exit(side) for side in SIDES)
_TUNNELS = tuple(Tunnel(path) for path in PATHS)
_LEAP_OR_STOP = (Leap(), Stop())
_SKIP, _END = Skip(), End()
_ON, _STOP, _SEARCH = On(), Stop(), Search()
_TAKE_CLOVER, _RAISE_FLAG = TakeClover(), RaiseFlag()


@remember_last
def legal(state: State) -> tuple[Action, ...]:
    """List the actions `apply` accepts; sheep by sheep before the move, then artefacts, then skip."""
    ask = state.turn.ask
    if ask is Ask.START:
        return _at_start(state)
    if ask is Ask.LEAP:
        return _LEAP_OR_STOP
    if ask in CHANCE_ASKS:
        return tuple(action for action, _ in chances(state))
    return _in_turn(state, ask)


def chances(state: State) -> tuple[tuple[Action, int], ...]:
    """List what chance may bring, with weights."""
    ask = state.turn.ask
    if ask is Ask.DRAW:
        return tuple((_DRAW[face], weight) for face, weight in next_tiles(state.deck))
    if ask is Ask.ROLL:
        return _DIE
    if ask is Ask.REVEAL:
        return tuple((Reveal(name), weight) for name, weight in unseen_artefacts(state))
    if ask is Ask.FIRST:
        return tuple((First(seat), 1) for seat in state.seats())
    return ()


def _in_turn(state: State, ask: Ask) -> tuple[Action, ...]:
    turn = state.turn
    match ask:
        case Ask.MOUTH:
            return _mouths(state)
        case Ask.HOLE:
            return _EXITS
        case Ask.DWARF:
            return _on_dwarf(state)
        case Ask.PLANET:
            return _on_planet(state)
        case Ask.KEEP:
            cell = moving_cell(state)
            tokens = next(dwarf.tokens for dwarf in state.dwarfs if dwarf.cell == cell)
            return tuple(Keep(name) for name in distinct(token.name for token in tokens))
        case Ask.AFTER:
            return (*plays(state), _END)
        case Ask.LEAVE:
            return FROM_HUB[number_of(moving_sheep(state))]
        case Ask.LAY:
            return tuple(Lay(face) for face in dict.fromkeys(turn.drawn))
        case Ask.UNDER:
            return tuple(Under(face) for face in dict.fromkeys(turn.drawn))
        case Ask.PLACE:
            return tuple(Place(cell) for cell in scope_cells(state.tiles))
        case _:
            return ()


def _at_start(state: State) -> tuple[Action, ...]:
    """MOV-7 and SKIP-2: moves, artefacts, and skipping unless an artefact was played."""
    moves = starts(state)
    artefacts = plays(state)
    if not state.turn.played:
        return (*moves, *artefacts, _SKIP)
    return (*moves, *artefacts) if moves else (*artefacts, _END)


def _mouths(state: State) -> tuple[Action, ...]:
    """RIM-1: every mouth but the one it came in by."""
    walk = state.walk
    if walk is None:
        return ()
    cell, port = divmod(walk.spot, 12)
    rim = state.rim[RIM_AT[cell * 4 + walk.toward]]
    return tuple(_TUNNELS[path] for path in MOUTHS[rim][port >> 2])


def _on_dwarf(state: State) -> tuple[Action, ...]:
    """DWA-2: on, stop, or stop and search while something is there; OPT-2: lambs do not search."""
    walk = state.walk
    if walk is None or state.rules.lambs or not state.players[state.active].clovers:
        return (_ON, _STOP)
    cell = walk.spot // 12
    full = any(dwarf.cell == cell and dwarf.tokens for dwarf in state.dwarfs)
    return (_ON, _STOP, _SEARCH) if full else (_ON, _STOP)


def _on_planet(state: State) -> tuple[Action, ...]:
    """HAB-2: a clover, a flag, or the choice."""
    cell = moving_cell(state)
    planet = next(planet for planet in state.planets if planet.cell == cell)
    player = state.players[state.active]
    flag = can_raise_flag(state.rules, player, state.active, planet)
    return ((_TAKE_CLOVER,) if planet.clovers else ()) + ((_RAISE_FLAG,) if flag else ())

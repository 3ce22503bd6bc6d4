"""Everything that may be done now, as a list.

Rule of the file: this list is the whole truth; `apply` takes what is on it and nothing else. Actions
are built once and only picked here, because this is asked before every decision.
"""

from collections.abc import Callable

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
from rules.edenia.galaxy import MOUTHS, PATHS, RIM_AT, SIDES, TILES, Cell
from rules.edenia.places import can_raise_flag, dwarf_at, number_of, planet_at, scope_cells
from rules.edenia.plays import distinct, plays
from rules.edenia.pool import unseen_artefacts
from rules.edenia.prices import SEARCH_PRICE
from rules.edenia.starts import FROM_HUB, moving_cell, moving_sheep, starts
from rules.edenia.state import CHANCE_ASKS, Ask, State
from rules.kernel.memo import remember_last

_START, _LEAP, _DRAWING, _ROLLING = Ask.START, Ask.LEAP, Ask.DRAW, Ask.ROLL
_DRAW = {face: Draw(face) for face in TILES}
_ROLLS = tuple(Roll(path) for path in PATHS)
_DIE = tuple((roll, 1) for roll in _ROLLS)
_EXITS = tuple(Exit(side) for side in SIDES)
_TUNNELS = {
    rim: tuple(tuple(Tunnel(path) for path in mouths) for mouths in by_path)
    for rim, by_path in MOUTHS.items()
}
_LEAP_OR_STOP = (Leap(), Stop())
_SKIP, _END = Skip(), End()
_ON, _STOP, _SEARCH = On(), Stop(), Search()
_TAKE_CLOVER, _RAISE_FLAG = TakeClover(), RaiseFlag()


@remember_last
def legal(state: State) -> tuple[Action, ...]:
    """List the actions `apply` accepts; sheep by sheep before the move, then artefacts, then skip."""
    ask = state.turn.ask
    if ask is _START:
        return _at_start(state)
    if ask is _LEAP:
        return _LEAP_OR_STOP
    if ask in CHANCE_ASKS:
        return tuple(action for action, _ in chances(state))
    list_answers = _ANSWERS.get(ask)
    return list_answers(state) if list_answers else ()


@remember_last
def chances(state: State) -> tuple[tuple[Action, int], ...]:
    """List what chance may bring, with weights."""
    ask = state.turn.ask
    if ask is _DRAWING:
        return tuple((_DRAW[face], weight) for face, weight in next_tiles(state.deck))
    if ask is _ROLLING:
        return _DIE
    if ask is Ask.REVEAL:
        return tuple((Reveal(name), weight) for name, weight in unseen_artefacts(state))
    if ask is Ask.FIRST:
        return tuple((First(seat), 1) for seat in state.seats())
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
    return _TUNNELS[rim][port >> 2]


def _on_dwarf(state: State) -> tuple[Action, ...]:
    """DWA-2: on, stop, or stop and search while something is there; OPT-2: lambs do not search."""
    walk = state.walk
    if walk is None or state.rules.lambs or state.players[state.active].clovers < SEARCH_PRICE:
        return (_ON, _STOP)
    full = dwarf_at(state.dwarfs, Cell(walk.spot // 12)).tokens
    return (_ON, _STOP, _SEARCH) if full else (_ON, _STOP)


def _on_planet(state: State) -> tuple[Action, ...]:
    """HAB-2: a clover, a flag, or the choice; over one's own flag it declines the clover."""
    cell = moving_cell(state)
    planet = planet_at(state.planets, cell)
    player = state.players[state.active]
    if can_raise_flag(state.rules, player, planet):
        return (_TAKE_CLOVER, _RAISE_FLAG) if planet.clovers else (_RAISE_FLAG,)
    return (_TAKE_CLOVER,) if planet.clovers else ()


def _exits(_: State) -> tuple[Action, ...]:
    """HOLE-1: any side, the one it came from included."""
    return _EXITS


def _keeps(state: State) -> tuple[Action, ...]:
    """DWA-2: one of the artefacts that were found."""
    cell = moving_cell(state)
    tokens = dwarf_at(state.dwarfs, cell).tokens
    return tuple(Keep(name) for name in distinct(token.name for token in tokens))


def _after_move(state: State) -> tuple[Action, ...]:
    """ART-1 and ART-10: artefacts that can still be played, and `end`."""
    return (*plays(state), _END)


def _leaves(state: State) -> tuple[Action, ...]:
    """TEL-2: any side of the pad."""
    return FROM_HUB[number_of(moving_sheep(state))]


def _lays(state: State) -> tuple[Action, ...]:
    """ART-3: one of the tiles drawn."""
    return tuple(Lay(face) for face in dict.fromkeys(state.turn.drawn))


def _unders(state: State) -> tuple[Action, ...]:
    """ED-2: the tile that goes under the deck first."""
    return tuple(Under(face) for face in dict.fromkeys(state.turn.drawn))


def _places(state: State) -> tuple[Action, ...]:
    """ART-4: an empty cell next to an Exploration tile."""
    return tuple(Place(cell) for cell in scope_cells(state.tiles))


_ANSWERS: dict[Ask, Callable[[State], tuple[Action, ...]]] = {
    Ask.MOUTH: _mouths,
    Ask.HOLE: _exits,
    Ask.DWARF: _on_dwarf,
    Ask.PLANET: _on_planet,
    Ask.KEEP: _keeps,
    Ask.AFTER: _after_move,
    Ask.LEAVE: _leaves,
    Ask.LAY: _lays,
    Ask.UNDER: _unders,
    Ask.PLACE: _places,
}
"""How the answers to a question are listed; none when the game is over."""

"""The ways a sheep can set off; actions are built once and only picked here."""

from rules.edenia.actions import Action, Go, Jump
from rules.edenia.deck import is_drawable
from rules.edenia.galaxy import (
    ARRIDIS,
    ARRIDIS_EXITS,
    GOAL,
    HOME,
    HUB,
    IN,
    KIND,
    NEXT,
    PATHS,
    SIDES,
    WAYS,
    Cell,
    Kind,
    Sheep,
    Side,
    Spot,
    pad_colour,
)
from rules.edenia.places import find_sheep, free_pads, line_at
from rules.edenia.prices import LEAP_PRICE, TELEPORT_PRICE
from rules.edenia.state import FLOCK_SIZE, State

NUMBERS = tuple(range(1, FLOCK_SIZE + 1))
_EMPTY, _PLANET, _DWARF, _PAD = Kind.EMPTY, Kind.PLANET, Kind.DWARF, Kind.PAD
_GO = tuple(tuple(Go(n, side) for side in (*SIDES, IN)) for n in (0, *NUMBERS))
_ON_PATH = tuple(
    tuple(tuple(Go(n, side, path) for path in PATHS) for side in SIDES) for n in (0, *NUMBERS)
)
_FROM_PLANET = tuple(sum(sides, ()) for sides in _ON_PATH)
_FROM_ARRIDIS = tuple(sum((sides[side] for side in ARRIDIS_EXITS), ()) for sides in _ON_PATH)
FROM_HUB = tuple(ways[:4] for ways in _GO)
"""The four ways off a dwarf planet or pad, by the number of the sheep."""


def starts(state: State) -> tuple[Action, ...]:
    """MOV-3: every way one of the active player's sheep can set off."""
    lowest = state.active * FLOCK_SIZE
    above = lowest + FLOCK_SIZE
    only = state.turn.sheep
    found: list[tuple[Action, ...]] = [(), (), ()]
    drawable = is_drawable(state.deck)
    for spot, line in state.flock:
        for sheep in line:
            if lowest <= sheep < above and (only is None or only == sheep) and spot != GOAL:
                number = sheep - lowest + 1
                if spot < HUB:
                    found[number - 1] = _starts_on_track(
                        state, spot, line, sheep, drawable=drawable
                    )
                else:
                    found[number - 1] = (
                        _FROM_ARRIDIS[number]
                        if spot == HOME and drawable
                        else _starts_from_hub(state, spot, number)
                    )
                    break  # of one's own sheep on a place the lowest number; lines there are sorted
    return found[0] + found[1] + found[2]


def _starts_from_hub(state: State, spot: Spot, number: int) -> tuple[Action, ...]:
    if spot == HOME:
        exits = (side for side in ARRIDIS_EXITS if can_leave(state, ARRIDIS, side))
        return sum((_ON_PATH[number][side] for side in exits), ())
    cell = Cell(spot - HUB)
    kind = KIND[state.tiles[cell]]
    if kind is _PLANET:
        return _FROM_PLANET[number]
    return FROM_HUB[number] + _jumps(state, cell, number) if kind is _PAD else FROM_HUB[number]


def _starts_on_track(
    state: State, spot: Spot, line: tuple[Sheep, ...], sheep: Sheep, *, drawable: bool
) -> tuple[Action, ...]:
    """MOV-2, MOV-6, HOLE-2: either way along the track; a start that is blocked at once must be paid."""
    cell = Cell(spot // 12)
    named, far = Side(spot & 3), WAYS[state.tiles[cell]][spot % 12][1]
    rich = state.players[state.active].clovers >= LEAP_PRICE
    go = _GO[sheep % FLOCK_SIZE + 1]
    back = rich if line[0] != sheep else drawable or can_leave(state, cell, named)
    blocked = line[-1] != sheep or (far == IN and is_hub_taken(state, cell))
    on = rich if blocked else drawable or can_leave(state, cell, far)
    if back and on:
        return (go[named], go[far])
    return (go[named],) if back else (go[far],) if on else ()


def can_leave(state: State, cell: Cell, side: Side) -> bool:
    """MOV-6: whether a way off the end of a track exists: unexplored space needs a tile to draw."""
    if side == IN:
        return True
    beyond = NEXT[cell * 4 + side]
    return beyond < 0 or KIND[state.tiles[beyond]] is not _EMPTY or is_drawable(state.deck)


def is_hub_taken(state: State, cell: Cell) -> bool:
    """LEAP-4: whether the spokes of a cell lead to a dwarf planet or pad that is occupied."""
    return KIND[state.tiles[cell]] in (_DWARF, _PAD) and bool(line_at(state.flock, HUB + cell))


def _jumps(state: State, cell: Cell, number: int) -> tuple[Action, ...]:
    """TEL-2 and TEL-4: from a sound pad to any free one that can be paid for."""
    if cell in state.sabotaged or state.turn.ported:
        return ()
    colour = pad_colour(state.tiles[cell])
    return tuple(Jump(number, pad) for pad in affordable_pads(state, colour))


def affordable_pads(state: State, colour: str) -> tuple[Cell, ...]:
    """TEL-2 and ART-8: the free pads; without clovers to pay only those of one colour."""
    pads = free_pads(state)
    if state.players[state.active].clovers >= TELEPORT_PRICE:
        return pads
    return tuple(pad for pad in pads if pad_colour(state.tiles[pad]) == colour)


def moving_sheep(state: State) -> Sheep:
    """Tell the sheep that moves this turn."""
    sheep = state.turn.sheep
    if sheep is None:
        raise ValueError("no sheep is moving")
    return sheep


def moving_cell(state: State) -> Cell:
    """Tell the cell on whose hub the moving sheep has just arrived."""
    found = find_sheep(state.flock, moving_sheep(state))
    return Cell(found[0] - HUB) if found else Cell(-1)

"""The ways a sheep can set off; actions are built once and only picked here."""

from itertools import product

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
    Cell,
    Kind,
    Sheep,
    Side,
    Spot,
    far_end,
    pad_colour,
)
from rules.edenia.places import find_sheep, free_pads, line_at
from rules.edenia.state import FLOCK_SIZE, State

NUMBERS = tuple(range(1, FLOCK_SIZE + 1))
_GO = {(n, side): Go(n, side) for n, side in product(NUMBERS, (*SIDES, IN))}
_GO_ON_PATH = {
    (n, side): tuple(Go(n, side, path) for path in PATHS) for n, side in product(NUMBERS, SIDES)
}
_FROM_PLANET = {n: sum((_GO_ON_PATH[n, side] for side in SIDES), ()) for n in NUMBERS}
FROM_HUB = {n: tuple(_GO[n, side] for side in SIDES) for n in NUMBERS}
"""The four ways off a dwarf planet or pad."""


def starts(state: State) -> tuple[Action, ...]:
    """MOV-3: every way one of the active player's sheep can set off."""
    seat = state.active
    lowest = seat * FLOCK_SIZE
    only = state.turn.sheep
    found: list[tuple[Action, ...]] = [(), (), ()]
    for spot, line in state.flock:
        if spot == GOAL:
            continue
        for index, sheep in enumerate(line):
            number = sheep - lowest
            if 0 <= number < FLOCK_SIZE and (only is None or only == sheep):
                if spot >= HUB:
                    found[number] = _starts_from_hub(state, spot, number + 1)
                    break  # of one's own sheep on a place only the lowest number (lines there are sorted)
                found[number] = _starts_on_track(state, spot, number + 1, index, len(line))
    return (*found[0], *found[1], *found[2])


def _starts_from_hub(state: State, spot: Spot, number: int) -> tuple[Action, ...]:
    if spot == HOME:
        return sum(
            (
                _GO_ON_PATH[number, side]
                for side in ARRIDIS_EXITS
                if can_leave(state, ARRIDIS, side)
            ),
            (),
        )
    cell = Cell(spot - HUB)
    face = state.tiles[cell]
    if KIND[face] is Kind.PLANET:
        return _FROM_PLANET[number]
    jumps = _jumps(state, cell, number) if KIND[face] is Kind.PAD else ()
    return (*FROM_HUB[number], *jumps) if jumps else FROM_HUB[number]


def _starts_on_track(
    state: State, spot: Spot, number: int, index: int, length: int
) -> tuple[Action, ...]:
    """MOV-2 and MOV-6: either way along the track; a start that is blocked at once must be paid."""
    cell = Cell(spot // 12)
    face = state.tiles[cell]
    named = Side(spot & 3)
    far = far_end(face, spot)
    rich = state.players[state.active].clovers > 0
    out: list[Action] = []
    if rich if index else can_leave(state, cell, named):
        out.append(_GO[number, named])
    if (
        rich
        if index < length - 1 or is_hub_taken(state, cell, far)
        else can_leave(state, cell, far)
    ):
        out.append(_GO[number, far])
    return tuple(out)


def can_leave(state: State, cell: Cell, side: Side) -> bool:
    """MOV-6: whether a way off the end of a track exists: unexplored space needs a tile to draw."""
    if side == IN:
        return True
    beyond = NEXT[cell * 4 + side]
    return beyond < 0 or KIND[state.tiles[beyond]] is not Kind.EMPTY or is_drawable(state.deck)


def is_hub_taken(state: State, cell: Cell, side: Side) -> bool:
    """LEAP-4: whether a spoke leads to a dwarf planet or pad that is occupied."""
    if side != IN or KIND[state.tiles[cell]] not in (Kind.DWARF, Kind.PAD):
        return False
    return bool(line_at(state.flock, HUB + cell))


def _jumps(state: State, cell: Cell, number: int) -> tuple[Action, ...]:
    """TEL-2 and TEL-4: from a sound pad to any free one that can be paid for."""
    if cell in state.sabotaged or state.turn.ported:
        return ()
    colour = pad_colour(state.tiles[cell])
    return tuple(Jump(number, pad) for pad in affordable_pads(state, colour))


def affordable_pads(state: State, colour: str) -> tuple[Cell, ...]:
    """TEL-2 and ART-8: the free pads; without a clover only those of one colour."""
    pads = free_pads(state)
    if state.players[state.active].clovers:
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

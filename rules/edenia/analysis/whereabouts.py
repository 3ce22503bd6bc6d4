"""What is where: sheep, lines, kinds of tiles and relays, looked up on the table."""

from rules.edenia.galaxy import (
    CELLS,
    HUB,
    IN,
    KIND,
    PATHS,
    RELAY,
    RIM_PLACES,
    Cell,
    Kind,
    Path,
    Sheep,
    Side,
)
from rules.edenia.geometry import cell_beyond, cell_of, hub_of
from rules.edenia.places import find_sheep, line_at, line_toward
from rules.edenia.state import Line, State, Walk


def cell_of_sheep(state: State, sheep: Sheep) -> Cell:
    """Tell the cell a sheep is on, standing or walking."""
    found = find_sheep(state.flock, sheep)
    if found is not None:
        return cell_of(found[0])
    if state.walk is None:
        raise ValueError(f"sheep {sheep} is nowhere")
    return cell_of(state.walk.spot)


def cell_ahead(walk: Walk) -> Cell:
    """Tell the cell that a walking sheep is about to enter."""
    return cell_beyond(cell_of(walk.spot), walk.toward)


def sheep_ahead(state: State) -> Sheep:
    """Tell whom the walking sheep has met: the next in line on its track, or who is on the hub."""
    walk = state.walk
    if walk is None:
        raise ValueError("no sheep is walking")
    if not walk.ahead:
        return line_at(state.flock, hub_of(cell_of(walk.spot)))[0]
    return line_toward(state.flock, walk.spot, walk.toward)[-walk.ahead]


def leapt_at_once(state: State, sheep: Sheep, side: Side) -> Sheep | None:
    """MOV-6: tell whom a sheep on a track must leap over to set off at all."""
    found = find_sheep(state.flock, sheep)
    if found is None or found[0] >= HUB:
        return None
    spot, cell = found[0], cell_of(found[0])
    line = line_toward(state.flock, spot, side)
    ahead = line[line.index(sheep) + 1 :]
    if not ahead and side == IN and KIND[state.tiles[cell]] in (Kind.DWARF, Kind.PAD):
        ahead = line_at(state.flock, hub_of(cell))
    return next(iter(ahead), None)


def lines_on(state: State, cell: Cell) -> list[Line]:
    """List the places of a cell where sheep stand, with those sheep in line."""
    return [(spot, line) for spot, line in state.flock if cell_of(spot) == cell]


def sheep_on(state: State, cell: Cell) -> list[Sheep]:
    """List everybody on a cell, the walking sheep last."""
    standing = [sheep for _, line in lines_on(state, cell) for sheep in line]
    walker = state.turn.sheep
    if state.walk is not None and walker is not None and cell_of(state.walk.spot) == cell:
        standing.append(walker)
    return standing


def cells_of_kind(state: State, kind: Kind) -> list[Cell]:
    """List the cells of a kind."""
    return [cell for cell in CELLS if KIND[state.tiles[cell]] is kind]


def full_relays(state: State) -> list[tuple[Cell, Side, Path]]:
    """RIM-2: list the relay stations that still have their clover."""
    return [
        (cell, side, path)
        for (cell, side), glyphs in zip(RIM_PLACES, state.rim, strict=True)
        for path in PATHS
        if glyphs[path] == RELAY
    ]

"""What a place allows: questions about the table that both the list of actions and the walk ask."""

from bisect import bisect_left

from rules.edenia.galaxy import (
    EMPTY_FACE,
    HUB,
    KIND,
    NEXT,
    NOWHERE,
    SIDES,
    Cell,
    Face,
    Kind,
    Sheep,
    Side,
    Spot,
)
from rules.edenia.geometry import side_of
from rules.edenia.state import FLOCK_SIZE, Dwarf, Line, Planet, Player, Rules, State
from rules.kernel.memo import remember_last
from rules.kernel.seat import Seat

_TILES = (Kind.PLAIN, Kind.PLANET, Kind.DWARF, Kind.PAD)


def seat_of(sheep: Sheep) -> Seat:
    """Tell whose sheep it is."""
    return Seat(sheep // FLOCK_SIZE)


def sheep_of(seat: Seat, number: int) -> Sheep:
    """Find a sheep by its number in the flock, 1 to 3."""
    return Sheep(seat * FLOCK_SIZE + number - 1)


def number_of(sheep: Sheep) -> int:
    """Tell the number a sheep has in its flock."""
    return sheep % FLOCK_SIZE + 1


def flock_of(seat: Seat) -> tuple[Sheep, ...]:
    """List the sheep of a player."""
    return tuple(sheep_of(seat, number) for number in range(1, FLOCK_SIZE + 1))


def line_at(flock: tuple[Line, ...], spot: int) -> tuple[Sheep, ...]:
    """Tell who stands on a spot."""
    index = bisect_left(flock, (spot,))
    return flock[index][1] if index < len(flock) and flock[index][0] == spot else ()


def line_toward(flock: tuple[Line, ...], spot: Spot, toward: Side) -> tuple[Sheep, ...]:
    """Tell who stands on a track, in the order in which one who travels to an end meets them."""
    line = line_at(flock, spot)
    return line[::-1] if toward == side_of(spot) else line


def find_sheep(flock: tuple[Line, ...], sheep: Sheep) -> tuple[Spot, int] | None:
    """Find a standing sheep: its spot and its index in the line; None while it walks."""
    for spot, line in flock:
        if sheep in line:
            return spot, line.index(sheep)
    return None


def can_raise_flag(rules: Rules, player: Player, planet: Planet) -> bool:
    """HAB-2: a flag from hand, on a planet without a protected one; one's own may stand there."""
    return player.flags > 0 and not planet.protected and not rules.lambs


def is_free_pad(state: State, cell: Cell) -> bool:
    """TEL-2: a pad without a sheep and without a sabotage."""
    return (
        cell in pads_of(state.tiles)
        and cell not in state.sabotaged
        and not line_at(state.flock, HUB + cell)
    )


@remember_last
def pads_of(tiles: tuple[Face, ...]) -> tuple[Cell, ...]:
    """List the cells with pads; tiles are laid far less often than this is asked."""
    return tuple(Cell(cell) for cell, face in enumerate(tiles) if KIND[face] is Kind.PAD)


@remember_last
def free_pads(state: State) -> tuple[Cell, ...]:
    """List the pads one can teleport to."""
    return tuple([cell for cell in pads_of(state.tiles) if is_free_pad(state, cell)])


def is_beside_tile(tiles: tuple[Face, ...], cell: Cell) -> bool:
    """ART-4: whether an Exploration tile lies next to a cell."""
    for side in SIDES:
        beyond = NEXT[cell * 4 + side]
        if beyond != NOWHERE and KIND[tiles[beyond]] in _TILES:
            return True
    return False


def scope_cells(tiles: tuple[Face, ...]) -> tuple[Cell, ...]:
    """ART-4: the empty cells next to an Exploration tile."""
    return tuple(
        Cell(cell)
        for cell, face in enumerate(tiles)
        if face == EMPTY_FACE and is_beside_tile(tiles, Cell(cell))
    )


def is_behind_own(flock: tuple[Line, ...], sheep: Sheep, spot: Spot) -> bool:
    """MOV-3: whether a lower number of the same flock stands on the same place."""
    lowest = sheep - sheep % FLOCK_SIZE
    return any(lowest <= other < sheep for other in line_at(flock, spot))


def planet_at(planets: tuple[Planet, ...], cell: Cell) -> Planet:
    """Find the habitable planet of a cell."""
    for planet in planets:
        if planet.cell == cell:
            return planet
    raise KeyError(cell)


def dwarf_at(dwarfs: tuple[Dwarf, ...], cell: Cell) -> Dwarf:
    """Find the dwarf planet of a cell."""
    for dwarf in dwarfs:
        if dwarf.cell == cell:
            return dwarf
    raise KeyError(cell)

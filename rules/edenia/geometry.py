"""Arithmetic on places: how cells, ports, tracks, hubs and steps are made of each other's numbers.

Rule of the file: whoever needs a part of a place asks here. Only what runs for every action of a game
(the walk, the starts, the list of legal actions, the journeys) counts with the bare numbers itself.
"""

from rules.edenia.galaxy import HUB, NEXT, RIM_AT, WAYS, Cell, Face, Path, Side, Spot

_PORTS = 12
_SIDES = 4
_ENDS = 5
_ROW = 5


def cell_of(spot: int) -> Cell:
    """Tell the cell a track or hub is on."""
    return Cell(spot - HUB) if spot >= HUB else Cell(spot // _PORTS)


def port_of(spot: int) -> int:
    """Tell the port that names a track."""
    return spot % _PORTS


def path_of(spot: int) -> Path:
    """Tell the path of a track or port."""
    return Path(spot % _PORTS // _SIDES)


def side_of(spot: int) -> Side:
    """Tell the side of a port, which is the end that names a track."""
    return Side(spot % _SIDES)


def port_at(side: Side, path: Path) -> int:
    """Give the port of a side and path."""
    return path * _SIDES + side


def spot_at(cell: Cell, side: Side, path: Path) -> Spot:
    """Give the spot of a port; it is a track if that port is the one that names it."""
    return Spot(cell * _PORTS + port_at(side, path))


def track_at(face: Face, cell: Cell, side: Side, path: Path) -> Spot:
    """Give the track that reaches the edge of a tile at a side and path."""
    return Spot(cell * _PORTS + WAYS[face][port_at(side, path)][0])


def hub_of(cell: Cell) -> Spot:
    """Give the spot of a cell's hub."""
    return Spot(HUB + cell)


def ends_of(face: Face, spot: int) -> tuple[Side, Side]:
    """Give the two ends of a track, the one that names it first."""
    return side_of(spot), WAYS[face][port_of(spot)][1]


def step_along(spot: Spot, toward: Side) -> int:
    """Give the step of a way: a track and the end it is travelled to, in one number."""
    return spot * _ENDS + toward


def travelled(step: int) -> tuple[Spot, Side]:
    """Take a step of a way apart: its track, and the end it is travelled to."""
    return Spot(step // _ENDS), Side(step % _ENDS)


def cell_of_step(step: int) -> Cell:
    """Tell the cell a step of a way is on."""
    return cell_of(step // _ENDS)


def cell_beyond(cell: Cell, side: Side) -> Cell:
    """Tell the cell beyond a side; NOWHERE past the edge of the galaxy."""
    return NEXT[cell * _SIDES + side]


def side_toward(cell: Cell, neighbour: Cell) -> Side:
    """Tell beyond which side of a cell another one lies; ValueError when they are not neighbours."""
    return Side(NEXT[cell * _SIDES : (cell + 1) * _SIDES].index(neighbour))


def rim_at(cell: Cell, side: Side) -> int | None:
    """Tell which of the outer sides lies beyond a side; None where there is no rim."""
    return RIM_AT.get(cell * _SIDES + side)


def cell_at(row: int, column: int) -> Cell:
    """Give the cell of a row and a column, both counted from 0."""
    return Cell(row * _ROW + column)


def row_of(cell: Cell) -> int:
    """Tell the row of a cell, counted from the north."""
    return cell // _ROW


def column_of(cell: Cell) -> int:
    """Tell the column of a cell, counted from the west."""
    return cell % _ROW


def distance(one: Cell, other: Cell) -> int:
    """Count steps from cell to cell, north, east, south or west."""
    return abs(row_of(one) - row_of(other)) + abs(column_of(one) - column_of(other))

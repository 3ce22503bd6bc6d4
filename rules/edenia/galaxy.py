r"""The shape of space: cells, sides, paths, and the tracks that a tile's face makes of them.

Rule of the file: nothing here ever changes; it is tables, built once, for the rest to look up.

A tile's face is three glyphs, one per path (star, nebula, meteorite). Each side of a tile has a port
per path, port = path * 4 + side, and a glyph joins the four ports of its path into tracks:
`+` two straight ones, `/` and `\` two bends, a hub (`o` dwarf, `y b r` pad, `O` planet) four spokes.
A track is named by the first of its ports: its spot is cell * 12 + port. A spoke's far end is IN.
Sheep stand on a spot in a line, told from the end that names it. Hubs are the spots from HUB on.
"""

from enum import Enum
from itertools import product
from typing import Final, NewType

Cell = NewType("Cell", int)
"""0 to 24, row by row from A1."""
Side = NewType("Side", int)
Path = NewType("Path", int)
Spot = NewType("Spot", int)
"""Where sheep can stand: a track, or the hub of a cell."""
Sheep = NewType("Sheep", int)
"""seat * 3 + number - 1."""
Face = NewType("Face", str)
"""What is on a cell, as it is written in a position."""

NORTH, EAST, SOUTH, WEST, IN = (Side(n) for n in range(5))
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
STAR, NEBULA, METEORITE = (Path(n) for n in range(3))
PATHS: Final = (STAR, NEBULA, METEORITE)
NO_PATH: Final = Path(-1)
OPPOSITE: Final = (SOUTH, WEST, NORTH, EAST)

CELLS: Final = tuple(Cell(n) for n in range(25))
ARRIDIS, HOLE, EDENIA = Cell(0), Cell(12), Cell(24)
NOWHERE: Final = Cell(-1)
ARRIDIS_EXITS: Final = (EAST, SOUTH)

EMPTY_FACE, ARRIDIS_FACE, HOLE_FACE, EDENIA_FACE = map(Face, ("...", "Ari", "hol", "Ede"))

HUB: Final = 300
"""The spot of a cell's hub is HUB + cell."""
HOME, GOAL = Spot(HUB + ARRIDIS), Spot(HUB + EDENIA)


class Kind(Enum):
    """What a face is, as far as arriving on it goes."""

    EMPTY = "empty"
    ARRIDIS = "Arridis"
    EDENIA = "Edenia"
    HOLE = "hole"
    PLAIN = "plain"
    PLANET = "planet"
    DWARF = "dwarf"
    PAD = "pad"


HUB_GLYPHS: Final = {"o": Kind.DWARF, "y": Kind.PAD, "b": Kind.PAD, "r": Kind.PAD, "O": Kind.PLANET}
COLOURS: Final = {"y": "yellow", "b": "blue", "r": "red"}
_PLAIN: Final = "+/\\"
_JOINS: Final = {
    "+": (SOUTH, WEST, NORTH, EAST),
    "/": (WEST, SOUTH, EAST, NORTH),
    "\\": (EAST, NORTH, WEST, SOUTH),
}


def kind_of(face: str) -> Kind | None:
    """Tell what three glyphs are; None when they are no tile: a tile has one feature at most."""
    hubs = [glyph for glyph in face if glyph in HUB_GLYPHS]
    if len(face) != 3 or any(glyph not in _PLAIN for glyph in face if glyph not in HUB_GLYPHS):
        return None
    if not hubs:
        return Kind.PLAIN
    if face == "OOO":
        return Kind.PLANET
    return HUB_GLYPHS[hubs[0]] if len(hubs) == 1 and hubs[0] != "O" else None


TILES: Final = tuple(
    Face(face) for face in map("".join, product("+/\\oybrO", repeat=3)) if kind_of(face) is not None
)
"""Every face an Exploration tile can have, ours or not."""

KIND: Final = {
    EMPTY_FACE: Kind.EMPTY,
    ARRIDIS_FACE: Kind.ARRIDIS,
    HOLE_FACE: Kind.HOLE,
    EDENIA_FACE: Kind.EDENIA,
    **{face: kind for face in TILES if (kind := kind_of(face)) is not None},
}


def _ways(face: Face) -> tuple[tuple[int, Side], ...]:
    """For each port one comes in by: the port that names the track, and its far end."""
    spoked = KIND[face] in (Kind.PLANET, Kind.HOLE)
    ways: list[tuple[int, Side]] = []
    for path in PATHS:
        joins = None if spoked else _JOINS.get(face[path])
        for side in SIDES:
            far = IN if joins is None else joins[side]
            named = side if far == IN else min(side, far)
            ways.append((path * 4 + named, far))
    return tuple(ways)


WAYS: Final = {face: _ways(face) for face in (*TILES, HOLE_FACE)}

NEXT: Final = tuple(
    Cell(cell + step) if 0 <= cell // 5 + down < 5 and 0 <= cell % 5 + right < 5 else NOWHERE
    for cell in CELLS
    for step, down, right in ((-5, -1, 0), (1, 0, 1), (5, 1, 0), (-1, 0, -1))
)
"""The cell beyond a side: NEXT[cell * 4 + side]."""

AHEAD: Final = tuple(
    (NEXT[spot // 12 * 4 + side], spot % 12 // 4 * 4 + OPPOSITE[side])
    for spot in range(HUB)
    for side in SIDES
)
"""Where the end of a track leads: the cell and the port one comes in by, AHEAD[spot * 4 + side]."""

RIM_PLACES: Final = (
    *((Cell(n), NORTH) for n in range(1, 5)),
    *((Cell(n), EAST) for n in (4, 9, 14, 19)),
    *((Cell(n), SOUTH) for n in range(20, 24)),
    *((Cell(n), WEST) for n in (5, 10, 15, 20)),
)
"""The outer sides that have a rim, in the order a position lists them."""
RIM_AT: Final = {cell * 4 + side: index for index, (cell, side) in enumerate(RIM_PLACES)}

RELAY, SPENT_RELAY, MOUTH = "*", "x", "u"
MOUTHS: Final = {
    rim: tuple(
        tuple(other for other in PATHS if other != path and rim[other] == MOUTH) for path in PATHS
    )
    for rim in map("".join, product(RELAY + SPENT_RELAY + MOUTH, repeat=3))
    if rim.count(MOUTH) != 1
}
"""The ways out of a tunnel for each path one comes in by; a tunnel has two mouths or three."""


def pad_colour(face: Face) -> str:
    """Tell the colour glyph of a pad's face."""
    return next(glyph for glyph in str(face) if glyph in COLOURS)


def hub_path(face: Face) -> Path:
    """Tell the path a dwarf planet or pad lies on."""
    return next(path for path in PATHS if face[path] in HUB_GLYPHS)

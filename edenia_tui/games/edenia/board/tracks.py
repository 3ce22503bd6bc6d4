"""Which characters of a tile a track runs over, at every zoom."""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from edenia_tui.canvas.canvas import Region
from edenia_tui.games.edenia.board.grid import MEDIUM, SMALL, Grid
from rules.edenia.galaxy import (
    EAST,
    IN,
    KIND,
    METEORITE,
    NORTH,
    OPPOSITE,
    SOUTH,
    WAYS,
    WEST,
    Face,
    Kind,
    Path,
    Side,
    hub_path,
)
from rules.edenia.geometry import ends_of, path_of, side_of

Point = tuple[int, int]


class Stretch(NamedTuple):
    """One character of a track, walked from the side that was asked for."""

    x: int
    y: int
    bits: int
    """The directions the line runs in here."""
    toward: Side
    """Where it goes on."""


@cache
def meeting(grid: Grid, path: Path) -> Point:
    """Tell where the tracks of a path meet."""
    return grid.columns[path], grid.rows[path]


@cache
def body(grid: Grid, face: Face) -> Region | None:
    """Tell the room a planet, hole, dwarf planet or pad takes; None on a plain tile."""
    width, height = grid.width, grid.height
    kind = KIND[face]
    if kind in (Kind.PLAIN, Kind.EMPTY):
        return None
    if kind in (Kind.DWARF, Kind.PAD):
        return _hub(grid, hub_path(face))
    if grid is SMALL:
        start, end = int(kind is not Kind.ARRIDIS), int(kind is not Kind.EDENIA)
        return Region(start, start, width - start - end, height - start - end)
    if kind is Kind.ARRIDIS:
        return Region(0, 0, width - 2, height - 1)
    if kind is Kind.EDENIA:
        return Region(2, 1, width - 2, height - 1)
    (left, _, right), (top, _, bottom) = grid.columns, grid.rows
    return Region(left, top, right - left + 1, bottom - top + 1)


def _hub(grid: Grid, path: Path) -> Region:
    x, y = meeting(grid, path)
    if grid is SMALL:
        return Region(x - 1, y, 3, 1)
    if grid is MEDIUM:
        return Region(x - 2 if path == METEORITE else x - 1, y, 4, 1)
    return Region(x - 3, y - 1, 7, 3)


@cache
def way(grid: Grid, face: Face, port: int) -> tuple[Stretch, ...]:
    """List the characters from a port to the far end of its track, or to the body it leads to."""
    path, side = path_of(port), side_of(port)
    far = ends_of(face, port)[1] if face in WAYS else IN
    edge = _edges(grid, path)
    if far == IN:
        across = _line([edge[side], edge[OPPOSITE[side]]])
        return _stretches(_before(body(grid, face), side, across), side, OPPOSITE[side])
    turn = [] if far == OPPOSITE[side] else _turn(grid, path, {side, far})
    if side == SOUTH:
        turn = turn[::-1]
    return _stretches(_line([edge[side], *turn, edge[far]]), side, far)


def _edges(grid: Grid, path: Path) -> dict[Side, Point]:
    x, y = meeting(grid, path)
    return {
        NORTH: (x, 0),
        EAST: (grid.width - 1, y),
        SOUTH: (x, grid.height - 1),
        WEST: (0, y),
    }


def _turn(grid: Grid, path: Path, sides: set[Side]) -> list[Point]:
    """List the corners of a bend; towards the south it steps aside, so that two bends never touch."""
    x, y = meeting(grid, path)
    if grid is SMALL or NORTH in sides:
        return [(x, y)]
    aside = x + 1 if EAST in sides else x - 1
    return [(aside, y), (aside, y + 1), (x, y + 1)]


def _line(corners: list[Point]) -> list[Point]:
    points = corners[:1]
    for (x, y), (to_x, to_y) in pairwise(corners):
        length = max(abs(to_x - x), abs(to_y - y))
        for n in range(1, length + 1):
            points.append((x + (to_x - x) * n // length, y + (to_y - y) * n // length))
    return points


def _before(room: Region | None, side: Side, points: list[Point]) -> list[Point]:
    """Keep the points on this side of a body."""
    if room is None:
        return points
    left, top = room.x, room.y
    right, bottom = left + room.width, top + room.height
    return [(x, y) for x, y in points if (y < top, x >= right, y >= bottom, x < left)[side]]


def _stretches(points: list[Point], start: Side, end: Side) -> tuple[Stretch, ...]:
    """Find the directions of each point, from one side of the tile towards the other."""
    headings = [_heading(here, there) for here, there in pairwise(points)]
    towards = [*headings, end]
    comings = [start, *(OPPOSITE[heading] for heading in headings)]
    return tuple(
        Stretch(x, y, 1 << coming | 1 << toward, toward)
        for (x, y), coming, toward in zip(points, comings, towards, strict=False)
    )


def _heading(here: Point, there: Point) -> Side:
    if here[0] == there[0]:
        return SOUTH if there[1] > here[1] else NORTH
    return EAST if there[0] > here[0] else WEST

"""What is pointed at on a drawing: a route, the focused cell, a chosen sheep."""

from dataclasses import dataclass

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import HORIZONTAL
from edenia_tui.canvas.inks import Ink
from edenia_tui.games.edenia.board.colours import PATH_INKS
from edenia_tui.games.edenia.board.drawing import Draft
from edenia_tui.games.edenia.board.grid import Grid, Plot
from edenia_tui.games.edenia.board.rim import rim_place
from edenia_tui.games.edenia.board.signs import Signs
from edenia_tui.games.edenia.board.tracks import Point, Stretch, way
from rules.edenia.galaxy import IN, Cell, Face, Path, Sheep, Side, Spot
from rules.edenia.geometry import cell_of, path_of, port_of, rim_at, side_of, travelled
from rules.edenia.state import State


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed at; nothing unless said."""

    route: tuple[int, ...] = ()
    """Tracks with their directions, as events tell them.

    The ways out of Arridis and into Edenia, which events leave out, are named like spokes.
    """
    focus: Cell | None = None
    chosen: Sheep | None = None
    travelling: Spot | None = None
    """The track the chosen sheep is drawn on while it travels, instead of where the view has it."""
    laid: State | None = None
    """The table with the tile that a choice would lay."""


def draw_step(sheet: Draft, plot: Plot, face: Face, step: int, signs: Signs) -> None:
    """Draw one track of a route on its tile, under the sheep on it and under paths that cross it."""
    spot, end = travelled(step)
    path = path_of(spot)
    stretches = way(plot.grid, face, port_of(spot))
    if end == side_of(spot):
        stretches = tuple(_turned(stretch) for stretch in reversed(stretches))
    seen = [
        stretch
        for stretch in stretches
        if not _is_under(plot.grid, path, stretch)
        and _ink_at(sheet, plot.at((stretch.x, stretch.y))) in (PATH_INKS[path], inks.ROUTE)
    ]
    for stretch in seen:
        char = signs.step(stretch.bits, stretch.toward, last=stretch is seen[-1])
        sheet.put(*plot.at((stretch.x, stretch.y)), char, inks.ROUTE)
    if end != IN and rim_at(cell_of(spot), end) is not None:
        x, y = plot.at(rim_place(plot.grid, end, path))
        sheet.inks[y][x] = inks.ROUTE


def _is_under(grid: Grid, path: Path, stretch: Stretch) -> bool:
    """Tell whether another path lies on top here."""
    crosses = stretch.x in grid.columns and stretch.x != grid.columns[path]
    return crosses and stretch.bits == HORIZONTAL


def _ink_at(sheet: Draft, point: Point) -> Ink:
    return sheet.inks[point[1]][point[0]]


def _turned(stretch: Stretch) -> Stretch:
    """Walk a stretch the other way."""
    coming = stretch.bits & ~(1 << stretch.toward)
    return stretch._replace(toward=Side(coming.bit_length() - 1))


def draw_focus(sheet: Draft, region: Region, signs: Signs) -> None:
    """Set corners round a cell; a letter or a number that stands in one stands out instead."""
    right, bottom = region.x + region.width - 1, region.y + region.height - 1
    corners = ((region.x, region.y), (right, region.y), (region.x, bottom), (right, bottom))
    for char, (x, y) in zip(signs.focus, corners, strict=True):
        if not _is_sheep(sheet, x, y):
            written = sheet.chars[y][x]
            sheet.put(x, y, written if written.isalnum() else char, inks.FOCUS)


def draw_chosen(sheet: Draft, sheep: Sheep, signs: Signs) -> None:
    """Point at a sheep from the left, or write it small where another stands there."""
    place = sheet.sheep.get(sheep)
    if place is None:
        return
    x, y, width, _ = place
    name = "".join(sheet.chars[y][x : x + width])
    if _is_sheep(sheet, x - 1, y):
        sheet.put(x, y, name.lower(), inks.FOCUS)
    else:
        sheet.put(x - 1, y, signs.chosen + name, inks.FOCUS)


def _is_sheep(sheet: Draft, x: int, y: int) -> bool:
    return any(place.holds(x, y) for place in sheet.sheep.values())

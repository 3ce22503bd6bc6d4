"""What is pointed at on a drawing: a route, the focused cell, a chosen sheep."""

from dataclasses import dataclass

from edenia_tui.boards.canvas import Region
from edenia_tui.boards.charset import Charset
from edenia_tui.boards.grid import Grid
from edenia_tui.boards.ink import PATH_INKS, SEAT_INKS, Ink
from edenia_tui.boards.rim import rim_place
from edenia_tui.boards.sheet import Sheet
from edenia_tui.boards.tracks import Point, way
from rules.edenia.galaxy import IN, NEXT, NOWHERE, Cell, Face, Path, Sheep, Side


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed at; nothing unless said."""

    route: tuple[int, ...] = ()
    """Tracks with their directions, as events tell them: spot * 5 + end.

    The ways out of Arridis and into Edenia, which events leave out, are named like spokes.
    """
    focus: Cell | None = None
    chosen: Sheep | None = None


def draw_step(
    sheet: Sheet, corner: Point, grid: Grid, face: Face, step: int, charset: Charset
) -> None:
    """Draw one track of a route on the tile whose corner is given; sheep on it stay visible."""
    spot, end = divmod(step, 5)
    cell, port = divmod(spot, 12)
    path, named = Path(port >> 2), port & 3
    stretches = way(grid, face, port)
    backward = end == named
    if backward:
        stretches = tuple(
            stretch._replace(toward=_back(stretch.bits, stretch.toward))
            for stretch in reversed(stretches)
        )
    plain = PATH_INKS[path]
    own = [
        stretch
        for stretch in stretches
        if sheet.inks[corner[1] + stretch.y][corner[0] + stretch.x] in (plain, Ink.ROUTE)
    ]
    for number, stretch in enumerate(own, 1):
        char = charset.step(stretch.bits, stretch.toward, last=number == len(own))
        sheet.put(corner[0] + stretch.x, corner[1] + stretch.y, char, Ink.ROUTE)
    if end != IN and NEXT[cell * 4 + end] == NOWHERE:
        x, y = rim_place(grid, Side(end), path)
        sheet.inks[corner[1] + y][corner[0] + x] = Ink.ROUTE


def _back(bits: int, toward: Side) -> Side:
    """Tell where a stretch goes on when it is walked the other way."""
    return Side((bits & ~(1 << toward)).bit_length() - 1)


def draw_focus(sheet: Sheet, region: Region, charset: Charset) -> None:
    """Set corners round a cell, except where a sheep stands."""
    right, bottom = region.x + region.width - 1, region.y + region.height - 1
    corners = ((region.x, region.y), (right, region.y), (region.x, bottom), (right, bottom))
    for char, (x, y) in zip(charset.focus, corners, strict=True):
        if sheet.inks[y][x] not in SEAT_INKS:
            sheet.put(x, y, char, Ink.FOCUS)


def draw_chosen(sheet: Sheet, sheep: Sheep, charset: Charset) -> None:
    """Point at a sheep from the left, or write it small where another stands there."""
    place = sheet.sheep.get(sheep)
    if place is None:
        return
    x, y, width, _ = place
    name = "".join(sheet.chars[y][x : x + width])
    if any(other.holds(x - 1, y) for other in sheet.sheep.values()):
        sheet.put(x, y, name.lower(), Ink.FOCUS)
    else:
        sheet.put(x - 1, y, charset.chosen + name, Ink.FOCUS)

"""Where on its track a sheep is drawn: in line order, one by one, or as a count where room is short."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from edenia_tui.canvas import inks
from edenia_tui.canvas.charset import HORIZONTAL, VERTICAL
from edenia_tui.canvas.inks import SEAT_INKS, Ink
from edenia_tui.games.edenia.board.contents import HUB_PORT, Contents, label_of
from edenia_tui.games.edenia.board.drawing import Draft
from edenia_tui.games.edenia.board.grid import LOUPE, SMALL, Grid
from edenia_tui.games.edenia.board.signs import Signs
from edenia_tui.games.edenia.board.tracks import Point, Stretch, body, meeting, way
from rules.edenia.galaxy import EAST, Face, Sheep
from rules.edenia.geometry import path_of
from rules.edenia.places import seat_of


def draw_lines_of_sheep(sheet: Draft, grid: Grid, contents: Contents, signs: Signs) -> None:
    """Draw the sheep that stand on tracks."""
    for port, line in contents.lines:
        if port != HUB_PORT:
            places = slots(grid, contents.face, port)
            if grid is LOUPE and len(line) > len(places):
                places = stacked(places)[: len(line)]
            draw_sheep(sheet, grid, line, places, signs)


def draw_sheep(
    sheet: Draft, grid: Grid, line: Sequence[Sheep], places: Sequence[Point], signs: Signs
) -> None:
    """Draw sheep at the middle ones of the places, or their number when the places are too few."""
    first = (len(places) - len(line)) // 2
    if first >= 0:
        for sheep, (x, y) in zip(line, places[first:], strict=False):
            name = label_of(sheep, signs.seats)[: grid.label]
            sheet.put_sheep(x, y, name, SEAT_INKS[seat_of(sheep)], (sheep,))
    else:
        count = f"{signs.times}{len(line)}"[-grid.label :]
        sheet.put_sheep(*places[len(places) // 2], count, ink_of(line), line)


def draw_each(sheet: Draft, line: Sequence[Sheep], places: Sequence[Point], signs: Signs) -> None:
    """Draw sheep by their letters, each at its place."""
    for sheep, (x, y) in zip(line, places, strict=False):
        sheet.put_sheep(x, y, signs.seats[seat_of(sheep)], SEAT_INKS[seat_of(sheep)], (sheep,))


def ink_of(line: Sequence[Sheep]) -> Ink:
    """Give sheep of one seat its ink."""
    seats = {seat_of(sheep) for sheep in line}
    return SEAT_INKS[seats.pop()] if len(seats) == 1 else inks.TEXT


def counts_of(line: Sequence[Sheep], signs: Signs) -> list[tuple[str, list[Sheep]]]:
    """Count sheep by seat, written with the number first as names have it last: 2R."""
    flocks = [(seat, list(flock)) for seat, flock in groupby(sorted(line), seat_of)]
    return [(f"{len(flock)}{signs.seats[seat]}", flock) for seat, flock in flocks]


@cache
def slots(grid: Grid, face: Face, port: int) -> tuple[Point, ...]:
    """List the places for sheep along a track, from the end that names it."""
    stretches = way(grid, face, port)
    if grid is SMALL:
        return _single_slots(face, port, stretches)
    found: list[Point] = []
    for is_level, run in groupby(stretches, lambda stretch: _level_key(grid, stretch)):
        if is_level is not None:
            found += (_level_slots if is_level else _upright_slots)(list(run))
    return tuple(found)


def stacked(places: Sequence[Point]) -> tuple[Point, ...]:
    """Make room for all twelve under the loupe: rows along a level track, names beside an upright one."""
    rows = [(x, y + n) for n in (1, 2, 3, -1, -2) for x, y in places if y in LOUPE.rows]
    sides = [(x + n, y) for n in (2, -2, 4, -4, 6) for x, y in places if y not in LOUPE.rows]
    return (*places, *rows, *sides)


def _level_key(grid: Grid, stretch: Stretch) -> bool | None:
    """Tell level from upright pieces; None where a label would hide a crossing or a bend."""
    if stretch.bits == HORIZONTAL:
        return None if stretch.x in grid.columns else True
    return False if stretch.bits == VERTICAL and stretch.y not in grid.rows else None


def _upright_slots(run: list[Stretch]) -> list[Point]:
    return [(stretch.x - 1, stretch.y) for stretch in run]


def _level_slots(run: list[Stretch]) -> list[Point]:
    """Set labels of two characters with a piece of line between them."""
    number = (len(run) + 1) // 3
    left = min(stretch.x for stretch in run) + (len(run) - 3 * number + 1) // 2
    places = [(left + 3 * n, run[0].y) for n in range(number)]
    return places if run[0].toward == EAST else places[::-1]


def _single_slots(face: Face, port: int, stretches: Sequence[Stretch]) -> tuple[Point, ...]:
    """List single characters; a spoke without any has the left end of its hub."""
    met = meeting(SMALL, path_of(port))
    places = [
        (stretch.x, stretch.y)
        for stretch in stretches
        if (stretch.x, stretch.y) != met
        and (stretch.bits == VERTICAL or stretch.x not in SMALL.columns)
    ]
    room = body(SMALL, face)
    if not places and room is not None:
        return ((room.x, room.y),)
    return tuple(places) or (met,)

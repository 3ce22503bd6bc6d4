"""The parts of a drawing: the universe and each galaxy by itself."""

from typing import NamedTuple

from edenia_tui.boards.canvas import Canvas, Region
from edenia_tui.boards.exo.cells import Room
from edenia_tui.boards.exo.marks import Marks
from edenia_tui.boards.exo.signs import Signs
from edenia_tui.boards.ink import SEAT_INKS, Ink
from edenia_tui.boards.sheet import Sheet
from rules.exo.growing import earned_by
from rules.exo.layout import Place
from rules.exo.notation.names import column_name, row_name, seat_name
from rules.exo.square import STAR, Square, east_of_star, north_of_star, square_at
from rules.exo.state import Galaxy, State
from rules.exo.universe import free_planets
from rules.kernel.seat import Seat

_LABEL = 3
"""The columns of the letters of rows."""


class Block(NamedTuple):
    """A part of a drawing, and where its places or squares are."""

    canvas: Canvas
    places: dict[Place, Region]
    squares: dict[tuple[Seat, Square], Region]


def draw_universe(view: State, room: Room, signs: Signs, marks: Marks) -> Block:
    """Draw the pyramid, the deepest row first, with a sign before what is free."""
    layout = view.layout
    rows, left = layout.rows(), min(layout.columns)
    width = _LABEL + (max(layout.columns) - left) * room.stretch + room.width
    sheet = Sheet(width, len(rows) * room.height)
    free = free_planets(layout, view.universe)
    places: dict[Place, Region] = {}
    for number, (letter, row) in enumerate(rows):
        y = number * room.height
        sheet.put(0, y + room.height // 2, letter, Ink.COORDINATE)
        for place in row:
            planet = view.universe[place]
            x = _LABEL - 1 + (layout.columns[place] - left) * room.stretch
            places[place] = room.region(x, y)
            if planet < 0:
                room.write(sheet, x, y, signs.open, Ink.DIM)
                continue
            room.planet(sheet, x, y, planet, signs)
            if place == marks.place:
                room.mark(sheet, x, y, signs.pointed, Ink.FOCUS)
            elif planet in free:
                room.mark(sheet, x, y, signs.free, Ink.TEXT)
    return Block(sheet.finish(), places, {})


def draw_galaxy(view: State, seat: Seat, room: Room, signs: Signs, marks: Marks) -> Block:
    """Draw a galaxy as far as it reaches, with the points a planet would make on its open squares."""
    galaxy, is_active = view.galaxies[seat], seat == view.active and view.outcome is None
    offers = _offers(galaxy, marks) if is_active else {}
    squares = [STAR, *galaxy.squares, *offers]
    norths, easts = [*map(north_of_star, squares)], [*map(east_of_star, squares)]
    title = f"{seat_name(seat).capitalize()} {galaxy.points}"
    title = f"{signs.pointed} {title}" if is_active else title
    columns = range(min(easts), max(easts) + 1)
    rows = range(max(norths), min(norths) - 1, -1)
    width = max(_LABEL + len(columns) * room.width, len(title))
    sheet = Sheet(width, 2 + len(rows) * room.height)
    sheet.put(0, 0, title, SEAT_INKS[seat])
    for number, east in enumerate(columns):
        name = f"{column_name(east):^{room.width - 1}}"
        sheet.put(_LABEL + number * room.width + 1, 1, name, Ink.COORDINATE)
    found: dict[tuple[Seat, Square], Region] = {}
    for number, north in enumerate(rows):
        y = 2 + number * room.height
        sheet.put(0, y + room.height // 2, row_name(north), Ink.COORDINATE)
        for index, east in enumerate(columns):
            square, x = square_at(north, east), _LABEL + index * room.width
            found[seat, square] = room.region(x, y)
            if square == STAR:
                room.write(sheet, x, y, signs.star, SEAT_INKS[seat])
            elif square in galaxy.squares:
                planet = galaxy.planets[galaxy.squares.index(square)]
                room.planet(sheet, x, y, planet, signs)
            elif square in offers:
                earned = offers[square]
                text, ink = (f"+{earned}", Ink.ROUTE) if earned else (signs.open, Ink.DIM)
                room.write(sheet, x, y, text, ink)
            if is_active and square == marks.square:
                room.mark(sheet, x, y, signs.pointed, Ink.FOCUS)
    return Block(sheet.finish(), {}, found)


def _offers(galaxy: Galaxy, marks: Marks) -> dict[Square, int]:
    """PUT-2 and LINE-1: the open squares, and the points the planet in question would make there."""
    if marks.planet < 0:
        return {}
    return {square: earned_by(galaxy, square, marks.planet) for square in galaxy.open}

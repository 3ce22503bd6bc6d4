"""The parts of a drawing: the universe and each galaxy by itself."""

from typing import Final, NamedTuple

from edenia_tui.boards.canvas import Canvas, Region
from edenia_tui.boards.exo.cells import Room
from edenia_tui.boards.exo.marks import Marks, Site
from edenia_tui.boards.exo.signs import Signs, ink_of
from edenia_tui.boards.ink import SEAT_INKS, Ink
from edenia_tui.boards.sheet import Sheet
from rules.exo.growing import earned_by
from rules.exo.layout import Place
from rules.exo.notation.names import column_name, planet_name, row_name, seat_name
from rules.exo.square import STAR, Square, east_of_star, north_of_star, square_at
from rules.exo.state import PLANETS_EACH, Ask, Galaxy, State
from rules.exo.universe import free_planets
from rules.kernel.seat import Seat

_LABEL: Final = 3
"""The columns of the letters of rows."""


class Block(NamedTuple):
    """A part of a drawing, and where its places or squares are."""

    canvas: Canvas
    sites: dict[Site, Region]


class Frame(NamedTuple):
    """What is drawn of a galaxy besides its planets."""

    title: str = ""
    """What whoever owns it is called; by default by the name of the Star."""
    label: int = _LABEL
    """The columns for the names of rows; 0 leaves out those of columns, too."""
    above: int = 2
    """The rows of the title and the names of columns, be there names or not."""
    west: str = "w"
    """The letter of columns to the west, in the language of whoever looks."""
    is_open: bool = False
    """Whether its open squares are there all the time, so that it keeps its size during a turn."""


_USUAL: Final = Frame()


def draw_universe(  # noqa: PLR0913 (what, and how)
    view: State,
    room: Room,
    signs: Signs,
    marks: Marks,
    *,
    pitch: int = 0,
    is_whole: bool = True,
) -> Block:
    """Draw the pyramid, the deepest row first, with a sign before what is free.

    Args:
        view: the table.
        room: how large a planet is.
        signs: how it is written.
        marks: what is pointed at.
        pitch: the rows from one row of planets to the next; fewer than a planet has let them overlap.
        is_whole: whether the rows in front that are empty are drawn, too.
    """
    layout = view.layout
    rows = layout.rows() if is_whole else _rows_left(view)
    shown = [layout.columns[place] for _, row in rows for place in row]
    left = min(shown)
    pitch = pitch or room.height
    width = _LABEL + (max(shown) - left) * room.stretch + room.width
    sheet = Sheet(width, (len(rows) - 1) * pitch + room.height)
    free = free_planets(layout, view.universe)
    sites: dict[Site, Region] = {}
    for number, (letter, row) in enumerate(rows):
        y = number * pitch
        sheet.put(0, y + room.height // 2, letter, Ink.COORDINATE)
        for place in row:
            is_focus = place == marks.focus
            planet = marks.shown if is_focus and marks.shown >= 0 else view.universe[place]
            x = _LABEL - 1 + (layout.columns[place] - left) * room.stretch
            sites[place] = room.region(x, y)
            if planet < 0:
                room.write(sheet, x, y, signs.open, Ink.DIM)
            else:
                room.planet(sheet, x, y, planet, signs)
            if is_focus:
                room.mark(sheet, x, y, signs.pointed, Ink.FOCUS)
            elif planet in free:
                room.mark(sheet, x, y, signs.free, Ink.TEXT)
    return Block(sheet.finish(), sites)


def _rows_left(view: State) -> tuple[tuple[str, tuple[Place, ...]], ...]:
    """Give the rows up to the last one where a planet lies, and at least the first."""
    rows = view.layout.rows()
    lying = [n for n, (_, row) in enumerate(rows) if any(view.universe[one] >= 0 for one in row)]
    return rows[: max(lying, default=0) + 1]


def draw_galaxy(  # noqa: PLR0913 (whose, and how)
    view: State, seat: Seat, room: Room, signs: Signs, marks: Marks, *, frame: Frame = _USUAL
) -> Block:
    """Draw a galaxy as far as it reaches, with the points a planet would make on its open squares.

    The planet that was taken and is to be put stands beside the title.
    """
    galaxy, is_active = view.galaxies[seat], seat == view.active and view.outcome is None
    offers = _offers(galaxy, marks) if is_active else {}
    grows = len(galaxy.planets) < PLANETS_EACH[len(view.galaxies)]
    opened = galaxy.open if frame.is_open and grows else offers
    squares = [STAR, *galaxy.squares, *opened]
    norths, easts = [*map(north_of_star, squares)], [*map(east_of_star, squares)]
    title = f"{frame.title or seat_name(seat).capitalize()} {galaxy.points}"
    title = f"{signs.pointed} {title}" if is_active else title
    columns = range(min(easts), max(easts) + 1)
    rows = range(max(norths), min(norths) - 1, -1)
    held = planet_name(view.held) if is_active and view.ask is Ask.PUT else ""
    length = len(title) + (2 + len(held) if held else 0)
    width = max(frame.label + len(columns) * room.width, length)
    top = frame.above
    sheet = Sheet(width, top + len(rows) * room.height)
    sheet.put(0, 0, title, SEAT_INKS[seat])
    if held:
        sheet.put(len(title) + 1, 0, signs.free, Ink.TEXT)
        sheet.put(len(title) + 2, 0, held, ink_of(view.held))
    if frame.label:
        _put_columns(sheet, columns, room, frame)
    sites: dict[Site, Region] = {}
    lying = dict(zip(galaxy.squares, galaxy.planets, strict=True))
    for number, north in enumerate(rows):
        y = top + number * room.height
        if frame.label:
            sheet.put(0, y + room.height // 2, row_name(north), Ink.COORDINATE)
        for index, east in enumerate(columns):
            square, x = square_at(north, east), frame.label + index * room.width
            sites[seat, square] = room.region(x, y)
            is_focus = (seat, square) == marks.focus
            if square == STAR:
                room.write(sheet, x, y, signs.star, SEAT_INKS[seat])
            elif square in lying:
                room.planet(sheet, x, y, lying[square], signs)
            elif is_focus and marks.shown >= 0:
                room.planet(sheet, x, y, marks.shown, signs)
            elif offers.get(square):
                room.write(sheet, x, y, f"+{offers[square]}", Ink.ROUTE)
            elif square in opened:
                room.write(sheet, x, y, signs.open, Ink.DIM)
            if is_focus:
                room.mark(sheet, x, y, signs.pointed, Ink.FOCUS)
            elif (seat, square) in marks.lines:
                room.mark(sheet, x, y, signs.lined, Ink.ROUTE)
    return Block(sheet.finish(), sites)


def _put_columns(sheet: Sheet, columns: range, room: Room, frame: Frame) -> None:
    for number, east in enumerate(columns):
        name = f"{column_name(east).replace('w', frame.west):^{room.width - 1}}"
        sheet.put(frame.label + number * room.width + 1, 1, name, Ink.COORDINATE)


def _offers(galaxy: Galaxy, marks: Marks) -> dict[Square, int]:
    """PUT-2 and LINE-1: the open squares, and the points the planet in question would make there."""
    if marks.planet < 0:
        return {}
    return {square: earned_by(galaxy, square, marks.planet) for square in galaxy.open}

"""A galaxy by itself: its Star, its planets, and what its open squares offer."""

from typing import Final, NamedTuple

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.inks import SEAT_INKS
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.exo.board.block import LABEL, Block
from edenia_tui.games.exo.board.cells import Room, Shown
from edenia_tui.games.exo.board.marks import Marks, Site
from edenia_tui.games.exo.board.signs import Signs, ink_of
from rules.exo.analysis.gains import offers
from rules.exo.notation.names import column_name, planet_name, row_name, seat_name
from rules.exo.planet import Planet
from rules.exo.square import STAR, Square, east_of_star, north_of_star, square_at
from rules.exo.state import Ask, Galaxy, State
from rules.kernel.seat import Seat


class Frame(NamedTuple):
    """What is drawn of a galaxy besides its planets."""

    title: str = ""
    """What whoever owns it is called; by default by the name of the Star."""
    label: int = LABEL
    """The columns for the names of rows; 0 leaves out those of columns, too."""
    above: int = 2
    """The rows of the title and the names of columns, be there names or not."""
    west: str = "w"
    """The letter of columns to the west, in the language of whoever looks."""
    is_open: bool = False
    """Whether its open squares are there all the time, so that it keeps its size during a turn."""


_USUAL: Final = Frame()


def draw_galaxy(  # noqa: PLR0913 (whose, and how)
    view: State, seat: Seat, room: Room, signs: Signs, marks: Marks, *, frame: Frame = _USUAL
) -> Block:
    """Draw a galaxy as far as it reaches, with the points a planet would make on its open squares.

    The planet that was taken and is to be put stands beside the title.
    """
    squares = _squares_of(view, seat, room, signs, marks, is_open=frame.is_open)
    title = f"{frame.title or seat_name(seat).capitalize()} {view.galaxies[seat].points}"
    title = f"{signs.pointed} {title}" if _is_active(view, seat) else title
    held = planet_name(view.held) if _is_active(view, seat) and view.ask is Ask.PUT else ""
    columns, rows = squares.columns, squares.rows
    length = len(title) + (2 + len(held) if held else 0)
    width = max(frame.label + len(columns) * room.width, length)
    sheet = Sheet(width, frame.above + len(rows) * room.height)
    sheet.put(0, 0, title, SEAT_INKS[seat])
    if held:
        sheet.put(len(title) + 1, 0, signs.free, inks.TEXT)
        sheet.put(len(title) + 2, 0, held, ink_of(view.held))
    if frame.label:
        _put_labels(sheet, squares, room, frame)
    sites: dict[Site, Region] = {}
    for number, north in enumerate(rows):
        y = frame.above + number * room.height
        for index, east in enumerate(columns):
            square, x = square_at(north, east), frame.label + index * room.width
            sites[seat, square] = room.region(x, y)
            squares.put(sheet, square, x, y)
    return Block(sheet.finish(), sites)


class _Squares(NamedTuple):
    """What there is to be drawn on the squares of a galaxy, and how."""

    seat: Seat
    lying: dict[Square, Planet]
    opened: tuple[Square, ...]
    """The open squares that are shown."""
    offers: dict[Square, int]
    """The points a planet would make on them."""
    room: Room
    signs: Signs
    marks: Marks

    @property
    def columns(self) -> range:
        """How far they reach to the west and to the east."""
        easts = [east_of_star(square) for square in (STAR, *self.lying, *self.opened)]
        return range(min(easts), max(easts) + 1)

    @property
    def rows(self) -> range:
        """How far they reach from the north to the south."""
        norths = [north_of_star(square) for square in (STAR, *self.lying, *self.opened)]
        return range(max(norths), min(norths) - 1, -1)

    def put(self, sheet: Sheet, square: Square, x: int, y: int) -> None:
        """Draw a square with what lies there or would, and its mark."""
        room, signs, marks = self.room, self.signs, self.marks
        is_focus = (self.seat, square) == marks.focus
        if square == STAR:
            room.write(sheet, x, y, signs.star, SEAT_INKS[self.seat])
        elif square in self.lying:
            room.planet(sheet, (x, y), Shown(self.lying[square], is_dim=room.height == 1), signs)
        elif is_focus and marks.shown >= 0:
            room.planet(sheet, (x, y), Shown(marks.shown), signs)
        elif self.offers.get(square):
            room.write(sheet, x, y, f"+{self.offers[square]}", inks.ROUTE)
        elif square in self.opened:
            room.write(sheet, x, y, signs.open, inks.DIM)
        if is_focus:
            room.mark(sheet, x, y, signs.pointed, inks.FOCUS)
        elif (self.seat, square) in marks.lines:
            room.mark(sheet, x, y, signs.lined, inks.ROUTE)


def _squares_of(  # noqa: PLR0913 (whose, and how)
    view: State, seat: Seat, room: Room, signs: Signs, marks: Marks, *, is_open: bool
) -> _Squares:
    galaxy = view.galaxies[seat]
    lying = dict(zip(galaxy.squares, galaxy.planets, strict=True))
    offers = _offers(galaxy, marks) if _is_active(view, seat) else {}
    opened = galaxy.open if is_open and not view.is_full(seat) else tuple(offers)
    return _Squares(seat, lying, opened, offers, room, signs, marks)


def _is_active(view: State, seat: Seat) -> bool:
    return seat == view.active and view.outcome is None


def _put_labels(sheet: Sheet, squares: _Squares, room: Room, frame: Frame) -> None:
    for number, east in enumerate(squares.columns):
        name = f"{column_name(east).replace('w', frame.west):^{room.width - 1}}"
        sheet.put(frame.label + number * room.width + 1, 1, name, inks.COORDINATE)
    for number, north in enumerate(squares.rows):
        y = frame.above + number * room.height + room.height // 2
        sheet.put(0, y, row_name(north), inks.COORDINATE)


def _offers(galaxy: Galaxy, marks: Marks) -> dict[Square, int]:
    """PUT-2 and LINE-1: the open squares, and the points the planet in question would make there."""
    return {} if marks.planet < 0 else offers(galaxy, marks.planet)

"""The planets of others where there is little room: every thing on them, or a sign for each tile."""

from typing import Final, NamedTuple

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import Charset, N, S
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.block import Block
from edenia_tui.games.prince.board.faces import put_face
from edenia_tui.games.prince.board.marks import Site
from edenia_tui.games.prince.board.residents import Resident, resident_of
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.shown import CORNERS, Shown, shown_of
from edenia_tui.games.prince.board.signs import INKS, Signs, signs_of
from edenia_tui.games.prince.board.title import put_title
from rules.kernel.seat import Seat
from rules.prince.elements import BAOBAB, VOLCANO
from rules.prince.planet import CELLS, SIDE
from rules.prince.tiles import NO_TILE

_TITLE: Final = 1
ROWS: Final = _TITLE + SIDE


class Row(NamedTuple):
    """How much room a cell has in its row, and where the round edge is."""

    left: int
    """The column of the edge around the four tiles of the middle rows."""
    width: int
    """The columns of a cell."""
    name: int
    """The columns for the name of a Character."""
    is_lined: bool
    """Whether there are lines between cells."""

    @property
    def columns(self) -> int:
        """How many columns the planet takes."""
        return 2 * self.left + SIDE * (self.width + 1) + 1

    def line(self, column: int) -> int:
        """Tell the column of the line before a cell."""
        return self.left + column * (self.width + 1)

    def room(self, cell: int) -> Region:
        """Tell the room of a cell below the title; a Character's reaches to the outside."""
        row, column = divmod(cell, SIDE)
        y = _TITLE + row
        if cell not in CORNERS:
            return Region(self.line(column) + 1, y, self.width, 1)
        return Region(0 if column == 0 else self.columns - self.name, y, self.name, 1)


THINGS: Final = Row(left=0, width=5, name=6, is_lined=True)
"""Everything on the tiles, but no line between rows."""
TILES: Final = Row(left=1, width=1, name=3, is_lined=False)
"""A sign for each tile."""


def draw_compact(scene: Scene, seat: Seat, row: Row) -> Block:
    """Draw a planet in four rows below its title."""
    shown, names, signs = shown_of(scene, seat), scene.names, scene.signs
    sheet = Sheet(row.columns, ROWS)
    put_title(sheet, Region(0, 0, row.columns, 1), shown, names, signs)
    _put_edge(sheet, row, scene.charset)
    sites: dict[Site, Region] = {}
    for cell in CELLS:
        room = sites[shown.seat, cell] = row.room(cell)
        if cell in CORNERS:
            text, ink = _resident(resident_of(shown, cell, names, signs), room.width)
            sheet.put(room.x, room.y, text, ink)
        elif row.is_lined:
            put_face(sheet, room, shown, cell, signs)
        else:
            sheet.put(room.x, room.y, *_sign(shown, cell, signs))
        if cell in shown.marked and cell not in CORNERS:
            _put_mark(sheet, room, signs, is_closed=row.is_lined)
    return Block(sheet.finish(), sites)


def _put_edge(sheet: Sheet, row: Row, charset: Charset) -> None:
    """Draw the round edge, and the lines between the cells of a row."""
    edge, line = signs_of(charset).edge, charset.round_box[N + S]
    tops = {0: (1, 3), 1: (0, 4)}
    for number in range(SIDE):
        is_upper = number < SIDE // 2
        left, right = tops[min(number, SIDE - 1 - number)]
        y = _TITLE + number
        sheet.put(row.line(left), y, edge[0 if is_upper else 2], inks.FRAME)
        sheet.put(row.line(right), y, edge[1 if is_upper else 3], inks.FRAME)
        if row.is_lined:
            for column in range(left + 1, right):
                sheet.put(row.line(column), y, line, inks.FRAME)


def _resident(one: Resident, room: int) -> tuple[str, Ink]:
    """Tell a Character by three letters, and its points where there is room."""
    worth = one.gain or one.points
    text = f"{one.short[: TILES.name]}{worth:>{room - TILES.name}}"
    if one.is_looked_at and not one.gain:
        return text[:room], inks.FOCUS
    return text[:room], inks.ROUTE if one.gain else one.ink


def _put_mark(sheet: Sheet, room: Region, signs: Signs, *, is_closed: bool) -> None:
    sheet.put(room.x - 1, room.y, signs.pointed, inks.ROUTE)
    if is_closed:
        sheet.put(room.x + room.width, room.y, signs.pointed_back, inks.ROUTE)


def _sign(shown: Shown, cell: int, signs: Signs) -> tuple[str, Ink]:
    """Tell a tile by one sign: what is most dangerous on it, or that it is there."""
    tile = shown.face(cell)
    if shown.is_back(cell):
        return signs.flipped, inks.DIM
    if tile is None:
        return signs.unseen, inks.TEXT
    if tile == NO_TILE:
        return signs.empty, inks.DIM
    for element in (VOLCANO, BAOBAB):
        if shown.counts(cell)[element]:
            return signs.elements[element], INKS[element]
    return signs.plain, inks.TEXT

"""A planet with room for everything on it: a disc of twelve tiles, and a Character at each corner."""

from typing import Final, NamedTuple

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.block import Block
from edenia_tui.games.prince.board.faces import put_face
from edenia_tui.games.prince.board.lines import Lines
from edenia_tui.games.prince.board.marks import Site
from edenia_tui.games.prince.board.residents import STAR_INK, Parts, Resident, resident_of
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.shown import CORNERS, shown_of
from edenia_tui.games.prince.board.signs import Signs
from edenia_tui.games.prince.board.title import put_title
from rules.kernel.seat import Seat
from rules.prince.planet import CELLS, SIDE

_TITLE: Final = 1
"""The rows above a disc."""


class Size(NamedTuple):
    """How large a disc is."""

    width: int
    """The columns of a cell between its lines."""
    height: int
    """The rows of a cell between its lines."""
    edge: tuple[int, ...]
    """Where the edge of the disc is in each row of a corner, from the outside."""
    margin: int
    """The columns on either side, for the names of Characters."""

    @property
    def columns(self) -> int:
        """How many columns all of it takes."""
        return self.right + 1 + self.margin

    @property
    def rows(self) -> int:
        """How many rows the disc takes."""
        return SIDE * (self.height + 1) + 1

    @property
    def right(self) -> int:
        """The column of the line farthest to the right."""
        return self.margin + SIDE * (self.width + 1)

    def room(self, cell: int) -> Region:
        """Tell the room of a cell between its lines, below the title."""
        row, column = divmod(cell, SIDE)
        x = self.margin + column * (self.width + 1) + 1
        return Region(x, _TITLE + row * (self.height + 1) + 1, self.width, self.height)

    def frame(self, cell: int) -> Region:
        """Tell a cell with its lines."""
        x, y, width, height = self.room(cell)
        return Region(x - 1, y - 1, width + 2, height + 2)


NARROW: Final = Size(5, 1, (6, 3, 0), 0)
LOUPE: Final = Size(8, 3, (9, 6, 3, 1, 0), 1)
WIDE: Final = Size(8, 4, (9, 6, 4, 2, 1, 0), 1)
WIDEST: Final = Size(9, 4, (10, 7, 4, 2, 1, 0), 2)
HUGE: Final = Size(13, 7, (14, 11, 8, 6, 4, 3, 2, 1, 0), 2)


def draw_disc(scene: Scene, seat: Seat, size: Size) -> Block:
    """Draw a planet below its title."""
    shown, names, signs = shown_of(scene, seat), scene.names, scene.signs
    sheet = Sheet(size.columns, _TITLE + size.rows)
    put_title(sheet, Region(0, 0, size.columns, 1), shown, names, signs)
    for (x, y), sign in _outline(size).drawn(scene.charset.round_box):
        sheet.put(x, _TITLE + y, sign, inks.FRAME)
    sites: dict[Site, Region] = {}
    for cell in CELLS:
        sites[shown.seat, cell] = size.room(cell)
        if cell in CORNERS:
            _put_resident(sheet, size, cell, resident_of(shown, cell, names, signs), signs)
        else:
            put_face(sheet, size.room(cell), shown, cell, signs)
    for cell in sorted(shown.marked):
        if cell not in CORNERS:
            put_frame(sheet, size.frame(cell), signs)
    return Block(sheet.finish(), sites)


def _outline(size: Size) -> Lines:
    """Trace the round edge and the lines between tiles."""
    lines = Lines()
    left, right, bottom = size.margin, size.right, size.rows - 1
    columns = [left + number * (size.width + 1) for number in range(SIDE + 1)]
    rows = [number * (size.height + 1) for number in range(SIDE + 1)]
    before = columns[2] - left
    for row, edge in enumerate(size.edge):
        for y, step in ((row, 1), (bottom - row, -1)):
            for near, far in ((left + edge, left + before), (right - before, right - edge)):
                lines.across(near, far, y)
            if row < size.height + 1:
                for x in (left + edge, right - edge):
                    lines.down(x, *sorted((y, y + step)))
        before = edge
    for x in (left, right):
        lines.down(x, rows[1], rows[3])
    for x in columns[1:SIDE]:
        lines.down(x, rows[0] + (x != columns[2] and size.edge[0] > x - left), bottom)
    for y in rows[1:SIDE]:
        lines.across(left, right, y)
    return lines


def put_frame(sheet: Sheet, frame: Region, signs: Signs) -> None:
    """Frame a cell that is looked at."""
    across, down, corners = signs.frame[0], signs.frame[1], signs.frame[2:]
    x, y, width, height = frame
    for row, ends in ((y, corners[:2]), (y + height - 1, corners[2:])):
        sheet.put(x, row, ends[0] + across * (width - 2) + ends[1], inks.ROUTE)
    for row in range(y + 1, y + height - 1):
        sheet.put(x, row, down, inks.ROUTE)
        sheet.put(x + width - 1, row, down, inks.ROUTE)


def _put_resident(sheet: Sheet, size: Size, corner: int, one: Resident, signs: Signs) -> None:
    """Write a Character outside the disc: its name outermost, then its points and its stars."""
    is_left = corner % SIDE == 0
    step, y = (1, _TITLE) if corner < SIDE else (-1, _TITLE + size.rows - 1)
    rooms = [size.margin + edge for edge in size.edge]
    parts: list[Parts] = [
        [(one.name(rooms[0]), one.ink)],
        one.worth(rooms[1], signs.pointed),
        [(one.stars if len(one.stars) <= rooms[2] else "", STAR_INK)],
    ]
    for number, line in enumerate(parts):
        x = 0 if is_left else size.columns - sum(len(text) for text, _ in line)
        for text, ink in line:
            sheet.put(x, y + number * step, text, ink)
            x += len(text)

"""What lies on a cell, written into the room of the cell."""

from collections.abc import Sequence

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.shown import Shown
from edenia_tui.games.prince.board.signs import Sign, Signs, signs_on
from rules.prince.elements import STAR, SUNSET, Counts
from rules.prince.tiles import NO_TILE

_SKY = (STAR, SUNSET)


def put_face(sheet: Sheet, room: Region, shown: Shown, cell: int, signs: Signs) -> None:
    """Draw the tile of a cell: what is on it, or its back."""
    tile = shown.face(cell)
    if shown.is_back(cell):
        ink = inks.ROUTE if shown.is_new(cell) else inks.DIM
        put_back(sheet, room, signs.flipped, ink)
    elif tile is None:
        put_unseen(sheet, room, signs)
    elif tile == NO_TILE:
        sheet.put(*_middle(room), signs.empty, inks.DIM)
    else:
        put_things(sheet, room, shown.counts(cell), signs)


def put_back(sheet: Sheet, room: Region, sign: str, ink: inks.Ink) -> None:
    """Fill a room with the back of a tile."""
    for y in range(room.y, room.y + room.height):
        sheet.put(room.x, y, sign * room.width, ink)


def put_unseen(sheet: Sheet, room: Region, signs: Signs) -> None:
    """Draw the back of a tile that somebody hides."""
    put_back(sheet, room, signs.back, inks.DIM)
    sheet.put(*_middle(room), signs.unseen, inks.TEXT)


def put_things(sheet: Sheet, room: Region, counts: Counts, signs: Signs) -> None:
    """Write what is on a tile: in a row, or with the sky above the ground where there is room."""
    if room.height == 1:
        put_row(sheet, room, signs_on(counts, signs), signs)
        return
    sky = [count if element in _SKY else 0 for element, count in enumerate(counts)]
    ground = [0 if element in _SKY else count for element, count in enumerate(counts)]
    y = room.y + (room.height - 1) // 2
    put_row(sheet, room._replace(y=y), signs_on(tuple(sky), signs), signs)
    put_row(sheet, room._replace(y=y + 1), signs_on(tuple(ground), signs), signs)


def put_row(sheet: Sheet, room: Region, row: Sequence[Sign], signs: Signs) -> None:
    """Write signs in the middle of a row, apart where there is room for it."""
    step = 2 if room.height > 1 and 2 * len(row) - 1 <= room.width else 1
    if len(row) > room.width:
        row = (*row[: room.width - 1], (signs.more, inks.TEXT))
    x = room.x + (room.width - step * (len(row) - 1) - 1) // 2
    for number, (sign, ink) in enumerate(row):
        sheet.put(x + number * step, room.y, sign, ink)


def _middle(room: Region) -> tuple[int, int]:
    return room.x + room.width // 2, room.y + room.height // 2

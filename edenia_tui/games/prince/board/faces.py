"""What lies on a cell, written into the room of the cell."""

from collections.abc import Sequence
from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.prince.board.shown import Shown
from edenia_tui.games.prince.board.signs import Sign, Signs, signs_on
from rules.prince.elements import BAOBAB, LAMPPOST, ROSE, STAR, SUNSET, Counts
from rules.prince.tiles import NO_TILE

_SKY: Final = (STAR, SUNSET)
_TALL: Final = (BAOBAB, ROSE, LAMPPOST)
"""What has a stem, where there is room for it."""


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
    """Write what is on a tile: in a row, or as it stands on the ground, where there is room."""
    if room.height == 1:
        _put_row(sheet, room, signs_on(counts, signs), signs)
        return
    sky = tuple(count if one in _SKY else 0 for one, count in enumerate(counts))
    ground = tuple(0 if one in _SKY else count for one, count in enumerate(counts))
    tall = [one in _TALL for one, count in enumerate(ground) for _ in range(count)]
    y = room.y + (room.height - 1) // 2
    _put_row(sheet, room._replace(y=y - 1), signs_on(sky, signs), signs)
    standing = signs_on(ground, signs)
    x, step = _start(room, len(standing))
    for sign, is_tall in zip(standing[: room.width], tall, strict=False):
        sheet.put(x, y + (not is_tall), *sign)
        if is_tall:
            sheet.put(x, y + 1, signs.stem, inks.DIM)
        x += step


def _put_row(sheet: Sheet, room: Region, row: Sequence[Sign], signs: Signs) -> None:
    """Write signs in the middle of a row, apart where there is room for it."""
    x, step = _start(room, len(row))
    if len(row) > room.width:
        row = (*row[: room.width - 1], (signs.more, inks.TEXT))
    for number, sign in enumerate(row):
        sheet.put(x + number * step, room.y, *sign)


def _start(room: Region, many: int) -> tuple[int, int]:
    """Tell where the first of some signs stands, and how far it is to the next."""
    step = 2 if room.height > 1 and 2 * many - 1 <= room.width else 1
    left = max(0, room.width - step * (many - 1) - 1)
    return room.x + (left + step - 1) // 2, step


def _middle(room: Region) -> tuple[int, int]:
    return room.x + room.width // 2, room.y + room.height // 2

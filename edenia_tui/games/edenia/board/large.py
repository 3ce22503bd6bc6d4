"""A tile in 23 by 11 characters: room on a planet for everybody there, by name."""

from functools import lru_cache

from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.palette import ROCK, SOIL
from edenia_tui.games.edenia.board import colours
from edenia_tui.games.edenia.board.bodies import marks_of, outline, put_flag, put_marks, tint
from edenia_tui.games.edenia.board.colours import PAD_INKS
from edenia_tui.games.edenia.board.contents import Contents
from edenia_tui.games.edenia.board.drawing import Draft, Drawing
from edenia_tui.games.edenia.board.flocks import draw_lines_of_sheep, draw_sheep
from edenia_tui.games.edenia.board.grid import LARGE
from edenia_tui.games.edenia.board.lines import draw_lines
from edenia_tui.games.edenia.board.signs import Signs
from edenia_tui.games.edenia.board.tracks import body
from rules.edenia.galaxy import KIND, Kind, pad_colour
from rules.edenia.places import number_of, seat_of

_PLANET_PLACES = tuple((x, y) for y in (4, 5, 6, 7) for x in (7, 10, 13))


@lru_cache(maxsize=1024)
def draw_large(contents: Contents, signs: Signs) -> Drawing:
    """Draw a tile with all that is on it; nobody is counted."""
    sheet = Draft(LARGE.width, LARGE.height)
    face = contents.face
    room = body(LARGE, face)
    if KIND[face] is Kind.EMPTY:
        sheet.put(11, 5, signs.void, colours.UNEXPLORED)
        return sheet.finish()
    draw_lines(sheet, LARGE, face, signs)
    if room is not None:
        _draw_body(sheet, room, contents, signs)
    draw_lines_of_sheep(sheet, LARGE, contents, signs)
    return sheet.finish()


def _draw_body(sheet: Draft, room: Region, contents: Contents, signs: Signs) -> None:
    strokes = signs.round_box
    match KIND[contents.face]:
        case Kind.ARRIDIS:
            outline(sheet, LARGE, room, strokes, colours.ARRIDIS)
            sheet.put(room.x + 2, room.y, " ARRIDIS ", colours.ARRIDIS)
            _draw_crowd(sheet, contents, room, signs)
        case Kind.EDENIA:
            outline(sheet, LARGE, room, strokes, colours.EDENIA)
            prizes = " ".join(map(str, contents.trifoliums))
            told = f" EDENIA {prizes} "[: room.width - 2]
            sheet.put(room.x + 1, room.y + room.height - 1, told, colours.EDENIA)
            _draw_crowd(sheet, contents, room, signs)
            tint(sheet, room, SOIL)
        case Kind.HOLE:
            outline(sheet, LARGE, room, strokes, colours.HOLE)
            sheet.put(8, 5, f"(( {signs.hole} ))", colours.HOLE)
        case Kind.PLANET:
            outline(sheet, LARGE, room, strokes, colours.PLANET)
            sheet.put(7, 3, " ".join(signs.clover * contents.clovers), colours.CLOVER)
            put_flag(sheet, 14, 3, contents, signs)
            for sheep, place in zip(contents.on_hub, _PLANET_PLACES, strict=False):
                draw_sheep(sheet, LARGE, (sheep,), (place,), signs)
            tint(sheet, room, SOIL)
        case _:
            _draw_hub(sheet, room, contents, signs)


def _draw_crowd(sheet: Draft, contents: Contents, room: Region, signs: Signs) -> None:
    """Give each flock a row of Arridis or Edenia and each sheep its place in it."""
    for sheep in contents.on_hub:
        place = (room.x + 4 * number_of(sheep), room.y + 2 + seat_of(sheep))
        draw_sheep(sheet, LARGE, (sheep,), (place,), signs)


def _draw_hub(sheet: Draft, room: Region, contents: Contents, signs: Signs) -> None:
    """Draw a dwarf planet round and a pad square: what lies there, then who stands there."""
    is_dwarf = KIND[contents.face] is Kind.DWARF
    ink = colours.DWARF if is_dwarf else PAD_INKS[pad_colour(contents.face)]
    outline(sheet, LARGE, room, signs.round_box if is_dwarf else signs.square_box, ink)
    put_marks(sheet, room.x + (1 if contents.on_hub else 2), room.y + 1, marks_of(contents, signs))
    if contents.on_hub:
        draw_sheep(sheet, LARGE, contents.on_hub, ((room.x + 4, room.y + 1),), signs)
    if is_dwarf:
        tint(sheet, room, ROCK)

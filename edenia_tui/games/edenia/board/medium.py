"""A tile in 15 by 7 characters: every sheep by name, bends as curves."""

from functools import lru_cache

from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.palette import ROCK, SOIL
from edenia_tui.games.edenia.board import colours
from edenia_tui.games.edenia.board.bodies import marks_of, outline, put_flag, put_marks, tint
from edenia_tui.games.edenia.board.colours import PAD_INKS
from edenia_tui.games.edenia.board.contents import Contents
from edenia_tui.games.edenia.board.drawing import Draft, Drawing
from edenia_tui.games.edenia.board.flocks import counts_of, draw_lines_of_sheep, draw_sheep, ink_of
from edenia_tui.games.edenia.board.grid import MEDIUM
from edenia_tui.games.edenia.board.lines import draw_lines
from edenia_tui.games.edenia.board.signs import Signs
from edenia_tui.games.edenia.board.tracks import body, meeting
from rules.edenia.galaxy import KIND, Kind, hub_path, pad_colour
from rules.edenia.places import number_of, seat_of

_PLANET_PLACES = tuple((x, y) for y in (3, 4) for x in (5, 8))
_CLOSE_PLACES = tuple((x, y) for y in (3, 4) for x in (4, 6, 8))


@lru_cache(maxsize=2048)
def draw_medium(contents: Contents, signs: Signs) -> Drawing:
    """Draw a tile with all that is on it; only crowds are counted."""
    sheet = Draft(MEDIUM.width, MEDIUM.height)
    face = contents.face
    room = body(MEDIUM, face)
    if KIND[face] is Kind.EMPTY:
        sheet.put(7, 3, signs.void, colours.UNEXPLORED)
        return sheet.finish()
    draw_lines(sheet, MEDIUM, face, signs)
    if room is not None:
        _draw_body(sheet, room, contents, signs)
    draw_lines_of_sheep(sheet, MEDIUM, contents, signs)
    return sheet.finish()


def _draw_body(sheet: Draft, room: Region, contents: Contents, signs: Signs) -> None:
    match KIND[contents.face]:
        case Kind.ARRIDIS:
            outline(sheet, MEDIUM, room, signs.round_box, colours.ARRIDIS)
            sheet.put(room.x + 2, room.y, " ARRIDIS ", colours.ARRIDIS)
            _draw_crowd(sheet, contents, room, signs)
        case Kind.EDENIA:
            outline(sheet, MEDIUM, room, signs.round_box, colours.EDENIA)
            prize = "".join(f"{value} " for value in contents.trifoliums[:1])
            sheet.put(room.x + 1, room.y + room.height - 1, f" EDENIA {prize}", colours.EDENIA)
            _draw_crowd(sheet, contents, room, signs)
            tint(sheet, room, SOIL)
        case Kind.HOLE:
            outline(sheet, MEDIUM, room, signs.round_box, colours.HOLE)
            sheet.put(5, 3, f"( {signs.hole} )", colours.HOLE)
        case Kind.PLANET:
            outline(sheet, MEDIUM, room, signs.round_box, colours.PLANET)
            _draw_planet(sheet, contents, signs)
            tint(sheet, room, SOIL)
        case _:
            _draw_hub(sheet, room, contents, signs)


def _draw_crowd(sheet: Draft, contents: Contents, room: Region, signs: Signs) -> None:
    """Give each flock a row of Arridis or Edenia and each sheep its place in it."""
    for sheep in contents.on_hub:
        place = (room.x + 3 * number_of(sheep) - 1, room.y + 1 + seat_of(sheep))
        draw_sheep(sheet, MEDIUM, (sheep,), (place,), signs)


def _draw_planet(sheet: Draft, contents: Contents, signs: Signs) -> None:
    """Draw clovers and flag in the first row, sheep by name or, when they are many, by number."""
    sheet.put(4, 2, signs.clover * contents.clovers, colours.CLOVER)
    put_flag(sheet, 8, 2, contents, signs)
    crowd = contents.on_hub
    if len(crowd) > len(_CLOSE_PLACES):
        for (count, flock), place in zip(counts_of(crowd, signs), _PLANET_PLACES, strict=False):
            sheet.put_sheep(*place, count, ink_of(flock), flock)
        return
    places = _PLANET_PLACES if len(crowd) <= len(_PLANET_PLACES) else _CLOSE_PLACES
    for sheep, place in zip(crowd, places, strict=False):
        draw_sheep(sheet, MEDIUM, (sheep,), (place,), signs)


def _draw_hub(sheet: Draft, room: Region, contents: Contents, signs: Signs) -> None:
    """Draw a dwarf planet or pad; what lies on it moves up when a sheep stands there."""
    x, y = room.x, room.y
    if KIND[contents.face] is Kind.DWARF:
        sheet.put(x, y, "(  )", colours.DWARF)
    else:
        sheet.put(x, y, "[  ]", PAD_INKS[pad_colour(contents.face)])
    marks = marks_of(contents, signs)
    if contents.on_hub:
        put_marks(sheet, meeting(MEDIUM, hub_path(contents.face))[0] + 1, y - 1, marks)
        draw_sheep(sheet, MEDIUM, contents.on_hub, ((x + 1, y),), signs)
    else:
        put_marks(sheet, x + 1, y, marks)
    if KIND[contents.face] is Kind.DWARF:
        tint(sheet, room, ROCK, is_round=False)

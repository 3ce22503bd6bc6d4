"""One tile under the loupe: every sheep, every token and what the viewer knows of it."""

from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import HORIZONTAL, VERTICAL, Charset
from edenia_tui.games.edenia.board import colours
from edenia_tui.games.edenia.board.bodies import marks_of, outline, put_flag, put_marks
from edenia_tui.games.edenia.board.colours import PAD_INKS, PATH_INKS
from edenia_tui.games.edenia.board.contents import Contents, contents_of
from edenia_tui.games.edenia.board.drawing import Draft, Drawing
from edenia_tui.games.edenia.board.flocks import draw_lines_of_sheep, draw_sheep
from edenia_tui.games.edenia.board.grid import LOUPE, Plot
from edenia_tui.games.edenia.board.lines import draw_lines, sides_of
from edenia_tui.games.edenia.board.marks import Marks, draw_chosen, draw_step
from edenia_tui.games.edenia.board.rim import draw_rim, rim_place
from edenia_tui.games.edenia.board.signs import Signs, signs_of
from edenia_tui.games.edenia.board.tracks import Point, body
from rules.edenia.galaxy import (
    KIND,
    NORTH,
    NOWHERE,
    PATHS,
    SIDES,
    SOUTH,
    WEST,
    Cell,
    Kind,
    Path,
    Side,
    pad_colour,
)
from rules.edenia.geometry import cell_beyond, cell_of_step, rim_at
from rules.edenia.notation.names import cell_name
from rules.edenia.places import number_of, seat_of
from rules.edenia.state import State, Token

PathNames = tuple[str, str, str]
_ENGLISH: Final = ("star", "nebula", "meteorite")
_NOTHING: Final = Marks()
_PLOT: Final = Plot(LOUPE, 1, 1)
"""The tile lies inside a frame."""
_NAME: Final = LOUPE.columns[0] - 1
"""How long the name of a path can be."""
_CAPTIONS: Final = 2
"""Rows below the tile: the artefacts of a dwarf planet."""


def draw_loupe(  # noqa: PLR0913 (what is looked at, and how)
    view: State,
    cell: Cell,
    charset: Charset,
    names: PathNames = _ENGLISH,
    marks: Marks = _NOTHING,
    *,
    language: str = "en",
) -> Drawing:
    """Draw a cell as large as it takes to show everything on it, with its paths named."""
    contents, signs = contents_of(view)[cell], signs_of(charset, language)
    tile = Draft(LOUPE.width, LOUPE.height)
    _draw_tile(tile, contents, signs, names)
    sheet = Draft(LOUPE.width + 2, LOUPE.height + 2 + _CAPTIONS)
    sheet.put_box(Region(0, 0, LOUPE.width + 2, LOUPE.height + 2), signs.square_box, inks.FRAME)
    sheet.put(2, 0, f" {cell_name(cell)} ", inks.COORDINATE)
    sheet.paste_tile(1, 1, tile.finish())
    sheet.cells[cell] = Region(1, 1, LOUPE.width, LOUPE.height)
    _draw_sides(sheet, view, cell, signs)
    for row, token in enumerate(contents.tokens, LOUPE.height + 2):
        sheet.put(2, row, _caption(token, view, signs), colours.ARTEFACT)
    for step in marks.route:
        if cell_of_step(step) == cell:
            draw_step(sheet, _PLOT, contents.face, step, signs)
    if marks.chosen is not None:
        draw_chosen(sheet, marks.chosen, signs)
    return sheet.finish()


def _draw_sides(sheet: Draft, view: State, cell: Cell, signs: Signs) -> None:
    """Draw the rim at the outer sides, and tracks that go on at the inner ones."""
    face = view.tiles[cell]
    for side in SIDES:
        rim = rim_at(cell, side)
        if rim is not None:
            _clear_side(sheet, side)
            draw_rim(sheet, _PLOT, side, view.rim[rim], signs)
        elif side in sides_of(face) and cell_beyond(cell, side) != NOWHERE:
            for path in PATHS:
                place = _PLOT.at(rim_place(LOUPE, side, path))
                bits = HORIZONTAL if side % 2 else VERTICAL
                sheet.put(*place, signs.line(path, bits), PATH_INKS[path])


def _clear_side(sheet: Draft, side: Side) -> None:
    """Take the frame away where the rim is the edge."""
    if side in (NORTH, SOUTH):
        y = 0 if side == NORTH else LOUPE.height + 1
        sheet.put(6, y, " " * (LOUPE.width - 5), inks.FRAME)
    else:
        x = 0 if side == WEST else LOUPE.width + 1
        for y in range(1, LOUPE.height + 1):
            sheet.put(x, y, " ", inks.FRAME)


def _caption(token: Token, view: State, signs: Signs) -> str:
    """Tell what the viewer knows of an artefact, and who has looked at it."""
    sign = signs.known if token.name else signs.unknown
    lookers = [signs.seats[seat] for seat in view.seats() if token.seen >> seat & 1]
    return " ".join([sign, token.name or "?", *lookers])


def _draw_tile(sheet: Draft, contents: Contents, signs: Signs, names: PathNames) -> None:
    face = contents.face
    room = body(LOUPE, face)
    if KIND[face] is Kind.EMPTY:
        for y in LOUPE.rows:
            for x in LOUPE.columns:
                sheet.put(x, y, signs.void, colours.UNEXPLORED)
        return
    draw_lines(sheet, LOUPE, face, signs)
    if room is not None:
        _draw_body(sheet, room, contents, signs)
    for path in PATHS:
        x, y = _name_place(contents, path)
        sheet.put(x, y, names[path][:_NAME].rjust(_NAME if x > 9 else 0), PATH_INKS[path])
    draw_lines_of_sheep(sheet, LOUPE, contents, signs)


def _name_place(contents: Contents, path: Path) -> Point:
    """Tell where a path is named: over its western track, or inside the planets without tracks."""
    y = LOUPE.rows[path]
    match KIND[contents.face]:
        case Kind.ARRIDIS:
            return LOUPE.width - 4 - _NAME, y
        case Kind.EDENIA:
            return 4, y
        case _:
            return 0, y - 1


def _draw_body(sheet: Draft, room: Region, contents: Contents, signs: Signs) -> None:
    strokes = signs.round_box
    match KIND[contents.face]:
        case Kind.ARRIDIS:
            outline(sheet, LOUPE, room, strokes, colours.ARRIDIS)
            sheet.put(12, 1, "ARRIDIS", colours.ARRIDIS)
            _draw_crowd(sheet, contents, signs)
        case Kind.EDENIA:
            outline(sheet, LOUPE, room, strokes, colours.EDENIA)
            sheet.put(15, 2, "EDENIA", colours.EDENIA)
            prizes = " ".join(map(str, contents.trifoliums))
            sheet.put(12, 12, prizes, inks.TEXT)
            _draw_crowd(sheet, contents, signs)
        case Kind.HOLE:
            outline(sheet, LOUPE, room, strokes, colours.HOLE)
            sheet.put(14, 7, f"(( {signs.hole} ))", colours.HOLE)
        case Kind.PLANET:
            outline(sheet, LOUPE, room, strokes, colours.PLANET)
            sheet.put(12, 4, " ".join(signs.clover * contents.clovers), colours.CLOVER)
            put_flag(sheet, 20, 4, contents, signs)
            for index, sheep in enumerate(contents.on_hub):
                place = (12 + index % 4 * 3, 6 + index // 4)
                draw_sheep(sheet, LOUPE, (sheep,), (place,), signs)
        case _:
            _draw_hub(sheet, room, contents, signs)


def _draw_crowd(sheet: Draft, contents: Contents, signs: Signs) -> None:
    """Give each flock a row of Arridis or Edenia."""
    for sheep in contents.on_hub:
        place = (8 + 4 * number_of(sheep), 4 + 2 * seat_of(sheep))
        draw_sheep(sheet, LOUPE, (sheep,), (place,), signs)


def _draw_hub(sheet: Draft, room: Region, contents: Contents, signs: Signs) -> None:
    """Draw a dwarf planet round and a pad square: what lies there, then who stands there."""
    is_dwarf = KIND[contents.face] is Kind.DWARF
    ink = colours.DWARF if is_dwarf else PAD_INKS[pad_colour(contents.face)]
    outline(sheet, LOUPE, room, signs.round_box if is_dwarf else signs.square_box, ink)
    put_marks(sheet, room.x + 1, room.y + 1, marks_of(contents, signs))
    if contents.on_hub:
        draw_sheep(sheet, LOUPE, contents.on_hub, ((room.x + 4, room.y + 1),), signs)

"""Planets, dwarf planets and pads where there is room for an outline round them."""

from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import E, N, S, Strokes, W
from edenia_tui.canvas.inks import SEAT_INKS, Ink, on_ground
from edenia_tui.canvas.palette import Ground
from edenia_tui.games.edenia.board import colours
from edenia_tui.games.edenia.board.colours import PAD_INKS
from edenia_tui.games.edenia.board.contents import Contents
from edenia_tui.games.edenia.board.drawing import Draft
from edenia_tui.games.edenia.board.grid import Grid
from edenia_tui.games.edenia.board.signs import Signs
from rules.edenia.galaxy import KIND, Kind, pad_colour

Mark = tuple[str, Ink]


def marks_of(contents: Contents, signs: Signs) -> list[Mark]:
    """Tell what lies on a dwarf planet or pad in two marks at most."""
    if KIND[contents.face] is Kind.DWARF:
        return [
            (signs.known if token.name else signs.unknown, colours.ARTEFACT)
            for token in contents.tokens
        ]
    colour = pad_colour(contents.face)
    pad = (colour, PAD_INKS[colour])
    return [pad, (signs.sabotage, colours.SABOTAGE) if contents.sabotaged else pad]


def put_marks(sheet: Draft, x: int, y: int, marks: list[Mark]) -> None:
    """Write marks side by side."""
    for offset, (char, ink) in enumerate(marks):
        sheet.put(x + offset, y, char, ink)


def put_flag(sheet: Draft, x: int, y: int, contents: Contents, signs: Signs) -> None:
    """Write whose flag stands on a planet and whether it is protected."""
    if contents.flag is not None:
        guard = signs.protected if contents.protected else ""
        text = f"{signs.flag}{signs.seats[contents.flag]}{guard}"
        sheet.put(x, y, text, SEAT_INKS[contents.flag])


def tint(sheet: Draft, room: Region, ground: Ground, *, is_round: bool = True) -> None:
    """Lay the ground of a planet under what is drawn there; the corners of a round one stay free."""
    right, bottom = room.x + room.width - 1, room.y + room.height - 1
    for y in range(room.y, bottom + 1):
        for x in range(room.x, right + 1):
            if not is_round or x not in (room.x, right) or y not in (room.y, bottom):
                sheet.inks[y][x] = on_ground(sheet.inks[y][x], ground)


def outline(sheet: Draft, grid: Grid, room: Region, strokes: Strokes, ink: Ink) -> None:
    """Draw an outline with the places where tracks come in."""
    sheet.put_box(room, strokes, ink)
    right, bottom = room.x + room.width - 1, room.y + room.height - 1
    for x in grid.columns:
        if room.x < x < right:
            if room.y > 0:
                sheet.put(x, room.y, strokes[N + E + W], ink)
            if bottom < grid.height - 1:
                sheet.put(x, bottom, strokes[E + S + W], ink)
    for y in grid.rows:
        if room.y < y < bottom:
            if room.x > 0:
                sheet.put(room.x, y, strokes[N + S + W], ink)
            if right < grid.width - 1:
                sheet.put(right, y, strokes[N + E + S], ink)

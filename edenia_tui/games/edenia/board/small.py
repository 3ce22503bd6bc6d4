"""A tile in 9 by 3 characters: enough to see the whole galaxy and the panels beside it.

A planet tells `(clovers flag)`, a dwarf planet `(artefacts)`, a pad `[colour]`; the sheep there take
the place of brackets by their letters, more than two of them that of the right one by their number,
with the letters of whoever is there between the spokes.
"""

from collections.abc import Sequence
from functools import lru_cache

from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.palette import ROCK, SOIL
from edenia_tui.games.edenia.board import colours
from edenia_tui.games.edenia.board.bodies import put_flag, tint
from edenia_tui.games.edenia.board.colours import PAD_INKS
from edenia_tui.games.edenia.board.contents import Contents
from edenia_tui.games.edenia.board.drawing import Draft, Drawing
from edenia_tui.games.edenia.board.flocks import (
    counts_of,
    draw_each,
    draw_lines_of_sheep,
    draw_sheep,
    ink_of,
)
from edenia_tui.games.edenia.board.grid import SMALL
from edenia_tui.games.edenia.board.lines import draw_lines
from edenia_tui.games.edenia.board.signs import Signs
from edenia_tui.games.edenia.board.tracks import meeting
from rules.edenia.galaxy import (
    KIND,
    METEORITE,
    NORTH,
    SOUTH,
    STAR,
    Kind,
    Sheep,
    hub_path,
    pad_colour,
)
from rules.edenia.geometry import port_at

_HIDDEN_SPOKE = {STAR: port_at(NORTH, STAR), METEORITE: port_at(SOUTH, METEORITE)}
"""The spokes for which three rows leave no room: their sheep take the left bracket of the hub."""


_BRACKETS = ((1, 1), (7, 1))
"""Where one or two sheep stand on a planet."""
_AROUND = ((3, 0), (5, 0), (3, 2), (5, 2))
"""Where more of them do, between the spokes."""
_ONE_DIGIT = 9


@lru_cache(maxsize=2048)
def draw_small(contents: Contents, signs: Signs) -> Drawing:
    """Draw a tile with all that is on it, in letters and counts."""
    sheet = Draft(SMALL.width, SMALL.height)
    kind = KIND[contents.face]
    if kind is Kind.EMPTY:
        sheet.put(4, 1, signs.void, colours.UNEXPLORED)
        return sheet.finish()
    draw_lines(sheet, SMALL, contents.face, signs)
    match kind:
        case Kind.ARRIDIS:
            sheet.put(0, 0, "ARRIDIS", colours.ARRIDIS)
            _draw_crowd(sheet, contents, 0, signs)
        case Kind.EDENIA:
            sheet.put(2, 2, "EDENIA", colours.EDENIA)
            _draw_crowd(sheet, contents, 1, signs)
        case Kind.HOLE:
            sheet.put(1, 1, f"(( {signs.hole} ))", colours.HOLE)
        case Kind.PLANET:
            _draw_planet(sheet, contents, signs)
        case Kind.DWARF | Kind.PAD:
            _draw_hub(sheet, contents, signs)
        case _:
            pass
    draw_lines_of_sheep(sheet, SMALL, contents, signs)
    return sheet.finish()


def _draw_crowd(sheet: Draft, contents: Contents, x: int, signs: Signs) -> None:
    """Draw how many of each flock are on Arridis or Edenia."""
    for count, flock in counts_of(contents.on_hub, signs):
        sheet.put_sheep(x, 1, count, ink_of(flock), flock)
        x += len(count)


def _draw_planet(sheet: Draft, contents: Contents, signs: Signs) -> None:
    sheet.put(1, 1, "(     )", colours.PLANET)
    sheet.put(2, 1, f"{signs.clover}{contents.clovers}", colours.CLOVER)
    put_flag(sheet, 4, 1, contents, signs)
    _draw_crowd_of_planet(sheet, contents.on_hub, signs)
    tint(sheet, Region(1, 1, 7, 1), SOIL, is_round=False)


def _draw_crowd_of_planet(sheet: Draft, crowd: Sequence[Sheep], signs: Signs) -> None:
    """Tell who stands on a planet: each by a letter while there are few, else each seat by one."""
    if len(crowd) <= len(_BRACKETS):
        draw_each(sheet, crowd, _BRACKETS[::-1], signs)
        return
    count = str(len(crowd)) if len(crowd) <= _ONE_DIGIT else "+"
    sheet.put(*_BRACKETS[1], count, ink_of(crowd))
    if len(crowd) > len(_AROUND):
        flocks = [flock for _, flock in counts_of(crowd, signs)]
        for flock, place in zip(flocks, _AROUND, strict=False):
            draw_each(sheet, flock, [place] * len(flock), signs)
    else:
        draw_each(sheet, crowd, _AROUND, signs)
    for x, y in _AROUND:
        tint(sheet, Region(x, y, 1, 1), SOIL, is_round=False)


def _draw_hub(sheet: Draft, contents: Contents, signs: Signs) -> None:
    """Draw a dwarf planet or pad; the sabotage stands aside when sheep hide both its marks."""
    path = hub_path(contents.face)
    x, y = meeting(SMALL, path)
    if KIND[contents.face] is Kind.DWARF:
        sheet.put(x - 1, y, "( )", colours.DWARF)
        sheet.put(x, y, str(len(contents.tokens)), colours.ARTEFACT)
    else:
        colour = pad_colour(contents.face)
        mark = signs.sabotage
        sheet.put(x - 1, y, "[ ]", PAD_INKS[colour])
        if contents.sabotaged:
            sheet.put(x - 1, y, mark, colours.SABOTAGE)
            sheet.put(x + 1, y, mark, colours.SABOTAGE)
            if contents.on_hub and _HIDDEN_SPOKE.get(path) in dict(contents.lines):
                sheet.put(x - 3 if path == METEORITE else x + 3, y, mark, colours.SABOTAGE)
        sheet.put(x, y, colour, PAD_INKS[colour])
    if contents.on_hub:
        draw_sheep(sheet, SMALL, contents.on_hub, ((x + 1, y),), signs)
    if KIND[contents.face] is Kind.DWARF:
        tint(sheet, Region(x - 1, y, 3, 1), ROCK, is_round=False)

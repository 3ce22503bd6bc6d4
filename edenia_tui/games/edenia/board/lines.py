"""The tracks of a tile as lines: on a crossing of two paths the one from north to south lies on top."""

from edenia_tui.canvas.charset import CROSSING, HORIZONTAL
from edenia_tui.games.edenia.board.colours import PATH_INKS
from edenia_tui.games.edenia.board.drawing import Draft
from edenia_tui.games.edenia.board.grid import SMALL, Grid
from edenia_tui.games.edenia.board.signs import Signs
from edenia_tui.games.edenia.board.tracks import Stretch, meeting, way
from rules.edenia.galaxy import (
    ARRIDIS_EXITS,
    ARRIDIS_FACE,
    EDENIA_FACE,
    EMPTY_FACE,
    NORTH,
    PATHS,
    SIDES,
    WEST,
    Face,
    Path,
    Side,
)
from rules.edenia.geometry import port_at

_PORT_SIDES: dict[str, tuple[Side, ...]] = {
    ARRIDIS_FACE: ARRIDIS_EXITS,
    EDENIA_FACE: (NORTH, WEST),
    EMPTY_FACE: (),
}


def sides_of(face: Face) -> tuple[Side, ...]:
    """Tell the sides of a tile that tracks lead to."""
    return _PORT_SIDES.get(face, SIDES)


def draw_lines(sheet: Draft, grid: Grid, face: Face, signs: Signs) -> None:
    """Draw all tracks of a face and the spots where they meet."""
    stretches = [
        (path, stretch)
        for path in PATHS
        for side in sides_of(face)
        for stretch in way(grid, face, port_at(side, path))
    ]
    for path, stretch in sorted(stretches, key=_is_on_top):
        sheet.put(stretch.x, stretch.y, signs.line(path, stretch.bits), PATH_INKS[path])
    for path in PATHS:
        glyph = _meeting_glyph(grid, face[path], path, signs)
        if glyph:
            sheet.put(*meeting(grid, path), glyph, PATH_INKS[path])


def _is_on_top(drawn: tuple[Path, Stretch]) -> bool:
    return drawn[1].bits != HORIZONTAL


def _meeting_glyph(grid: Grid, glyph: str, path: Path, signs: Signs) -> str:
    """Say how the tracks of a path meet, where the lines themselves do not."""
    if glyph == "+":
        return signs.line(path, CROSSING)
    return signs.mirrors.get(glyph, "") if grid is SMALL else ""

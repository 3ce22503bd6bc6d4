"""The universe by itself: the pyramid of planets, and what is free of it."""

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.exo.board.block import LABEL, Block
from edenia_tui.games.exo.board.cells import Room, Shown
from edenia_tui.games.exo.board.marks import Marks, Site
from edenia_tui.games.exo.board.signs import Signs
from rules.exo.layout import Place
from rules.exo.state import State
from rules.exo.universe import free_planets


def draw_universe(  # noqa: PLR0913 (what, and how)
    view: State,
    room: Room,
    signs: Signs,
    marks: Marks,
    *,
    pitch: int = 0,
    is_whole: bool = True,
) -> Block:
    """Draw the pyramid, the deepest row first, with a sign before what is free.

    Args:
        view: the table.
        room: how large a planet is.
        signs: how it is written.
        marks: what is pointed at.
        pitch: the rows from one row of planets to the next; fewer than a planet has let them overlap.
        is_whole: whether the rows in front that are empty are drawn, too.
    """
    layout = view.layout
    rows = layout.rows() if is_whole else _rows_left(view)
    shown = [layout.columns[place] for _, row in rows for place in row]
    left = min(shown)
    pitch = pitch or room.height
    width = LABEL + (max(shown) - left) * room.stretch + room.width
    sheet = Sheet(width, (len(rows) - 1) * pitch + room.height)
    free = free_planets(layout, view.universe)
    sites: dict[Site, Region] = {}
    for number, (letter, row) in enumerate(rows):
        y = number * pitch
        sheet.put(0, y + room.height // 2, letter, inks.COORDINATE)
        for place in row:
            is_focus = place == marks.focus
            planet = marks.shown if is_focus and marks.shown >= 0 else view.universe[place]
            x = LABEL - 1 + (layout.columns[place] - left) * room.stretch
            sites[place] = room.region(x, y)
            if planet < 0:
                room.write(sheet, x, y, signs.open, inks.DIM)
            else:
                is_dim = planet not in free and not is_focus
                room.planet(sheet, (x, y), Shown(planet, is_dim), signs)
            if is_focus:
                room.mark(sheet, x, y, signs.pointed, inks.FOCUS)
            elif planet in free:
                room.mark(sheet, x, y, signs.free, inks.TEXT)
    return Block(sheet.finish(), sites)


def _rows_left(view: State) -> tuple[tuple[str, tuple[Place, ...]], ...]:
    """Give the rows up to the last one where a planet lies, and at least the first."""
    rows = view.layout.rows()
    lying = [n for n, (_, row) in enumerate(rows) if any(view.universe[one] >= 0 for one in row)]
    return rows[: max(lying, default=0) + 1]

"""A planet drawn large with all that is there; anything else as it stands in the table."""

from typing import Final

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.galaxies.board.marks import Site, Sort
from edenia_tui.games.galaxies.board.planet_scene import Size
from edenia_tui.games.galaxies.board.planets import draw_planet
from edenia_tui.games.galaxies.board.scene import Scene
from edenia_tui.games.galaxies.screen.sites import about
from edenia_tui.language.wrapping import rows as wrapped

_CARD: Final = Size(39, 5, has_disc=True)
_COLUMNS: Final = 44


def draw_close_up(scene: Scene, site: Site) -> Canvas:
    """Draw a planet as a card; tell everything else in words."""
    if site.sort in (Sort.ORBIT, Sort.SURFACE):
        return draw_planet(scene, site.number, _CARD).canvas
    told = about(scene.names.listener, scene.view, site)
    lines = [line for sentence in told for line in wrapped(sentence, _COLUMNS)]
    sheet = Sheet(_COLUMNS, len(lines))
    for y, line in enumerate(lines):
        sheet.put(0, y, line[:_COLUMNS], inks.TEXT)
    return sheet.finish()

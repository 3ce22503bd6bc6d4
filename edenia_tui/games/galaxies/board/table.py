"""The whole table: the row of planets above, then the dice, the galaxies, and what the expansion adds."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.galaxies.board.black import draw_black_line, draw_black_list
from edenia_tui.games.galaxies.board.block import Block
from edenia_tui.games.galaxies.board.details import ladder_line
from edenia_tui.games.galaxies.board.dice import draw_dice_boxes, draw_dice_line
from edenia_tui.games.galaxies.board.hangar import draw_hangar
from edenia_tui.games.galaxies.board.layout import Layout, layout_of
from edenia_tui.games.galaxies.board.legend import draw_legend
from edenia_tui.games.galaxies.board.marks import Site
from edenia_tui.games.galaxies.board.mats import NARROW, WIDE, draw_mats, heading
from edenia_tui.games.galaxies.board.missions import (
    draw_mission_boxes,
    draw_mission_line,
    missions_to_keep,
)
from edenia_tui.games.galaxies.board.pilots import draw_pilot_line, draw_pilot_list
from edenia_tui.games.galaxies.board.planets import draw_planet
from edenia_tui.games.galaxies.board.scene import Scene
from rules.galaxies.state import FACE_UP

ROOM: Final = {Zoom.SMALL: (50, 18), Zoom.MEDIUM: (79, 37), Zoom.LARGE: (125, 57)}
"""The columns and rows of a drawing; it always takes all of them."""
_FEW: Final = 3
"""So many galaxies leave room for the black below the pilots."""
_LIST: Final = (7, 10)
"""The part of the columns that the list of pilots has where the black is beside it."""

Placed = tuple[int, int, Block]
"""Where the top left of a block is, a column and a row, and the block."""


class Drawing(NamedTuple):
    """A finished drawing, and what is to be found where."""

    canvas: Canvas
    sites: Mapping[Site, Region]
    seams: tuple[int, ...]
    """The columns where another planet begins."""


def draw_table(scene: Scene, zoom: Zoom) -> Drawing:
    """Draw everything that lies on the table."""
    columns, rows = ROOM[zoom]
    layout = layout_of(scene.view, zoom, columns)
    sheet, sites = Sheet(columns, rows), dict[Site, Region]()
    for x, y, block in _placed(scene, zoom, layout):
        sheet.paste(x, y, block.canvas)
        sites.update({site: region.moved(x, y) for site, region in block.sites.items()})
    seams = tuple(layout.pitch * across for across in range(1, layout.beside))
    return Drawing(sheet.finish(), sites, seams)


def _placed(scene: Scene, zoom: Zoom, layout: Layout) -> Iterator[Placed]:
    """Set one thing below the other; what the signs mean beside the planets, or where room is left."""
    (columns, rows), y = ROOM[zoom], layout.below
    places = len(scene.view.row)
    for place in range(places):
        yield *layout.corner(place), draw_planet(scene, place, layout.size)
    if layout.has_gap(places):
        x, top = layout.corner(places)
        yield x + 1, top, _legend(scene, columns - x - 1, layout.size.height)
    for block in _small(scene, columns) if zoom is Zoom.SMALL else _medium(scene, columns):
        yield 0, y, block
        y += block.canvas.height
    if y < rows and not layout.has_gap(places):
        yield 0, y, _legend(scene, columns, rows - y)


def _small(scene: Scene, columns: int) -> Iterator[Block]:
    """One row for everything."""
    is_keeping = any(missions_to_keep(scene))
    yield (draw_mission_line if is_keeping else draw_dice_line)(scene, columns)
    yield draw_mats(scene, columns, NARROW, in_full=False)
    if scene.view.is_solo():
        yield _line(ladder_line(scene), columns)
    if scene.view.setup.expansion:
        yield draw_pilot_line(scene, columns)
        yield draw_black_line(scene, columns)


def _medium(scene: Scene, columns: int) -> Iterator[Block]:
    """Dice as boxes, all that has a name below each player, a row for each pilot and card."""
    is_keeping = any(missions_to_keep(scene))
    yield (draw_mission_boxes if is_keeping else draw_dice_boxes)(scene, columns)
    yield _heading(scene, columns)
    yield draw_mats(scene, columns, WIDE, in_full=True)
    if scene.view.setup.expansion:
        yield draw_hangar(scene, columns)
        if len(scene.view.mats) > _FEW:
            yield _beside(draw_pilot_list(scene, columns * _LIST[0] // _LIST[1]), scene, columns)
        else:
            yield draw_pilot_list(scene, columns)
            yield draw_black_list(scene, columns, 1 + FACE_UP)


def _beside(pilots: Block, scene: Scene, columns: int) -> Block:
    """Set the black beside the pilots."""
    rows, x = pilots.canvas.height, pilots.canvas.width + 1
    black = draw_black_list(scene, columns - x, rows)
    sheet = Sheet(columns, rows)
    sheet.paste(0, 0, pilots.canvas)
    sheet.paste(x, 0, black.canvas)
    moved = {site: region.moved(x, 0) for site, region in black.sites.items()}
    return Block(sheet.finish(), {**pilots.sites, **moved})


def _heading(scene: Scene, columns: int) -> Block:
    sheet = Sheet(columns, 1)
    for x, text in heading(scene, WIDE):
        sheet.put(x, 0, text[: columns - x], inks.DIM)
    return Block(sheet.finish(), {})


def _line(text: str, columns: int) -> Block:
    sheet = Sheet(columns, 1)
    sheet.put(1, 0, text[: columns - 1], inks.DIM)
    return Block(sheet.finish(), {})


def _legend(scene: Scene, columns: int, rows: int) -> Block:
    expansion = scene.view.setup.expansion
    return Block(draw_legend(scene.names, scene.signs, (columns, rows), expansion=expansion), {})

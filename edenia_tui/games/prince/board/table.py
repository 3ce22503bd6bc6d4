"""The whole table: one's own planet foremost, the others beside it, and below what is to be chosen."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas, Region
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.prince.board.block import Block
from edenia_tui.games.prince.board.compact import THINGS, TILES, draw_compact
from edenia_tui.games.prince.board.disc import HUGE, LOUPE, NARROW, WIDE, WIDEST, draw_disc
from edenia_tui.games.prince.board.legend import draw_legend
from edenia_tui.games.prince.board.marks import Site
from edenia_tui.games.prince.board.offer_cards import draw_offer_cards, draw_stack_cards
from edenia_tui.games.prince.board.offer_list import draw_offer_list
from edenia_tui.games.prince.board.results import draw_results
from edenia_tui.games.prince.board.scene import Scene
from edenia_tui.games.prince.board.stacks import draw_stack_line, draw_stack_list
from rules.prince.state import ROUNDS, Ask

ROOM: Final = {Zoom.SMALL: (50, 18), Zoom.MEDIUM: (79, 37), Zoom.LARGE: (125, 57)}
"""The columns and rows of a drawing; it always takes all of them."""
_PLANETS: Final = {Zoom.SMALL: 10, Zoom.MEDIUM: 23, Zoom.LARGE: 43}
"""The rows of the planets."""

Placed = tuple[int, int, Block]
"""Where the top left of a block is, a column and a row, and the block."""


class Drawing(NamedTuple):
    """A finished drawing, and what is to be found where."""

    canvas: Canvas
    sites: Mapping[Site, Region]
    aside: int
    """The column where the planets of others begin."""


def draw_table(scene: Scene, zoom: Zoom) -> Drawing:
    """Draw everything that lies on the table."""
    columns, rows = ROOM[zoom]
    sheet, sites = Sheet(columns, rows), dict[Site, Region]()
    planets = [*_PLANETS_OF[zoom](scene)]
    foot = _small_foot(scene) if zoom is Zoom.SMALL else _large_foot(scene, zoom)
    for x, y, block in (*planets, *foot):
        sheet.paste(x, y, block.canvas)
        sites.update({site: region.moved(x, y) for site, region in block.sites.items()})
    return Drawing(sheet.finish(), sites, planets[1][0])


def _small_planets(scene: Scene) -> Iterator[Placed]:
    """Set the others beside one's own planet: one as large, two with all that is there, or small."""
    yield 0, 0, draw_disc(scene, scene.foremost, NARROW)
    x, others = ROOM[Zoom.SMALL][0] - NARROW.columns, scene.others
    for number, seat in enumerate(others):
        if len(others) == 1:
            yield x, 0, draw_disc(scene, seat, NARROW)
        elif len(others) == 2:
            yield x, 5 * number, draw_compact(scene, seat, THINGS)
        else:
            across, down = number % 2, number // 2
            yield x + 1 + 13 * across, 5 * down, draw_compact(scene, seat, TILES)


def _small_foot(scene: Scene) -> Iterator[Placed]:
    """Below the planets: the stacks, what is on offer, and what the signs mean."""
    columns, rows = ROOM[Zoom.SMALL]
    y = _PLANETS[Zoom.SMALL]
    if scene.view.ask is Ask.OVER:
        below = _results(scene, columns)
    elif scene.view.ask is Ask.STACK:
        yield 0, y, _heading(scene, columns)
        below = draw_stack_list(scene, columns)
    else:
        yield 0, y, draw_stack_line(scene, columns)
        below = draw_offer_list(scene, columns)
    yield 0, y + 1, below
    legend = draw_legend(scene.names, scene.signs, columns, rows - y - 1 - below.canvas.height)
    yield 0, rows - legend.height, Block(legend, {})


def _large_planets(scene: Scene) -> Iterator[Placed]:
    """Set the others beside one's own planet, below each other; one alone is as large."""
    others, columns = scene.others, ROOM[Zoom.MEDIUM][0]
    is_pair = len(others) == 1
    size = WIDE if is_pair else WIDEST
    x = 0 if is_pair else 2
    yield x, 0, draw_disc(scene, scene.foremost, size)
    high = _PLANETS[Zoom.MEDIUM]
    for number, seat in enumerate(others):
        if is_pair:
            yield columns - size.columns, 0, draw_disc(scene, seat, size)
        else:
            has_room = len(others) == 2
            block = (
                draw_disc(scene, seat, NARROW) if has_room else draw_compact(scene, seat, THINGS)
            )
            pitch = (high - block.canvas.height) // (len(others) - 1)
            yield columns - block.canvas.width - 1, number * pitch, block


def _largest_planets(scene: Scene) -> Iterator[Placed]:
    """Set the others beside one's own planet, each as a disc with all that is there."""
    others, columns, high = scene.others, ROOM[Zoom.LARGE][0], _PLANETS[Zoom.LARGE]
    own, other, across = _LARGEST[len(others)]
    yield 0, 0, draw_disc(scene, scene.foremost, own)
    pitch = high // -(-len(others) // across)
    aside = columns - across * (other.columns + 1) + 1
    for number, seat in enumerate(others):
        x = aside + number % across * (other.columns + 1)
        yield x, number // across * pitch, draw_disc(scene, seat, other)


_PLANETS_OF: Final = {
    Zoom.SMALL: _small_planets,
    Zoom.MEDIUM: _large_planets,
    Zoom.LARGE: _largest_planets,
}
_LARGEST: Final = {
    1: (HUGE, HUGE, 1),
    2: (HUGE, LOUPE, 1),
    3: (WIDEST, LOUPE, 2),
    4: (WIDEST, LOUPE, 2),
}
"""How large one's own planet and those of so many others are, and how many of them stand side by side."""


def _large_foot(scene: Scene, zoom: Zoom) -> Iterator[Placed]:
    """Below the planets: the stacks, cards of what can be picked, and what the signs mean."""
    (columns, rows), y = ROOM[zoom], _PLANETS[zoom]
    if scene.view.ask is Ask.OVER:
        yield 2, y + 1, _results(scene, columns - 2)
    elif scene.view.ask is Ask.STACK:
        yield 0, y, _heading(scene, columns)
        yield 0, y + 1, draw_stack_cards(scene, columns)
    else:
        yield 0, y, draw_stack_line(scene, columns)
        yield 0, y + 1, draw_offer_cards(scene, columns)
    legend = draw_legend(scene.names, scene.signs, columns, 2)
    yield 0, rows - legend.height, Block(legend, {})


def _results(scene: Scene, columns: int) -> Block:
    return Block(draw_results(scene, columns), {})


def _heading(scene: Scene, columns: int) -> Block:
    sheet = Sheet(columns, 1)
    heading = scene.names.speech("screen-round", round=scene.view.round, rounds=ROUNDS)
    sheet.put(0, 0, heading, inks.DIM)
    return Block(sheet.finish(), {})

"""Routes, the focus and chosen sheep on a galaxy."""

from itertools import product

import pytest

from edenia_tui.canvas import inks
from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.drawing import Drawing
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.marks import Marks
from edenia_tui.games.edenia.screen.preview import preview
from rules.edenia.actions import Lay
from rules.edenia.galaxy import (
    CELLS,
    EMPTY_FACE,
    NEBULA,
    NORTH,
    PATHS,
    SIDES,
    SOUTH,
    STAR,
    WEST,
    Cell,
    Side,
)
from rules.edenia.game import EDENIA
from rules.edenia.geometry import spot_at, step_along
from tests.games.edenia.board import EVERYTHING, typed
from tests.rules.edenia.scenario import Scene

B1 = Cell(1)
STAR_SOUTH = step_along(spot_at(B1, NORTH, STAR), SOUTH)
"""The star track of B1 runs from north to south and crosses its nebula track."""
ACROSS = spot_at(B1, NORTH, NEBULA)
NEBULA_WEST, NEBULA_NORTH = step_along(ACROSS, WEST), step_along(ACROSS, NORTH)


def hidden_sheep(plain: Drawing, marked: Drawing) -> list[str]:
    """List the sheep that are no longer drawn as they were."""
    was_and_is = [
        (plain.lines[y][x : x + width], marked.lines[y][x : x + width])
        for x, y, width, _ in plain.sheep.values()
    ]
    return [was for was, now in was_and_is if was != now]


@pytest.mark.parametrize("zoom", Zoom)
def test_a_route_hides_no_sheep(zoom: Zoom) -> None:
    """Sheep that stand on a route are drawn on top of it."""
    view = typed(EVERYTHING)
    route = tuple(
        step_along(spot_at(cell, side, path), side)
        for cell, path, side in product(CELLS, PATHS, SIDES)
        if view.tiles[cell] != EMPTY_FACE
    )
    routed = draw_galaxy(view, zoom, ASCII, Marks(route=route))
    assert "^" in routed.text()
    assert hidden_sheep(draw_galaxy(view, zoom, ASCII), routed) == []


@pytest.mark.parametrize("zoom", Zoom)
def test_the_focus_hides_no_sheep(zoom: Zoom) -> None:
    """A sheep in the corner of its tile stays where the corner of the focus would be."""
    view = typed(EVERYTHING)
    plain = draw_galaxy(view, zoom, ASCII)
    for cell in CELLS:
        focused = draw_galaxy(view, zoom, ASCII, Marks(focus=cell))
        assert hidden_sheep(plain, focused) == []


@pytest.mark.parametrize("charset", [ASCII, UNICODE], ids=lambda one: one.name)
@pytest.mark.parametrize("zoom", Zoom)
def test_the_focus_hides_no_letter(zoom: Zoom, charset: Charset) -> None:
    """ARRIDIS keeps its A under the cursor, and whatever else is written stays, too."""
    view = typed(EVERYTHING)
    plain = draw_galaxy(view, zoom, charset)
    for cell in CELLS:
        focused = draw_galaxy(view, zoom, charset, Marks(focus=cell))
        for before, after in zip(plain.lines, focused.lines, strict=True):
            pairs = zip(before, after, strict=True)
            assert [was for was, now in pairs if was.isalnum() and was != now] == []
        assert focused.text() != plain.text()


def test_the_focus_lights_its_coordinates() -> None:
    """The letter and the number of the focused cell stand out, and no others."""
    canvas = draw_galaxy(typed(EVERYTHING), Zoom.SMALL, ASCII, Marks(focus=Cell(7)))
    letters = {
        char: ink for char, ink in zip(canvas.lines[0], canvas.inks[0], strict=True) if char != " "
    }
    numbers = {line[0]: row[0] for line, row in zip(canvas.lines, canvas.inks, strict=True)}
    assert [char for char, ink in letters.items() if ink is inks.FOCUS] == ["C"]
    assert [char for char, ink in numbers.items() if ink is inks.FOCUS] == ["2"]


@pytest.mark.parametrize("zoom", Zoom)
def test_crossing_routes_lie_like_their_paths(zoom: Zoom) -> None:
    """Where a route crosses itself on another path the upright track is on top, in either order."""
    view = typed(EVERYTHING)
    one, other = (
        draw_galaxy(view, zoom, UNICODE, Marks(route=route)).text()
        for route in ((STAR_SOUTH, NEBULA_WEST), (NEBULA_WEST, STAR_SOUTH))
    )
    assert one == other


@pytest.mark.parametrize(("toward", "arrow"), [(NORTH, "▲"), (WEST, "◄")])
def test_a_route_ends_in_an_arrow(toward: Side, arrow: str) -> None:
    """The last character of a track shows the direction it is travelled in."""
    route = (step_along(ACROSS, toward),)
    canvas = draw_galaxy(typed(EVERYTHING), Zoom.MEDIUM, UNICODE, Marks(route=route))
    assert canvas.text().count(arrow) == 1


def test_a_route_goes_on_into_the_rim() -> None:
    """The mouth or relay a route runs into is part of it."""
    canvas = draw_galaxy(typed(EVERYTHING), Zoom.MEDIUM, UNICODE, Marks(route=(NEBULA_NORTH,)))
    assert canvas.inks[1].count(inks.ROUTE) == 1
    assert canvas.inks[1][canvas.cells[B1].x + 7] is inks.ROUTE


@pytest.mark.parametrize("zoom", Zoom)
def test_art_3_a_tile_is_seen_in_its_place_before_it_is_chosen(zoom: Zoom) -> None:
    """Of the tiles R2-M2 drew each is drawn where it would lie, and only while it is considered."""
    scene = Scene(r"""
        2 ... +++ ... ... ...
        deck +++ O++ /// +++ /++
        red hidden r2m2-3, sheep B2 east star
    """).play("play r2m2-3", "go 1 east", "draw +++", "draw O++", "draw ///")
    view, there = scene.state, Cell(7)
    plain = draw_galaxy(view, zoom, UNICODE)
    drawn = {}
    for action in EDENIA.legal(view):
        assert isinstance(action, Lay)
        marks = preview(view, action)
        assert marks.focus == there
        drawn[action.face] = part(draw_galaxy(view, zoom, UNICODE, marks), there)
    assert len(set(drawn.values())) == len(drawn) > 1
    assert part(plain, there) not in drawn.values()


def part(drawing: Drawing, cell: Cell) -> str:
    """Cut a cell out of a drawing."""
    x, y, width, height = drawing.cells[cell]
    return "\n".join(line[x : x + width] for line in drawing.lines[y : y + height])

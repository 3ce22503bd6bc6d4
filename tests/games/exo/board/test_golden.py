"""Drawings of EXO as they are meant to look; `pytest --update-boards` draws them anew."""

from pathlib import Path

import pytest

from edenia_tui.canvas.charset import ASCII, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.exo.board.board import BOARD
from edenia_tui.games.exo.board.marks import Marks
from edenia_tui.games.exo.board.table import draw_table
from rules.exo.layout import Place
from rules.exo.notation.names import find_square
from tests.games.edenia.board import CHARSETS
from tests.games.exo.board import table

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
@pytest.mark.parametrize("zoom", Zoom)
def test_drawings_look_as_they_did(
    zoom: Zoom, charset: Charset, request: pytest.FixtureRequest
) -> None:
    """A table with every kind of planet is drawn as it was when somebody looked at it last."""
    drawn = BOARD.draw(table(), zoom, charset).text()
    file = GOLDEN / f"{zoom.value}_{charset.name}.txt"
    if request.config.getoption("--update-boards"):
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("zoom", Zoom)
def test_ascii_is_ascii(zoom: Zoom) -> None:
    """No other character gets into a drawing for plain terminals."""
    assert BOARD.draw(table(), zoom, ASCII).text().isascii()


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
def test_what_is_looked_at_is_marked(charset: Charset) -> None:
    """A sign stands before the place and the square in question, and nowhere else is another."""
    square = find_square("n1e1")
    assert square is not None
    view, place = table(), Place(9)
    plain = draw_table(view, Zoom.SMALL, charset, Marks(view.held))
    for site in (place, (view.active, square)):
        pointed = draw_table(view, Zoom.SMALL, charset, Marks(view.held, site))
        changed = {
            (x, y)
            for y, (one, two) in enumerate(
                zip(plain.canvas.lines, pointed.canvas.lines, strict=True)
            )
            for x, pair in enumerate(zip(one, two, strict=True))
            if len({*pair}) > 1
        }
        region = pointed.sites[site]
        assert changed == {(region.x - 1, region.y)}

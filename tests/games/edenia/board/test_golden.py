"""Drawings as they are meant to look; `pytest --update-boards` draws them anew."""

from collections.abc import Callable
from pathlib import Path

import pytest

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import ASCII, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.galaxy import draw_galaxy
from edenia_tui.games.edenia.board.loupe import draw_loupe
from edenia_tui.games.edenia.board.marks import Marks
from rules.edenia.galaxy import ARRIDIS, EDENIA, HOLE, Cell, Sheep
from rules.edenia.game import EDENIA as GAME
from rules.edenia.state import State
from rules.kernel.seat import Seat
from tests.games.edenia.board import CHARSETS, EVERYTHING, typed

GOLDEN = Path(__file__).parent / "golden"
UNDER_THE_LOUPE = (ARRIDIS, *(Cell(n) for n in (1, 2, 3, 5, 6, 11)), HOLE, Cell(19), EDENIA)
LEAVING_ARRIDIS = (26, 80, 101, 166, 226)
"""Red 1 goes east on the nebula path, through the tunnel at B1 and along the first row."""
POINTED_AT = Marks(LEAVING_ARRIDIS, Cell(7), Sheep(2))

DRAWINGS: dict[str, Callable[[State, Charset], list[Canvas]]] = {
    "small": lambda view, charset: [draw_galaxy(view, Zoom.SMALL, charset)],
    "medium": lambda view, charset: [draw_galaxy(view, Zoom.MEDIUM, charset)],
    "small_marks": lambda view, charset: [draw_galaxy(view, Zoom.SMALL, charset, POINTED_AT)],
    "medium_marks": lambda view, charset: [draw_galaxy(view, Zoom.MEDIUM, charset, POINTED_AT)],
    "loupe": lambda view, charset: [draw_loupe(view, cell, charset) for cell in UNDER_THE_LOUPE],
}


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
@pytest.mark.parametrize("name", DRAWINGS)
def test_drawings_look_as_they_did(
    name: str, charset: Charset, request: pytest.FixtureRequest
) -> None:
    """A position with every feature is drawn as it was when somebody looked at it last."""
    view = GAME.view(typed(EVERYTHING), Seat(0))
    drawn = "\n".join(canvas.text() for canvas in DRAWINGS[name](view, charset))
    file = GOLDEN / f"{name}_{charset.name}.txt"
    if request.config.getoption("--update-boards"):
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DRAWINGS)
def test_ascii_is_ascii(name: str) -> None:
    """No other character gets into a drawing for plain terminals."""
    for canvas in DRAWINGS[name](typed(EVERYTHING), ASCII):
        assert canvas.text().isascii()

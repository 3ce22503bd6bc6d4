"""Drawings as pictures."""

from xml.etree import ElementTree as ET

import pytest

from edenia_tui.canvas import inks
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import Charset
from edenia_tui.canvas.svg import picture
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.board import BOARD
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from tests.games.edenia.board import CHARSETS


def texts(svg: str) -> list[tuple[str, str, int, int, int]]:
    """List the runs of a picture: ink, characters, column, row and columns."""
    return [
        (
            found.attrib["class"],
            found.text or "",
            (int(found.attrib["x"]) - 10) // 10,
            (int(found.attrib["y"]) - 25) // 20,
            int(found.attrib["textLength"]) // 10,
        )
        for found in ET.fromstring(svg).findall("{*}text")  # noqa: S314
    ]


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
@pytest.mark.parametrize("zoom", Zoom)
def test_every_character_is_where_it_was_drawn(zoom: Zoom, charset: Charset) -> None:
    """Put back into rows and columns, a picture is the drawing."""
    canvas = BOARD.draw(EDENIA.start(Options(4)), zoom, charset)
    rows = [[" "] * canvas.width for _ in range(canvas.height)]
    for ink, text, x, y, width in texts(picture(canvas, "Edenia", "")):
        assert width == len(text)
        assert canvas.inks[y][x].name == ink
        rows[y][x : x + width] = text
    assert tuple("".join(row) for row in rows) == canvas.lines


def test_signs_of_xml_are_characters() -> None:
    """A drawing in ASCII is full of them."""
    canvas = Canvas(("<&>",), ((inks.TEXT,) * 3,))
    svg = picture(canvas, "a < b", "C1 east star > west & more")
    assert texts(svg) == [("text", "<&>", 0, 0, 3)]
    assert ET.fromstring(svg).findtext("{*}title") == "a < b"  # noqa: S314


def test_the_focus_stands_on_a_ground_of_its_own() -> None:
    """Where letters and ground change places, the ground is painted."""
    svg = picture(Canvas(("ab",), ((inks.TEXT, inks.FOCUS),)), "", "")
    grounds = ET.fromstring(svg).findall("{*}rect")  # noqa: S314
    assert [rect.get("class") for rect in grounds] == [None, "focus"]
    assert grounds[1].attrib["x"] == "20"

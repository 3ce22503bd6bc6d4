"""Drawings of Tiny Epic Galaxies as they are meant to look; `pytest --update-boards` draws them anew."""

from pathlib import Path

import pytest

from edenia_tui.canvas.charset import ASCII, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.galaxies.board.board import BOARD
from edenia_tui.games.galaxies.board.table import ROOM
from tests.games.edenia.board import CHARSETS
from tests.games.galaxies.board import TABLES

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
@pytest.mark.parametrize("zoom", Zoom)
@pytest.mark.parametrize("table", TABLES)
def test_drawings_look_as_they_did(
    table: str, zoom: Zoom, charset: Charset, request: pytest.FixtureRequest
) -> None:
    """Tables of one to five are drawn as they were when somebody looked at them last."""
    canvas = BOARD.draw(TABLES[table](), zoom, charset)
    assert (canvas.width, canvas.height) == ROOM[zoom]
    drawn = canvas.text()
    file = GOLDEN / f"{table}_{zoom.value}_{charset.name}.txt"
    if request.config.getoption("--update-boards"):
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("zoom", Zoom)
@pytest.mark.parametrize("table", TABLES)
def test_ascii_is_ascii(table: str, zoom: Zoom) -> None:
    """No other character gets into a drawing for plain terminals."""
    assert BOARD.draw(TABLES[table](), zoom, ASCII).text().isascii()


def test_signs_are_named_in_the_key() -> None:
    """Every sign of the key stands in some drawing where nothing is considered, and no two are alike."""
    for charset in CHARSETS:
        named = dict(BOARD.key(charset))
        assert len(set(named.values())) == len(named)
        drawn = "".join(
            BOARD.draw(table(), zoom, charset).text() for table in TABLES.values() for zoom in Zoom
        )
        missing = {name for name, sign in named.items() if not set(sign) <= set(drawn)}
        assert missing <= {"sign-into", "sign-meant"}


def test_the_legend_names_every_kind_of_die_that_is_gone() -> None:
    """Used, spent and paid for a pilot: also where there is little room."""
    drawn = BOARD.draw(TABLES["three"](), Zoom.SMALL, CHARSETS[0]).text()
    assert all(word in drawn for word in ("()used", "//spent", "{}hired"))

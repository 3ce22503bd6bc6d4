"""Drawings of The Little Prince as they are meant to look; `pytest --update-boards` draws them anew."""

from pathlib import Path

import pytest

from edenia_tui.canvas.charset import ASCII, Charset
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.prince.board.board import BOARD
from rules.prince.game import PRINCE
from tests.games.edenia.board import CHARSETS
from tests.games.prince.board import AMBER, CORAL, TABLES, two

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("charset", CHARSETS, ids=lambda charset: charset.name)
@pytest.mark.parametrize("zoom", Zoom)
@pytest.mark.parametrize("players", TABLES)
def test_drawings_look_as_they_did(
    players: str, zoom: Zoom, charset: Charset, request: pytest.FixtureRequest
) -> None:
    """Tables of two, three and five are drawn as they were when somebody looked at them last."""
    drawn = BOARD.draw(TABLES[players](), zoom, charset).text()
    file = GOLDEN / f"{players}_{zoom.value}_{charset.name}.txt"
    if request.config.getoption("--update-boards"):
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("zoom", Zoom)
@pytest.mark.parametrize("players", TABLES)
def test_ascii_is_ascii(players: str, zoom: Zoom) -> None:
    """No other character gets into a drawing for plain terminals."""
    assert BOARD.draw(TABLES[players](), zoom, ASCII).text().isascii()


@pytest.mark.parametrize("zoom", Zoom)
def test_what_is_hidden_is_not_drawn(zoom: Zoom) -> None:
    """SEC-2 and SEC-5: who does not see a tile sees its back; who does, what is on it."""
    drawn = {
        seat: BOARD.draw(PRINCE.view(two(), seat), zoom, ASCII).text()
        for seat in (AMBER, CORAL, None)
    }
    assert [seat for seat, text in drawn.items() if "Hunter" in text] == [CORAL]
    assert [text.count("?==") for text in drawn.values()] == [0, 1, 1]


def test_signs_are_named_in_the_key() -> None:
    """Every sign of the key stands in some drawing, and no two are alike."""
    for charset in CHARSETS:
        signs = [sign for _, sign in BOARD.key(charset)]
        assert len(set(signs)) == len(signs)
        drawn = "".join(
            BOARD.draw(PRINCE.view(table(), None), zoom, charset).text()
            for table in TABLES.values()
            for zoom in Zoom
        )
        assert all(sign in drawn for sign in signs if len(sign) == 1)

"""What drawings are made of."""

import pytest

from edenia_tui.canvas.canvas import Region
from edenia_tui.canvas.charset import ASCII, UNICODE, Charset, charset_for
from tests.test_import_hygiene import loaded


def test_a_region_holds_its_points_and_no_others() -> None:
    """The right and the lower edge are outside."""
    region = Region(2, 3, 4, 1)
    assert region.holds(2, 3)
    assert region.holds(5, 3)
    assert not region.holds(6, 3)
    assert not region.holds(2, 4)
    assert region.moved(1, -1) == Region(3, 2, 4, 1)


@pytest.mark.parametrize(
    ("encoding", "charset"),
    [("utf-8", UNICODE), ("utf-16", UNICODE), ("gbk", ASCII), ("cp437", ASCII), ("ascii", ASCII)],
)
def test_signs_are_used_where_any_sign_can_be_written(encoding: str, charset: Charset) -> None:
    """A code page may have lines and yet not what a game draws."""
    assert charset_for(encoding) is charset


@pytest.mark.parametrize("package", ["canvas", "games.edenia.board", "games.exo.board"])
def test_drawing_loads_no_front_end_and_no_words(package: str) -> None:
    """Drawing needs the rules and the standard library alone."""
    everything = loaded(f"edenia_tui.{package}", inside=True)
    assert "edenia_tui.canvas.sheet" in everything
    forbidden = {"textual", "rich", "click", "fluent", "edenia_tui.language", "edenia_tui.table"}
    assert everything & forbidden == set()


def test_the_canvas_knows_no_game() -> None:
    """Whatever is drawn, what it stands for is the game's affair."""
    everything = loaded("edenia_tui.canvas", inside=True)
    games = ("rules.edenia", "rules.exo", "edenia_tui.games")
    assert not {name for name in everything if name.startswith(games)}

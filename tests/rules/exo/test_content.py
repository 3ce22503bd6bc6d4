"""The layout of the universe as a file anybody can change."""

import pytest

from rules.exo.content import read_layout, standard_layout
from rules.exo.game import EXO
from rules.exo.opening import Options
from rules.exo.universe import free_planets
from rules.kernel.refused import Unreadable
from rules.kernel.seat import Seat
from tests.faults import wrong

ROW = "  o   o   o   o   o   o   o   o   o\n"


def test_seven_planets_are_free_in_the_standard_universe() -> None:
    """27 places, of which nothing covers the last row."""
    layout = standard_layout()
    assert len(layout.names) == len(layout.columns) == len(layout.covers) == 27
    universe = EXO.read_position("").universe
    assert [layout.names[universe.index(planet)] for planet in free_planets(layout, universe)] == [
        f"f{number}" for number in range(1, 8)
    ]


def test_marks_that_overlap_cover_each_other() -> None:
    """Less than four columns apart is covered; four is not; only the next row counts."""
    layout = read_layout("a" + ROW + "b" + ROW + "c" + ROW)
    names = layout.names
    assert [names[cover] for cover in layout.covers[names.index("a3")]] == ["b3"]
    assert layout.covers[names.index("c9")] == ()
    shifted = read_layout("a" + ROW + "b " + ROW + "c" + ROW)
    assert [names[cover] for cover in shifted.covers[names.index("a3")]] == ["b2", "b3"]


def test_a_game_is_played_with_another_layout() -> None:
    """The layout of the options is the one the state has."""
    layout = read_layout("a" + ROW + "b" + ROW + "c" + ROW)
    assert EXO.start(Options(2, Seat(0), layout)).layout == layout
    assert EXO.start(Options(2)).layout == standard_layout()


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "expected 27 places, found 0"),
        ("a" + ROW + "b" + ROW, 2, "expected 27 places, found 18"),
        ("b" + ROW, 1, "expected row a"),
        ("a" + ROW + "a" + ROW, 2, "expected row b"),
        ("a\n", 1, "expected 1 to 9 places"),
        ("a o o o o o o o o o o\n", 1, "expected 1 to 9 places"),
        ("# ours\na o x\n", 2, "expected o for a place"),
    ],
)
def test_a_wrong_layout_is_told_with_its_line(text: str, line: int, message: str) -> None:
    """The complaint names the line."""
    with pytest.raises(Unreadable) as caught:
        read_layout(text)
    assert message in wrong(caught.value, "exo")
    assert caught.value.line == line

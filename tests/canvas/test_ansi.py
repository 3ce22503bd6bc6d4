"""Drawings for a terminal."""

import re

import pytest

from edenia_tui.canvas import inks
from edenia_tui.canvas.ansi import Depth, depth_of, paint
from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.charset import UNICODE
from edenia_tui.canvas.palette import FAINT, GROUND, LETTERS, Colour
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.edenia.board.board import BOARD
from edenia_tui.games.edenia.board.colours import PATH_INKS
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from tests.canvas.inks import all_inks

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
XTERM = {"TERM": "xterm"}


def tiny() -> Canvas:
    """Draw two rows by hand."""
    rows = (
        (PATH_INKS[0], PATH_INKS[0], inks.DIM, inks.SEAT_INKS[3]),
        (inks.TEXT, inks.FOCUS, inks.DIM, inks.DIM),
    )
    return Canvas(("── B", "ab  "), rows)


def test_runs_are_coloured_and_blanks_are_not() -> None:
    """Each run has its codes and ends them; plain text and space at the end have none."""
    assert paint(tiny(), Depth.BASIC) == "\x1b[33m──\x1b[0m \x1b[1mB\x1b[0m\na\x1b[1;7mb\x1b[0m\n"
    assert paint(tiny(), Depth.TRUE).startswith("\x1b[38;2;230;159;0m──\x1b[0m ")
    assert paint(tiny(), Depth.NONE) == "── B\nab\n"


@pytest.mark.parametrize("zoom", Zoom)
@pytest.mark.parametrize("depth", [Depth.BASIC, Depth.TRUE])
def test_colours_change_no_character(zoom: Zoom, depth: Depth) -> None:
    """Without its codes a drawing is the plain one."""
    canvas = BOARD.draw(EDENIA.start(Options(4)), zoom, UNICODE)
    assert ESCAPES.sub("", paint(canvas, depth)) == canvas.text()


@pytest.mark.parametrize(
    ("wish", "environ", "is_terminal", "depth"),
    [
        ("auto", XTERM, True, Depth.BASIC),
        ("auto", {**XTERM, "COLORTERM": "truecolor"}, True, Depth.TRUE),
        ("auto", {**XTERM, "NO_COLOR": "1"}, True, Depth.NONE),
        ("auto", {**XTERM, "NO_COLOR": ""}, True, Depth.BASIC),
        ("auto", {"TERM": "dumb"}, True, Depth.NONE),
        ("auto", {}, True, Depth.NONE),
        ("auto", XTERM, False, Depth.NONE),
        ("always", {"NO_COLOR": "1"}, False, Depth.BASIC),
        ("never", {**XTERM, "COLORTERM": "truecolor"}, True, Depth.NONE),
    ],
)
def test_who_decides_about_colours(
    wish: str,
    environ: dict[str, str],
    is_terminal: bool,  # noqa: FBT001
    depth: Depth,
) -> None:
    """The option, then NO_COLOR, then the terminal; an empty NO_COLOR says nothing."""
    assert depth_of(wish, environ, is_terminal=is_terminal) is depth


def luminance(colour: Colour) -> float:
    """Tell how bright a colour is, as the WCAG define it."""
    parts = [value / 255 for value in (colour.red, colour.green, colour.blue)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_no_two_inks_are_called_alike() -> None:
    """In a picture their styles go by their names."""
    named = [ink.name for ink in all_inks()]
    assert len(set(named)) == len(named)


def test_every_ink_has_a_paint_that_is_readable() -> None:
    """A contrast of at least 4.5 to 1 on the dark ground."""
    for colour in {ink.paint.colour for ink in all_inks()} - {None} | {LETTERS, FAINT}:
        assert colour is not None
        assert (luminance(colour) + 0.05) / (luminance(GROUND) + 0.05) >= 4.5, colour


def test_seats_and_paths_differ_in_sixteen_colours() -> None:
    """Sheep of different seats never look alike, nor do paths."""
    for group in (inks.SEAT_INKS, PATH_INKS):
        basics = {ink.paint.colour.basic if ink.paint.colour else 0 for ink in group}
        assert len(basics) == len(group)

"""Where there are sixteen colours, everything that has a colour of its own keeps it, by its name."""

from itertools import combinations

import pytest
from rich.color import ColorSystem
from rich.segment import Segment
from textual.color import Color

from edenia_tui.canvas.ansi import Depth, paint
from edenia_tui.canvas.inks import FOCUS, SEAT_INKS, TEXT, Ink
from edenia_tui.canvas.sheet import Sheet
from edenia_tui.games.edenia.board.colours import PAD_INKS, PATH_INKS
from edenia_tui.games.exo.board import signs as exo
from edenia_tui.tui.look.sixteen_colours import sixteen_colours
from edenia_tui.tui.look.themes import LOOKS, MONOCHROME, ink_styles
from tests.tui.terminals import terminal

APART = (*SEAT_INKS, *PATH_INKS)
NAMED = {
    SEAT_INKS[0]: "red",
    SEAT_INKS[1]: "green",
    SEAT_INKS[2]: "yellow",
    SEAT_INKS[3]: "none",
    PAD_INKS["y"]: "yellow",
    PAD_INKS["b"]: "blue",
    PAD_INKS["r"]: "red",
    exo._INKS[0]: "blue",
    exo._INKS[1]: "red",
    exo._INKS[2]: "green",
}
NUMBERS = {
    "red": (1, 9),
    "green": (2, 10),
    "yellow": (3, 11),
    "blue": (4, 12),
    "none": (0, 7, 8, 15),
}
every_coloured_look = pytest.mark.parametrize("theme", [one for one in LOOKS if one != MONOCHROME])


def reduced(theme: str, ink: Ink) -> tuple[int | None, int | None]:
    """Give the letters and the ground of an ink as one of the sixteen each."""
    style = ink_styles(theme)[ink]
    ground = Color.parse(LOOKS[theme].ground)
    (painted,) = sixteen_colours(theme).apply([Segment("x", style)], ground)
    assert painted.style is not None
    assert painted.style.color is not None
    assert painted.style.bgcolor is not None
    return painted.style.color.number, painted.style.bgcolor.number


@every_coloured_look
def test_seats_and_paths_have_each_their_own(theme: str) -> None:
    """No two seats or paths look alike, and none is lost in its ground."""
    numbers = {ink: reduced(theme, ink) for ink in APART}
    for one, other in combinations(APART, 2):
        assert numbers[one] != numbers[other], (one.name, other.name)
    assert all(letters != ground for letters, ground in numbers.values())


@every_coloured_look
@pytest.mark.parametrize("ink", NAMED, ids=lambda ink: ink.name)
def test_what_has_the_name_of_a_colour_has_that_colour(theme: str, ink: Ink) -> None:
    """Red is red, and blue is blue."""
    assert reduced(theme, ink)[0] in NUMBERS[NAMED[ink]]


@every_coloured_look
def test_the_light_look_stays_light(theme: str) -> None:
    """The ground is black or white as the look has it, and what is marked changes places with it."""
    letters, ground = reduced(theme, TEXT)
    assert ground == (0 if LOOKS[theme].is_dark else 15)
    assert reduced(theme, FOCUS) == (ground, letters)


@every_coloured_look
def test_shades_of_ours_keep_their_hue(theme: str) -> None:
    """What Textual dims below a panel is of the same hue, or grey, but of no other."""
    look = LOOKS[theme]
    ground = Color.parse(look.ground)
    for name in ("vermilion", "green", "sky"):
        own = Color.parse(look.colours[name])
        mixed = ground.blend(own, 0.6).rich_color
        number = sixteen_colours(theme)._number(mixed)
        whole = sixteen_colours(theme)._number(own.rich_color)
        assert number in {whole, 0, 7, 8, 15}


def test_in_256_colours_they_differ_as_well() -> None:
    """A terminal with a few more colours tells seats and paths apart, too."""
    for theme in LOOKS:
        if theme != MONOCHROME:
            styles = [ink_styles(theme)[ink] for ink in APART]
            numbers = [
                one.color.downgrade(ColorSystem.EIGHT_BIT).number for one in styles if one.color
            ]
            assert len({*numbers}) == len(APART), theme


def test_commands_draw_in_the_same_sixteen() -> None:
    """`show` gives each seat and path a number of its own."""
    sheet = Sheet(len(APART), 1)
    for x, ink in enumerate(APART):
        sheet.put(x, 0, "x", ink)
    codes = [part.split("m")[0] for part in paint(sheet.finish(), Depth.BASIC).split("\x1b[")[1::2]]
    assert len({code.split(";")[-1] for code in codes}) == len(APART)


@pytest.mark.parametrize("term", ["xterm", "screen", "tmux"])
def test_in_a_terminal_red_is_red(term: str) -> None:
    """Red's letter is red, Green's green; nothing asks for a colour beyond the sixteen."""
    with terminal(environ={"TERM": term}) as shown:
        shown.until("R You")
        row = shown.row_of("R You")
        column = shown.rows[row].index("R You")
        assert shown.screen.buffer[row][column].fg in ("red", "brightred")
        row = shown.row_of("G Lamb")
        column = shown.rows[row].index("G Lamb")
        assert shown.screen.buffer[row][column].fg in ("green", "brightgreen")
        assert "38;2;" not in shown.written
        assert "38;5;" not in shown.written

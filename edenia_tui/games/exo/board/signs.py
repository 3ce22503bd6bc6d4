"""The signs of EXO, in Unicode and in ASCII; all letters are those of the commands."""

from typing import Final, NamedTuple

from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.palette import GREEN, SKY, VERMILION, Paint
from rules.exo.planet import Planet, values_of


class Signs(NamedTuple):
    """One way to write what is drawn."""

    star: str
    free: str
    """Stands before a planet that nothing covers."""
    pointed: str
    """Stands before what is looked at."""
    lined: str
    """Stands before a planet that makes points with others."""
    open: str
    """An open square where no point would be made."""
    smooth: str
    """The edge of a planet that is not gaseous."""
    wavy: str
    """The edge of a gaseous one."""
    ring: str
    side: str
    corners: str
    """Of a planet with an edge: top left, top right, bottom left, bottom right."""
    grounds: str
    """What planets look like by their types; empty where only their outlines are drawn."""


_SIGNS: Final = {
    UNICODE.name: Signs("★", "›", "»", "+", "·", "─", "≈", "━", "│", "╭╮╰╯", "█▒█"),
    ASCII.name: Signs("*", ">", "@", "+", ".", "-", "~", "=", "|", "..''", ""),
}
_COLOURS: Final = {"blue": SKY, "red": VERMILION, "green": GREEN}
_INKS: Final = tuple(Ink(name, Paint(colour)) for name, colour in _COLOURS.items())
"""The planets by their colours."""
_DIM: Final = tuple(
    Ink(f"{name}-dim", Paint(colour, faint=True)) for name, colour in _COLOURS.items()
)
"""What others cover."""
_BRIGHT: Final = tuple(
    Ink(f"{name}-bright", Paint(colour, bold=True, swapped=True))
    for name, colour in _COLOURS.items()
)
"""Letters on a planet that nothing covers."""


def signs_of(charset: Charset) -> Signs:
    """Find the signs that go with a charset."""
    return _SIGNS[charset.name]


def ink_of(planet: Planet) -> Ink:
    """Tell a planet's ink; its second letter tells the same."""
    return _INKS[values_of(planet)[1] - 3]


def dim_ink_of(planet: Planet) -> Ink:
    """Tell the ink of a planet that others cover."""
    return _DIM[values_of(planet)[1] - 3]


def bright_ink_of(planet: Planet) -> Ink:
    """Tell the ink of letters on a planet."""
    return _BRIGHT[values_of(planet)[1] - 3]

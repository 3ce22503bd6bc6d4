"""The signs of EXO, in Unicode and in ASCII; all letters are those of the commands."""

from typing import Final, NamedTuple

from edenia_tui.canvas.charset import ASCII, UNICODE, Charset
from edenia_tui.canvas.inks import Ink
from edenia_tui.canvas.palette import GREEN, SKY, VERMILION, Paint
from rules.exo.notation.names import planet_name
from rules.exo.planet import VALUES, Planet, values_of


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


_SIGNS: Final = {
    UNICODE.name: Signs("★", "›", "»", "+", "·", "─", "≈", "═", "│", "╭╮╰╯"),
    ASCII.name: Signs("*", ">", "@", "+", ".", "-", "~", "=", "|", "..''"),
}
_INKS: Final = (
    Ink("blue", Paint(SKY)),
    Ink("red", Paint(VERMILION)),
    Ink("green", Paint(GREEN)),
)
"""The planets by their colours."""


def signs_of(charset: Charset) -> Signs:
    """Find the signs that go with a charset."""
    return _SIGNS[charset.name]


def ink_of(planet: Planet) -> Ink:
    """Tell a planet's ink; its second letter tells the same."""
    return _INKS[values_of(planet)[1] - 3]


def drawn(planet: Planet, signs: Signs) -> tuple[str, str, str]:
    """Draw a planet on three rows of seven: its size by its width, its type by its edge."""
    size, _, kind = values_of(planet)
    name, is_gaseous, is_ringed = (
        planet_name(planet),
        VALUES[kind] == "gaseous",
        VALUES[kind] == "ringed",
    )
    outside = signs.ring if is_ringed else " "
    if size == 0:
        left, right = (signs.wavy, signs.wavy) if is_gaseous else ("(", ")")
        return " " * 7, f"{outside}{left}{name}{right}{outside}", " " * 7
    width = 2 * size + 1
    edge = (signs.wavy if is_gaseous else signs.smooth) * width
    top, bottom = (signs.corners[i] + edge + signs.corners[i + 1] for i in (0, 2))
    if size == 1:
        middle = f"{outside}{signs.side}{name}{signs.side}{outside}"
    else:
        middle = f"{signs.side}{outside}{name}{outside}{signs.side}"
    return f"{top:^7}", middle, f"{bottom:^7}"

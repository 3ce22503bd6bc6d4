"""Which colour an ink is: Okabe and Ito's, which colour-blind people can tell apart.

Rule of the file: a paint has a twin among the sixteen colours every terminal knows, and every colour
is readable on the dark ground (a contrast of 4.5 to 1).
"""

from types import MappingProxyType
from typing import Final, NamedTuple

from edenia_tui.canvas.ink import Ink


class Colour(NamedTuple):
    """A colour in full, and the nearest of the sixteen."""

    red: int
    green: int
    blue: int
    basic: int
    """The number that sets it as the colour of letters on any terminal."""

    @property
    def web(self) -> str:
        """The colour as pictures name it."""
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"


class Paint(NamedTuple):
    """How an ink looks."""

    colour: Colour | None = None
    """None: whatever colour text has."""
    bold: bool = False
    faint: bool = False
    swapped: bool = False
    """Whether letters and ground change places."""


ORANGE: Final = Colour(230, 159, 0, 33)
SKY: Final = Colour(86, 180, 233, 36)
GREEN: Final = Colour(0, 158, 115, 32)
YELLOW: Final = Colour(240, 228, 66, 93)
VERMILION: Final = Colour(222, 105, 20, 91)
"""A little lighter than theirs, to be readable on the dark ground."""
PURPLE: Final = Colour(204, 121, 167, 35)

GROUND: Final = Colour(16, 20, 28, 30)
LETTERS: Final = Colour(232, 234, 237, 37)
FAINT: Final = Colour(138, 144, 153, 37)
"""The colours of ground, text and faint text in pictures; a terminal has its own."""

PAINTS: Final = MappingProxyType(
    {
        Ink.STAR: Paint(ORANGE),
        Ink.NEBULA: Paint(PURPLE),
        Ink.METEORITE: Paint(SKY),
        Ink.SEAT_0: Paint(VERMILION, bold=True),
        Ink.SEAT_1: Paint(GREEN, bold=True),
        Ink.SEAT_2: Paint(YELLOW, bold=True),
        Ink.SEAT_3: Paint(bold=True),
        Ink.PAD_YELLOW: Paint(YELLOW),
        Ink.PAD_BLUE: Paint(SKY),
        Ink.PAD_RED: Paint(VERMILION),
        Ink.BLUE: Paint(SKY),
        Ink.RED: Paint(VERMILION),
        Ink.GREEN: Paint(GREEN),
        Ink.PLANET: Paint(GREEN),
        Ink.DWARF: Paint(),
        Ink.HOLE: Paint(bold=True),
        Ink.ARRIDIS: Paint(ORANGE, bold=True),
        Ink.EDENIA: Paint(GREEN, bold=True),
        Ink.CLOVER: Paint(GREEN),
        Ink.ARTEFACT: Paint(PURPLE, bold=True),
        Ink.RELAY: Paint(faint=True),
        Ink.TUNNEL: Paint(faint=True),
        Ink.COORDINATE: Paint(),
        Ink.UNEXPLORED: Paint(faint=True),
        Ink.FRAME: Paint(faint=True),
        Ink.ROUTE: Paint(SKY, bold=True),
        Ink.FOCUS: Paint(bold=True, swapped=True),
        Ink.TEXT: Paint(),
        Ink.DIM: Paint(faint=True),
        Ink.SABOTAGE: Paint(VERMILION, bold=True),
    }
)

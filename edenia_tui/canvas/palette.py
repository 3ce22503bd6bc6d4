"""The colours of inks: Okabe and Ito's, which colour-blind people can tell apart.

Rule of the file: a paint has a twin among the sixteen colours every terminal knows, and every colour
is readable on the dark ground (a contrast of 4.5 to 1).
"""

from typing import Final, NamedTuple


class Colour(NamedTuple):
    """A colour in full, and the one of the sixteen that stands for it: of its name, and for it alone."""

    red: int
    green: int
    blue: int
    basic: int
    """The number that sets it as the colour of letters on any terminal, dark as most are."""
    basic_on_light: int = 30
    """The same on a light ground."""

    @property
    def web(self) -> str:
        """The colour as pictures name it."""
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"


def blended(web: str, ground: str, part: float) -> str:
    """Mix a colour into its ground, as pictures and screens name colours."""
    pairs = zip(bytes.fromhex(web[1:]), bytes.fromhex(ground[1:]), strict=True)
    return "#" + "".join(f"{round(one * part + other * (1 - part)):02x}" for one, other in pairs)


class Ground(NamedTuple):
    """What something is drawn on instead of the ground of everything: a shade that tells nothing."""

    name: str
    red: int
    green: int
    blue: int

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
    """Without a colour it is that of faint text; with one, the colour is dim."""
    swapped: bool = False
    """Whether letters and ground change places."""
    ground: Ground | None = None
    """None: the ground of everything."""


PLAIN: Final = Paint()

ORANGE: Final = Colour(230, 159, 0, 33, 36)
SKY: Final = Colour(86, 180, 233, 94, 34)
GREEN: Final = Colour(0, 158, 115, 32, 32)
YELLOW: Final = Colour(240, 228, 66, 93, 33)
VERMILION: Final = Colour(222, 105, 20, 91, 31)
"""A little lighter than theirs, to be readable on the dark ground."""
PURPLE: Final = Colour(204, 121, 167, 35, 35)
PINK: Final = Colour(245, 169, 200, 95, 95)
VIOLET: Final = Colour(200, 100, 255, 96, 94)
"""Of what is considered now, and of nothing else: bright cyan or blue where there are sixteen."""

GROUND: Final = Colour(16, 20, 28, 30, 97)
LETTERS: Final = Colour(232, 234, 237, 37, 30)
FAINT: Final = Colour(138, 144, 153, 90, 90)
"""The colours of ground, text and faint text in pictures; a terminal has its own."""

SOIL: Final = Ground("soil", 14, 40, 34)
ROCK: Final = Ground("rock", 44, 32, 50)
"""The grounds of planets where plants grow and of dwarf planets."""
DIM: Final = 0.45
"""How much of a colour that is dim is left above its ground."""

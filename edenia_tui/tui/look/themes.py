"""The looks of the screen: what colour an ink is on which ground.

Rule of the file: colours only repeat what letters and line styles say, so that every theme, and none,
can be played with. The usual theme has Okabe and Ito's colours, which colour-blind people tell apart.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from rich.style import Style
from textual.theme import Theme

from edenia_tui.canvas.inks import ROUTE, Ink
from edenia_tui.canvas.palette import (
    DIM,
    FAINT,
    GREEN,
    GROUND,
    LETTERS,
    ORANGE,
    PINK,
    PURPLE,
    ROCK,
    SKY,
    SOIL,
    VERMILION,
    VIOLET,
    YELLOW,
    Colour,
    blended,
)

USUAL: Final = "edenia"
MONOCHROME: Final = "edenia-monochrome"


class Look(NamedTuple):
    """The ground, the letters, and the colours that differ from the usual ones."""

    is_dark: bool
    ground: str
    panel: str
    letters: str
    faint: str
    bright: str
    """Of what the keys are for: the title and the frame of the panel in focus, keys, dialogs."""
    colours: Mapping[str, str]
    """From a colour of the usual palette to that of this look; those left out stay."""
    grounds: Mapping[str, str]
    """The shades under planets by their names."""


COLOURS: Final[Mapping[str, Colour]] = {
    "orange": ORANGE,
    "sky": SKY,
    "green": GREEN,
    "yellow": YELLOW,
    "vermilion": VERMILION,
    "purple": PURPLE,
    "pink": PINK,
    "violet": VIOLET,
}
"""The colours of inks by name."""
_USUAL: Final = {name: colour.web for name, colour in COLOURS.items()}
LOOKS: Final[Mapping[str, Look]] = {
    USUAL: Look(
        is_dark=True,
        ground=GROUND.web,
        panel="#1b212c",
        letters=LETTERS.web,
        faint=FAINT.web,
        bright="#ffffff",
        colours=_USUAL,
        grounds={ground.name: ground.web for ground in (SOIL, ROCK)},
    ),
    "edenia-dark": Look(
        is_dark=True,
        ground="#1a1625",
        panel="#272038",
        letters="#e6e1f0",
        faint="#938aa9",
        bright="#ffffff",
        colours={
            "orange": "#ffb86c",
            "sky": "#7fd7e8",
            "green": "#6fdc8c",
            "yellow": "#f4f07a",
            "vermilion": "#ff7b72",
            "purple": "#d7a1f9",
            "pink": "#ffb3d9",
            "violet": "#e05cff",
        },
        grounds={"soil": "#14302a", "rock": "#35254a"},
    ),
    "edenia-light": Look(
        is_dark=False,
        ground="#fbfaf6",
        panel="#eceae2",
        letters="#1f2328",
        faint="#5f646c",
        bright="#000000",
        colours={
            "orange": "#8a5a00",
            "sky": "#00639c",
            "green": "#006b4d",
            "yellow": "#6f6500",
            "vermilion": "#b03a00",
            "purple": "#8f3d70",
            "pink": "#b5175f",
            "violet": "#7f00ff",
        },
        grounds={"soil": "#e9f5ec", "rock": "#f4ecf6"},
    ),
    "edenia-contrast": Look(
        is_dark=True,
        ground="#000000",
        panel="#000000",
        letters="#ffffff",
        faint="#c8c8c8",
        bright="#ffffff",
        colours={
            "orange": "#ffc14d",
            "sky": "#66d9ff",
            "green": "#4dff9f",
            "yellow": "#ffff4d",
            "vermilion": "#ff9a66",
            "purple": "#ffa6e6",
            "pink": "#ff8cb8",
            "violet": "#b39dff",
        },
        grounds={"soil": "#00261a", "rock": "#240033"},
    ),
    MONOCHROME: Look(
        is_dark=True,
        ground="#101010",
        panel="#1c1c1c",
        letters="#e8e8e8",
        faint="#9a9a9a",
        bright="#ffffff",
        colours=dict.fromkeys(COLOURS, "#e8e8e8"),
        grounds={"soil": "#262626", "rock": "#202020"},
    ),
}
"""The looks by the name of their theme, the usual one first."""

_NAME_OF: Final = {web: name for name, web in _USUAL.items()}


def themes() -> list[Theme]:
    """Make the themes of the app."""
    return [_theme(name, look) for name, look in LOOKS.items()]


class InkStyles(dict[Ink, Style]):
    """The styles of inks in a theme, made as they are asked for: whose inks there are, games know."""

    def __init__(self, theme: str) -> None:
        """Begin with none; a theme that is not ours looks like the usual one."""
        super().__init__()
        self._look = LOOKS.get(theme, LOOKS[USUAL])
        self._underlines = theme == MONOCHROME

    def __missing__(self, ink: Ink) -> Style:
        """Make the style of an ink."""
        look, (colour, bold, faint, swapped, ground) = self._look, ink.paint
        own = look.colours[_NAME_OF[colour.web]] if colour else look.letters
        if faint:
            own = blended(own, look.ground, DIM) if colour else look.faint
        style = self[ink] = Style(
            color=look.ground if swapped else own,
            bgcolor=own if swapped else look.grounds[ground.name] if ground else look.ground,
            bold=bold,
            underline=ink is ROUTE and self._underlines,
        )
        return style


@cache
def ink_styles(theme: str) -> Mapping[Ink, Style]:
    """Give every ink its style in a theme."""
    return InkStyles(theme)


def _theme(name: str, look: Look) -> Theme:
    return Theme(
        name=name,
        primary=look.bright,
        secondary=look.colours["purple"],
        accent=look.bright,
        foreground=look.letters,
        background=look.ground,
        surface=look.ground,
        panel=look.panel,
        success=look.colours["green"],
        warning=look.colours["orange"],
        error=look.colours["vermilion"],
        dark=look.is_dark,
        variables={
            "faint": look.faint,
            "block-cursor-foreground": look.ground,
            "block-cursor-background": look.colours["violet"],
            "now": look.colours["violet"],
            "block-cursor-text-style": "bold",
            "footer-background": look.panel,
            "input-selection-background": f"{look.colours['violet']} 35%",
            "scrollbar": look.faint,
            "scrollbar-background": look.panel,
        },
    )

"""The screen in the sixteen colours that every terminal has.

The nearest of the sixteen would make Red yellow and blue planets white: each colour of ours has one that
stands for it, of the same name and for it alone. What Textual mixes of ours is put down to its hue.
"""

from collections.abc import Mapping
from colorsys import rgb_to_hls
from functools import cache, lru_cache
from typing import Final

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from edenia_tui.canvas.palette import FAINT, GROUND, LETTERS, Colour
from edenia_tui.tui.look.themes import COLOURS, LOOKS, USUAL

_GREY: Final = 0.2
"""What is less coloured than this is taken for grey."""
_SHADES: Final = ((0.2, 0), (0.45, 8), (0.8, 7), (1.0, 15))
"""Up to which lightness a grey is which of the sixteen."""
_BLACK_AND_WHITE: Final = (0, 7)
_LIGHT_PANEL: Final = 7
_BRIGHT: Final = {True: 15, False: 0}


class SixteenColours(LineFilter):
    """Puts every colour down to one of sixteen; letters never vanish in their ground."""

    def __init__(self, numbers: Mapping[str, int], hues: Mapping[str, int]) -> None:
        """Know what stands for the colours of a look, and for the hues among them."""
        super().__init__()
        self._numbers = {Color.parse(web).rgb: number for web, number in numbers.items()}
        self._hues = {Color.parse(web).hsl.h: number for web, number in hues.items()}

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Give the same text in other colours."""
        return [
            Segment(text, style and self._reduced(style), control)
            for text, style, control in segments
        ]

    @lru_cache(1024)  # noqa: B019 (there is one for each look)
    def _reduced(self, style: Style) -> Style:
        letters, ground = self._number(style.color), self._number(style.bgcolor)
        if letters is not None and letters == ground:
            black, white = _BLACK_AND_WHITE
            letters = white if ground == black else black
        return style + Style(color=_plain(letters), bgcolor=_plain(ground))

    def _number(self, colour: RichColor | None) -> int | None:
        """Tell which of the sixteen stands for a colour."""
        if colour is None or colour.is_default:
            return None
        parts = colour.get_truecolor()
        if tuple(parts) in self._numbers:
            return self._numbers[parts.red, parts.green, parts.blue]
        hue, lightness, saturation = rgb_to_hls(*parts.normalized)
        if saturation < _GREY or not _SHADES[0][0] < lightness < _SHADES[-2][0]:
            return next(number for most, number in _SHADES if lightness <= most)
        return self._hues[min(self._hues, key=lambda own: min(abs(own - hue), 1 - abs(own - hue)))]


@cache
def sixteen_colours(theme: str) -> SixteenColours:
    """Make the filter of a look; a theme that is not ours is taken for the usual one."""
    look = LOOKS.get(theme, LOOKS[USUAL])

    def number(colour: Colour) -> int:
        code = colour.basic if look.is_dark else colour.basic_on_light
        return code - 30 if code < 90 else code - 82

    hues = {look.colours[name]: number(colour) for name, colour in COLOURS.items()}
    shades = {
        look.panel: number(GROUND) if look.is_dark else _LIGHT_PANEL,
        look.ground: number(GROUND),
        **dict.fromkeys(look.grounds.values(), number(GROUND)),
        look.letters: number(LETTERS),
        look.faint: number(FAINT),
    }
    return SixteenColours({look.bright: _BRIGHT[look.is_dark]} | hues | shades, hues)


def _plain(number: int | None) -> RichColor | None:
    return None if number is None else RichColor.from_ansi(number)

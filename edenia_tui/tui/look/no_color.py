"""The screen without any colour, for NO_COLOR: letters and ground are the terminal's own.

What colours said is said by attributes that every terminal has: bold and underline stay, letters and
ground change places where something is highlighted, and what is faint is dim.
"""

from functools import lru_cache
from typing import Final

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from edenia_tui.tui.look.themes import LOOKS

_FAINT: Final = frozenset(Color.parse(look.faint).rgb for look in LOOKS.values())


class WithoutColours(LineFilter):
    """Takes all colours away; Textual's own filters leave shades of grey."""

    def __init__(self, *, is_dark: bool) -> None:
        """Know whether letters are usually lighter than their ground."""
        super().__init__()
        self._is_dark = is_dark

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Give the same text with attributes alone."""
        return [
            Segment(text, style and _uncoloured(style, self._is_dark), control)
            for text, style, control in segments
        ]


ON_DARK: Final = WithoutColours(is_dark=True)
ON_LIGHT: Final = WithoutColours(is_dark=False)


@lru_cache(1024)
def _uncoloured(style: Style, is_dark: bool) -> Style:  # noqa: FBT001 (a cache wants it so)
    letters, ground = _colour(style.color), _colour(style.bgcolor)
    is_swapped = bool(
        letters
        and ground
        and letters != ground
        and (letters.brightness < ground.brightness) == is_dark
    )
    is_faint = letters is not None and letters.rgb in _FAINT
    return Style(
        bold=style.bold,
        dim=(is_faint and not is_swapped) or None,
        italic=style.italic,
        underline=style.underline,
        strike=style.strike,
        reverse=(is_swapped != bool(style.reverse)) or None,
        meta=style.meta,
    )


def _colour(colour: RichColor | None) -> Color | None:
    return None if colour is None else Color(*colour.get_truecolor())

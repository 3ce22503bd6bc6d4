"""Every row of the screen made clean, whatever a name or a file has brought into it."""

from typing import Final

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from edenia_tui.outside.clean import clean_line


class Cleaning(LineFilter):
    """Lets no letter through that could steer the terminal."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Give the same segments, clean."""
        if all(segment.text.isprintable() for segment in segments):
            return segments
        return [Segment(clean_line(text), style, control) for text, style, control in segments]


CLEAN: Final = Cleaning()

"""The screen for a terminal that shows the letters of ASCII alone: accents are left out."""

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from edenia_tui.language.plain_letters import plain


class PlainLetters(LineFilter):
    """Writes every letter in ASCII; each keeps its column."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002
        """Give the same rows in plain letters."""
        return [
            Segment("".join(plain(letter)[0] for letter in text), style, control)
            for text, style, control in segments
        ]

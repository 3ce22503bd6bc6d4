"""Several filters as one, so that rows are kept and looked up once."""

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter


class Together(LineFilter):
    """Applies filters one after another."""

    def __init__(self, filters: tuple[LineFilter, ...]) -> None:
        """Keep them in their order."""
        super().__init__()
        self.filters = filters

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Give what all of them leave of a row."""
        for one in self.filters:
            segments = one.apply(segments, background)
        return segments

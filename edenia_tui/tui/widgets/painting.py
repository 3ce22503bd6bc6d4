"""A row of a drawing as a terminal is told it in the fewest bytes."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.segment import Segment
from rich.style import Style

from edenia_tui.canvas.inks import Ink


def painted(line: str, inks: Sequence[Ink], styles: Mapping[Ink, Style]) -> list[Segment]:
    """Paint characters; those that look alike go together, blanks with a neighbour of the same ground."""
    found: list[tuple[str, Style]] = []
    end = 0
    for ink, stretch in groupby(inks):
        start, end = end, end + sum(1 for _ in stretch)
        text, style = line[start:end], styles[ink]
        if found:
            before, worn = found[-1]
            if style == worn or (not text.strip() and _covers(worn, style)):
                found[-1] = before + text, worn
                continue
            if not before.strip() and _covers(style, worn):
                found[-1] = before + text, style
                continue
        found.append((text, style))
    return [Segment(text, style) for text, style in found]


def _covers(style: Style, blank: Style) -> bool:
    """Tell whether a blank looks the same in another style."""
    return style.bgcolor == blank.bgcolor and not style.underline and not blank.underline

"""A chart of bars for a terminal: a part of a whole on each row."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

WIDTH: Final = 30
"""The columns of a bar."""
BLOCKS: Final = ("█", "░")
"""The signs of the part and of the rest."""
SIGNS: Final = ("#", ".")


class Bar(NamedTuple):
    """One row."""

    label: str
    part: int
    whole: int
    said: str
    """The same in words."""


def draw_bars(bars: Sequence[Bar], signs: tuple[str, str]) -> Iterator[str]:
    """Draw bars of one length below each other."""
    indent = max((len(bar.label) for bar in bars), default=0)
    full, empty = signs
    for label, part, whole, said in bars:
        length = round(WIDTH * part / whole)
        yield f"{label:<{indent}}  {full * length}{empty * (WIDTH - length)}  {said}"

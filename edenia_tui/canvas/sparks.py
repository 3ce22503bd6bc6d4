"""A course of numbers as one row of signs, the higher the fuller."""

from collections.abc import Sequence
from typing import Final

SPARKS: Final = "▁▂▃▄▅▆▇█"
PLAIN_SPARKS: Final = "_.,-~+*#"
"""The same in ASCII."""


def draw_sparks(parts: Sequence[float], width: int, signs: str) -> str:
    """Draw parts of one whole in at most so many columns; where there are more, some stand for others."""
    columns = min(width, len(parts))
    if not columns:
        return ""
    picked = [parts[column_at(n, columns, len(parts))] for n in range(columns)]
    return "".join(signs[min(len(signs) - 1, int(part * len(signs)))] for part in picked)


def column_at(column: int, columns: int, number: int) -> int:
    """Tell which of so many numbers a column shows; the first and the last are always shown."""
    return 0 if columns == 1 else round(column * (number - 1) / (columns - 1))

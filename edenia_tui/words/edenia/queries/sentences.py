"""Lines as they are spoken: a capital at the beginning, and never wider than a terminal."""

import re
from collections.abc import Iterable

WIDTH = 79
_GAP = re.compile(r"(?<!\b[a-e]) (?![:;?!])")
"""A place to break a line: not within a cell, nor before the signs that French puts a space before."""
_CELL = re.compile(r"[a-e] [1-5]\b")


def fold(lines: Iterable[str]) -> list[str]:
    """Break lines that are too wide and begin each sentence with a capital, cells excepted."""
    return [part for line in lines for part in _parts(_capital(line))]


def _capital(line: str) -> str:
    return line if _CELL.match(line) else line[:1].upper() + line[1:]


def _parts(line: str) -> list[str]:
    parts = [""]
    for word in _GAP.split(line):
        longer = f"{parts[-1]} {word}" if parts[-1] else word
        if len(longer) <= WIDTH:
            parts[-1] = longer
        else:
            parts.append(word)
    return parts

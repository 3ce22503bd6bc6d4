"""Lines as they are spoken: a capital at the beginning, and never wider than a terminal."""

import re
from collections.abc import Iterable

from edenia_tui.words.wrapping import wrapped

_CELL = re.compile(r"[a-e] [1-5]\b")


def fold(lines: Iterable[str]) -> list[str]:
    """Break lines that are too wide and begin each sentence with a capital, cells excepted."""
    return [part for line in lines for part in wrapped(_capital(line))]


def _capital(line: str) -> str:
    return line if _CELL.match(line) else line[:1].upper() + line[1:]

"""Lines as they are spoken: a capital at the beginning, and never wider than a terminal."""

import re
from collections.abc import Iterable

from edenia_tui.language.wrapping import wrapped

_COORDINATE = re.compile(r"[a-z] \d")


def fold(lines: Iterable[str]) -> list[str]:
    """Break lines that are too wide and begin each sentence with a capital, coordinates excepted."""
    return [part for line in lines for part in wrapped(capital(line))]


def capital(line: str) -> str:
    """Begin a sentence with a capital; a coordinate such as b 3 is said as it is typed."""
    return line if _COORDINATE.match(line) else line[:1].upper() + line[1:]

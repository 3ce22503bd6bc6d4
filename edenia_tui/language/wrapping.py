"""Breaking sentences that are wider than a terminal."""

import re
import textwrap
from collections.abc import Iterable

from edenia_tui.language.coordinates import SPELT

WIDTH = 79
NARROWEST = 20
"""No line is asked to be shorter: a word must have room."""
_GAP = re.compile(
    r"(?<!\b[a-e]) (?<!\b[fnosw] (?=\d))"
    + "".join(f"(?<!{word} (?=\\d))" for word in SPELT)
    + "(?![:;?!])",
    re.IGNORECASE,
)
"""A place to break a line: not within a cell, nor before the signs that French puts a space before."""

_TIE = "\u00a0"
"""A space where no line is broken."""


def wrapped(line: str, width: int = WIDTH) -> list[str]:
    """Break a line that is too wide between words."""
    parts = [""]
    for word in _GAP.split(line):
        longer = f"{parts[-1]} {word}" if parts[-1] else word
        if len(longer) <= width:
            parts[-1] = longer
        else:
            parts.append(word)
    return parts


def rows(line: str, width: int, hanging: str = "") -> list[str]:
    """Break a line for a panel of some columns; what the rows after the first begin with can be given."""
    kept = " ".join(part.replace(" ", _TIE) for part in _GAP.split(line))
    parts = textwrap.wrap(kept, width, subsequent_indent=hanging)
    return [part.replace(_TIE, " ") for part in parts]


def unwrapped(lines: Iterable[str]) -> list[str]:
    """Join what was broken only because it was too wide, for a place of another width."""
    sentences: list[str] = []
    for line in lines:
        before = sentences[-1] if sentences else ""
        whole = f"{before} {line}"
        is_open = line and before and before[-1] not in ".?!"
        if is_open and wrapped(whole) == [*wrapped(before), line]:
            sentences[-1] = whole
        else:
            sentences.append(line)
    return sentences

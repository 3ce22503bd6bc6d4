"""Breaking sentences that are wider than a terminal."""

import re

WIDTH = 79
_GAP = re.compile(r"(?<!\b[a-e]) (?![:;?!])")
"""A place to break a line: not within a cell, nor before the signs that French puts a space before."""


def wrapped(line: str) -> list[str]:
    """Break a line that is too wide between words."""
    parts = [""]
    for word in _GAP.split(line):
        longer = f"{parts[-1]} {word}" if parts[-1] else word
        if len(longer) <= WIDTH:
            parts[-1] = longer
        else:
            parts.append(word)
    return parts

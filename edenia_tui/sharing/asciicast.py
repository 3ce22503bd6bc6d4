"""A moving picture in the format of asciinema, version 2 and 3: a header, then one event a line.

Rule of the file: times are whole thousandths of a second until they are written, so that the
intervals of version 3 add up to the times of version 2.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

COLUMNS: Final = 80
ROWS: Final = 24
IDLE: Final = 3.0
"""No picture stands still for longer, in seconds."""
_OUTPUT, _MARKER = "o", "m"
_BEGIN: Final = "\x1b[?25l\x1b[2J"
_END: Final = f"\x1b[0m\x1b[{ROWS};1H\x1b[?25h"


class Frame(NamedTuple):
    """What is to be seen for a while."""

    rows: tuple[str, ...]
    """A painted row for each row of the terminal."""
    milliseconds: int
    """For how long."""
    marker: str = ""
    """What a player can jump to here; empty for nothing."""


class _Event(NamedTuple):
    time: int
    code: str
    data: str


def write_cast(frames: Iterable[Frame], title: str, version: int = 2) -> Iterator[bytes]:
    """Give the lines of a cast."""
    size: dict[str, object] = {"width": COLUMNS, "height": ROWS}
    if version == 3:
        size = {"term": {"cols": COLUMNS, "rows": ROWS, "type": "xterm-256color"}}
    header = {"version": version, **size, "idle_time_limit": IDLE, "title": title}
    yield msgspec.json.encode(header)
    last = 0
    for time, code, data in _events(frames):
        shown = time if version == 2 else time - last
        yield msgspec.json.encode([shown / 1000, code, data])
        last = time


def _events(frames: Iterable[Frame]) -> Iterator[_Event]:
    """Write only the rows that have changed."""
    time = 0
    before: tuple[str, ...] = ("",) * ROWS
    yield _Event(time, _OUTPUT, _BEGIN)
    for frame in frames:
        if frame.marker:
            yield _Event(time, _MARKER, frame.marker)
        rows = zip(before, frame.rows, strict=True)
        changed = [
            f"\x1b[{y};1H\x1b[0m\x1b[K{row}" for y, (old, row) in enumerate(rows, 1) if row != old
        ]
        if changed:
            yield _Event(time, _OUTPUT, "".join(changed))
        time, before = time + frame.milliseconds, frame.rows
    yield _Event(time, _OUTPUT, _END)

"""Whether an open file is still where it was, and holds what it held."""

import os
from io import FileIO
from pathlib import Path

from edenia_tui.storage.library import Loss

Stamp = tuple[int, int]
"""The size of a file and when it was written to: both are the same where nothing has happened."""


def stamp_of(file: FileIO) -> Stamp:
    """Take note of a file as it is."""
    stat = os.fstat(file.fileno())
    return stat.st_size, stat.st_mtime_ns


def find_loss(path: Path, file: FileIO, whole: bytes, stamp: Stamp) -> Loss | None:
    """Tell what became of a file; None when its name leads to it and it holds what it must.

    Args:
        path: its name.
        file: the file, which is open.
        whole: what it must hold, apart from an unfinished last line.
        stamp: as it was when last looked at.
    """
    try:
        there = path.stat()
    except PermissionError:  # nobody can tell; the file itself is open
        there = os.fstat(file.fileno())
    except OSError:
        return Loss.GONE
    held = os.fstat(file.fileno())
    if (there.st_dev, there.st_ino) != (held.st_dev, held.st_ino):
        return Loss.REPLACED
    if stamp_of(file) == stamp:
        return None
    file.seek(0)
    return None if _is_as_left(file.readall(), whole, stamp) else Loss.CHANGED


def _is_as_left(data: bytes, whole: bytes, stamp: Stamp) -> bool:
    """Tell whether a file was only touched."""
    size, _ = stamp
    return data[: len(whole)] == whole and len(data) == size

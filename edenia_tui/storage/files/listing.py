"""The records of a folder by name, size and time: none of them is opened."""

import os
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

from edenia_tui.storage.record_text import SUFFIX


class Listed(NamedTuple):
    """A file as the folder tells of it."""

    path: Path
    name: str
    """What it is called, without the ending."""
    size: int
    written: int
    """When it was last written to, in nanoseconds."""
    problem: str = ""
    """Why it is not worth opening; empty for a file like any other."""


def list_records(folder: Path) -> list[Listed]:
    """List the records of a folder, which need not be there, those written to last first."""
    try:
        with os.scandir(folder) as entries:
            found = [_listed(entry) for entry in entries if entry.name.endswith(SUFFIX)]
    except OSError:
        return []
    return sorted(found, key=lambda one: (one.written, one.name), reverse=True)


def _listed(entry: os.DirEntry[str]) -> Listed:
    path, name = Path(entry.path), entry.name.removesuffix(SUFFIX)
    try:
        stat = entry.stat()
    except OSError as error:
        return Listed(path, name, 0, 0, error.strerror or str(error))
    problem = "" if S_ISREG(stat.st_mode) else "not a file"
    return Listed(path, name, stat.st_size, stat.st_mtime_ns, problem)

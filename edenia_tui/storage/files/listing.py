"""The records of a folder by name, size and time: none of them is opened."""

import os
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

from edenia_tui.storage.record_text import SUFFIX


class Listed(NamedTuple):
    """A file as the folder tells of it."""

    where: str
    """Where it lies; as a text, because few of many are opened."""
    name: str
    """What it is called, without the ending."""
    size: int
    written: int
    """When it was last written to, in nanoseconds."""
    problem: str = ""
    """Why it is not worth opening; empty for a file like any other."""

    @property
    def path(self) -> Path:
        """Where it lies."""
        return Path(self.where)


def list_records(folder: Path) -> list[Listed]:
    """List the records of a folder, which need not be there, those written to last first."""
    try:
        with os.scandir(folder) as entries:
            found = [_listed(entry) for entry in entries if entry.name.endswith(SUFFIX)]
    except OSError:
        return []
    return sorted(found, key=lambda one: (one.written, one.name), reverse=True)


def _listed(entry: os.DirEntry[str]) -> Listed:
    name = entry.name.removesuffix(SUFFIX)
    try:
        stat = entry.stat()
    except OSError as error:
        return Listed(entry.path, name, 0, 0, error.strerror or str(error))
    problem = "" if S_ISREG(stat.st_mode) else "not a file"
    return Listed(entry.path, name, stat.st_size, stat.st_mtime_ns, problem)

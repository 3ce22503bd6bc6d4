"""Names that survive a power cut: a file is only as safe as the folder that leads to it."""

import os
from pathlib import Path

from edenia_tui.storage.save_errors import NotKept


def make_folder(folder: Path) -> None:
    """Make a folder, and make sure that its name survives a power cut."""
    new = [one for one in (folder, *folder.parents) if not one.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for one in new:
        sync_folder(one.parent)


def sync_folder(folder: Path) -> None:
    """Make sure that the name of a new file survives a power cut, too, where a folder can be opened."""
    if os.name == "nt":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        raise NotKept.because(folder, error) from None

"""Kept games called otherwise, put away and put back: nothing is ever written over or lost.

A game that is put away lies in a folder beside the others, from which it can be put back.
"""

from pathlib import Path
from typing import Final

from edenia_tui.storage.files.lock import Lock
from edenia_tui.storage.record_text import SUFFIX
from edenia_tui.storage.save_errors import NotFound, NotKept

AWAY: Final = "removed"
"""The folder of games that were put away."""
_LONGEST: Final = 80


def rename(folder: Path, name: str, to: str) -> str:
    """Call a game otherwise; give its new name.

    Raises:
        NotFound: there is no such game.
        InUse: another program plays it.
        NotKept: it cannot be called so.
    """
    wanted = to.strip().removesuffix(SUFFIX)
    is_plain = wanted.isprintable() and wanted == Path(wanted).name and not wanted.startswith(".")
    if not wanted or not is_plain or len(wanted) > _LONGEST:
        raise NotKept(name, "no name for a file")
    if wanted != name:
        _move(folder / f"{name}{SUFFIX}", folder / f"{wanted}{SUFFIX}")
    return wanted


def put_away(folder: Path, name: str) -> str:
    """Put a game away; give what puts it back.

    Raises:
        NotFound: there is no such game.
        InUse: another program plays it.
        NotKept: it stays where it is.
    """
    away = folder / AWAY
    try:
        away.mkdir(exist_ok=True)
    except OSError as error:
        raise NotKept.because(away, error) from None
    path, number = away / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = away / f"{name}-{number}{SUFFIX}"
    _move(folder / f"{name}{SUFFIX}", path)
    return path.name.removesuffix(SUFFIX)


def put_back(folder: Path, away: str, name: str) -> None:
    """Put a game back under its name.

    Raises:
        NotFound: it is not there any more.
        NotKept: there is another one of that name now.
    """
    _move(folder / AWAY / f"{away}{SUFFIX}", folder / f"{name}{SUFFIX}")


def _move(path: Path, to: Path) -> None:
    """Move a file that nobody plays to where nothing is."""
    if to.exists():
        raise NotKept(to, "there is a game of that name")
    try:
        with path.open("rb+", buffering=0) as file:
            lock = Lock(path, file)
            try:
                path.rename(to)
            finally:
                lock.release()
    except FileNotFoundError as error:
        raise NotFound.because(path, error) from None
    except OSError as error:
        raise NotKept.because(path, error) from None

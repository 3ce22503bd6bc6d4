"""The kept games of a test, in the folder that the environment names, and their files."""

from pathlib import Path
from typing import Any

from edenia_tui.commands.surroundings import local_library
from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.games.registry import GAMES
from edenia_tui.storage.files.kept_file import KeptFile
from edenia_tui.storage.files.library import FileLibrary
from edenia_tui.storage.files.listing import list_records
from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.library import Opened
from edenia_tui.storage.saved import AnySaved
from edenia_tui.table.seating import Sitter


def library() -> FileLibrary:
    """Give the library of this test."""
    return local_library()


def paths() -> list[Path]:
    """List the files of this test's library, those written to last first."""
    return [file.path for file in list_records(library().folder)]


def begin(
    kind: str, options: Any, sitters: tuple[Sitter, ...], seed: int | None = None
) -> tuple[RecordFile, AnySaved]:
    """Begin a game; its file and what stands in it."""
    return _as_file(library().begin(kind, options, sitters, seed))


def open_file(path: Path) -> tuple[RecordFile, AnySaved]:
    """Take up the game in a file."""
    return _as_file(kept_file(path).open())


def read_file(path: Path | str) -> AnySaved:
    """Look at the game in a file."""
    return kept_file(path).read()


def kept_file(path: Path | str) -> KeptFile:
    """Name the game in a file."""
    return KeptFile(Path(path), GAMES)


def path_of(sitting: AnySitting) -> Path:
    """Tell in which file a game is kept."""
    assert isinstance(sitting.kept, KeptFile)
    return sitting.kept.path


def _as_file(opened: Opened) -> tuple[RecordFile, AnySaved]:
    assert isinstance(opened.keeper, RecordFile)
    return opened.keeper, opened.saved

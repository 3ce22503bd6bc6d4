"""The kept games of this machine's user."""

from edenia_tui.games.registry import GAMES
from edenia_tui.storage.files.library import FileLibrary
from edenia_tui.storage.folders import games_folder


def local_library() -> FileLibrary:
    """Give the library in the folder that the environment names."""
    return FileLibrary(games_folder(), GAMES)

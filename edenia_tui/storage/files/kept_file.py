"""One game in a file, wherever the file is."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from edenia_tui.outside import limits
from edenia_tui.outside.files import open_plain, read_plain
from edenia_tui.storage.files.record_file import RecordFile, decode, split_torn
from edenia_tui.storage.library import Kind, Kinds, Opened
from edenia_tui.storage.record_text import SUFFIX, game_named_in
from edenia_tui.storage.save_errors import NotFound
from edenia_tui.storage.saved import AnySaved, read_saved
from rules.kernel.refused import Unreadable

_HEAD: Final = 512
"""So many bytes of a file name its game."""


class KeptFile:
    """A game by the path of its file."""

    def __init__(
        self, path: Path, kinds: Kinds, closed: Callable[[str], None] | None = None
    ) -> None:
        """Name a file.

        Args:
            path: where it is; it need not be there.
            kinds: the games it may be of.
            closed: hears the name of the game once it is let go.
        """
        self.path = path
        self._kinds = kinds
        self._closed = closed

    @property
    def name(self) -> str:
        """What the file is called, without the ending."""
        return self.path.name.removesuffix(SUFFIX)

    @property
    def kind(self) -> str:
        """Which game it is; the first where it does not say."""
        named = game_in(self.path)
        return named if named in self._kinds else next(iter(self._kinds))

    def read(self) -> AnySaved:
        """Look at the game without taking it up, even while somebody plays it."""
        try:
            data = read_plain(self.path, limits.TEXT)
        except OSError as error:
            raise NotFound.because(self.path, error) from None
        kind = self._kind
        return read_saved(decode(split_torn(data)[0]), kind.game, kind.options)

    def open(self) -> Opened:
        """Take the game up; nothing in the file changes before the first line is added."""
        kind = self._kind
        keeper = RecordFile.open(self.path, kind.options.seats)
        keeper.owner = self
        try:
            return Opened(self, keeper, read_saved(keeper.text, kind.game, kind.options))
        except Unreadable:
            keeper.close()
            raise

    def moved_to(self, path: Path) -> None:
        """Take note that the game is kept elsewhere now."""
        self.path = path

    def was_closed(self) -> None:
        """Let the library take note of how far the game has come."""
        if self._closed is not None:
            self._closed(self.name)

    @property
    def _kind(self) -> Kind:
        return self._kinds[self.kind]


def game_in(path: Path) -> str:
    """Tell which game a file is of, by its first lines; nothing when it does not say."""
    try:
        with open_plain(path) as stream:
            return game_named_in(stream.read(_HEAD).decode("utf-8", "replace"))
    except OSError:
        return ""

"""All kept games of one kind: beginning one, taking one up again, finding the last."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Generic, TypeVar

from edenia_tui.storage.files.record_file import RecordFile, decode, split_torn
from edenia_tui.storage.folders import games_folder
from edenia_tui.storage.record_text import Header, OptionsText, game_named_in, write_header
from edenia_tui.storage.save_errors import NotFound
from edenia_tui.storage.saved import Saved, read_saved
from edenia_tui.table.origin import Origin
from edenia_tui.table.seating import Sitter
from rules.kernel.game import Game
from rules.kernel.record import Record
from rules.kernel.refused import Unreadable
from rules.kernel.value import Value

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

SUFFIX = ".record"
_HEAD = 512
"""So many bytes of a file name its game."""


class Kept(Value, Generic[O, S, A], frozen=True):
    """A file on the shelf: a game, or the reason why it cannot be read."""

    path: Path
    saved: Saved[O, S, A] | None
    problem: str = ""


class Shelf(Generic[O, S, A, E]):
    """The folder where the games of one kind are kept."""

    def __init__(
        self, game: Game[O, S, A, E], options: OptionsText[O], folder: Path | None = None
    ) -> None:
        """Look at a folder; without one, that of this machine's user."""
        self.game = game
        self._options = options
        self.folder = folder or games_folder()

    def create(
        self, options: O, sitters: tuple[Sitter, ...], seed: int | None = None
    ) -> tuple[RecordFile, Saved[O, S, A]]:
        """Begin a game, under the date and time of now.

        Raises:
            NotKept: the disk does not take it.
            ValueError: the options cannot be told in a record.
        """
        header = write_header(Header(self.game.name, sitters, options, seed), self._options)
        return self._begin(header), read_saved(header, self.game, self._options)

    def keep_branch(
        self, record: Record[O, A], sitters: tuple[Sitter, ...], origin: Origin, name: str = ""
    ) -> Path:
        """Keep a branch as a game of its own, with where it comes from; it can be resumed.

        Raises:
            NotKept: the disk does not take it.
            ValueError: the options cannot be told in a record.
        """
        header = Header(record.game, sitters, record.options, origin=origin)
        lines = (f"{self.game.write_action(action)}\n" for action in record.actions)
        return self.keep(name, write_header(header, self._options) + "".join(lines))

    def keep(self, name: str, text: str) -> Path:
        """Keep a record that was checked, under a name or, if that is taken, one with a number.

        Raises:
            NotKept: the disk does not take it.
        """
        keeper = self._begin(text, name)
        keeper.close()
        return keeper.path

    def find(self, name: str) -> Path:
        """Find a game by its name in `list_games`, or any file by its path."""
        named = self.folder / f"{name}{SUFFIX}"
        return named if name == Path(name).name and named.exists() else Path(name)

    def open(self, path: Path) -> tuple[RecordFile, Saved[O, S, A]]:
        """Take up a game; the keeper's `torn` tells if an unfinished line was left out.

        Raises:
            NotFound: there is no such file, or it may not be read and written.
            InUse: another program plays it.
            Unreadable: with the first line that does not fit the rules.
        """
        keeper = RecordFile.open(path, self._options.seats)
        try:
            return keeper, read_saved(keeper.text, self.game, self._options)
        except Unreadable:
            keeper.close()
            raise

    def read(self, path: Path) -> Saved[O, S, A]:
        """Look at a game without taking it up, even while somebody plays it."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise NotFound.because(path, error) from None
        return read_saved(decode(split_torn(data)[0]), self.game, self._options)

    def list_games(self) -> Iterator[Kept[O, S, A]]:
        """Go through the files, those played last first."""
        for path in self.paths():
            try:
                yield Kept(path, self.read(path))
            except (NotFound, Unreadable) as error:
                yield Kept(path, None, str(error))

    def latest_unfinished(self) -> Path | None:
        """Find the game that was played last and is not over; None when there is none."""
        for kept in self.list_games():
            if kept.saved is not None and self.game.to_act(kept.saved.state) is not None:
                return kept.path
        return None

    def _begin(self, text: str, name: str = "") -> RecordFile:
        """Begin a file under a name, or the date and time of now; nothing is ever written over."""
        stem = name or datetime.now().astimezone().strftime("%Y-%m-%d-%H-%M-%S")
        path, number = self.folder / f"{stem}{SUFFIX}", 1
        while True:
            try:
                return RecordFile.create(path, text, self._options.seats)
            except FileExistsError:
                number += 1
                path = self.folder / f"{stem}-{number}{SUFFIX}"

    def paths(self) -> list[Path]:
        """List the files of this game and those that name none, those written to last first."""
        own = ("", self.game.name)
        return [path for path in paths_in(self.folder) if game_in(path) in own]


def paths_in(folder: Path) -> list[Path]:
    """List the files of all games, those written to last first."""
    return sorted(folder.glob(f"*{SUFFIX}"), key=last_played, reverse=True)


def game_in(path: Path) -> str:
    """Tell which game a file is of, by its first lines; nothing when it does not say."""
    try:
        with path.open("rb") as stream:
            return game_named_in(stream.read(_HEAD).decode("utf-8", "replace"))
    except OSError:
        return ""


def last_played(path: Path) -> tuple[int, str]:
    """Tell when a file was last written to; what cannot be told comes last."""
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name

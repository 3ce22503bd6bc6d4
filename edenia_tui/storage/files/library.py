"""Kept games as the files of one folder."""

from collections.abc import Iterator, Sequence
from datetime import datetime, tzinfo
from pathlib import Path

from edenia_tui.storage.files.kept_file import KeptFile, game_in
from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.files.summaries import Summaries
from edenia_tui.storage.library import Kinds, Opened
from edenia_tui.storage.record_text import SUFFIX, Header, write_header
from edenia_tui.storage.save_errors import NotFound
from edenia_tui.storage.saved import AnySaved, read_saved
from edenia_tui.storage.summary import Summary
from edenia_tui.table.seating import Sitter
from rules.kernel.opaque import AnyOptions
from rules.kernel.refused import Unreadable


class FileLibrary:
    """A folder of records, and what is known about each of them."""

    def __init__(self, folder: Path, kinds: Kinds, zone: tzinfo) -> None:
        """Look at a folder, which need not be there.

        Args:
            folder: where the files are.
            kinds: the games that may be among them.
            zone: new games are called after the day and the hour there.
        """
        self.folder = folder
        self._kinds = kinds
        self._zone = zone
        self._summaries = Summaries(folder, kinds)

    def begin(
        self, kind: str, options: AnyOptions, sitters: tuple[Sitter, ...], seed: int | None = None
    ) -> Opened:
        """Begin a game, under the date and time of now."""
        game, text = self._kinds[kind].game, self._kinds[kind].options
        header = write_header(Header(game.name, sitters, options, seed), text)
        keeper = self._create(header, seats=text.seats)
        return Opened(self._kept(keeper.path), keeper, read_saved(header, game, text))

    def keep(self, name: str, text: str) -> KeptFile:
        """Keep a record that was checked, under a name or, if that is taken, one with a number."""
        keeper = self._create(text, name)
        keeper.close()
        return self._kept(keeper.path)

    def __contains__(self, name: str) -> bool:
        """Tell whether there is a game of a name."""
        return name == Path(name).name and self._path(name).exists()

    def game(self, name: str) -> KeptFile:
        """Give the game of a name; that there is none is told when it is read or opened."""
        return self._kept(self._path(name))

    def latest(self) -> KeptFile | None:
        """Find the game that was played last, over or not; None when there is none to read."""
        return next((kept for kept, _ in self._readable()), None)

    def latest_unfinished(self) -> KeptFile | None:
        """Find the game that was played last and is not over; None when there is none."""
        for kept, saved in self._readable():
            if self._kinds[kept.kind].game.to_act(saved.state) is not None:
                return kept
        return None

    def count(self, kind: str = "") -> int:
        """Tell how many games there are, of one kind or all."""
        return len(self.paths(kind))

    def summaries(self, most: int | None = None, kind: str = "") -> list[Summary]:
        """Give a few facts about each game, those played last first, and so many at most."""
        return self._summaries.of(self.paths(kind)[:most])

    def paths(self, kind: str = "") -> list[Path]:
        """List the files of one kind or all, and those that name none, those written to last first."""
        wanted = ("", kind) if kind else ("", *self._kinds)
        files = sorted(self.folder.glob(f"*{SUFFIX}"), key=_last_written, reverse=True)
        return [path for path in files if game_in(path) in wanted]

    def _readable(self) -> Iterator[tuple[KeptFile, AnySaved]]:
        for kept in map(self._kept, self.paths()):
            try:
                yield kept, kept.read()
            except (NotFound, Unreadable):
                continue

    def _create(self, text: str, name: str = "", seats: Sequence[str] = ()) -> RecordFile:
        """Begin a file under a name, or the date and time of now; nothing is ever written over."""
        stem = name or datetime.now(self._zone).strftime("%Y-%m-%d-%H-%M-%S")
        path, number = self._path(stem), 1
        while True:
            try:
                return RecordFile.create(path, text, seats)
            except FileExistsError:
                number += 1
                path = self._path(f"{stem}-{number}")

    def _kept(self, path: Path) -> KeptFile:
        return KeptFile(path, self._kinds)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"


def _last_written(path: Path) -> tuple[int, str]:
    """Tell when a file was last written to; what cannot be told comes last."""
    try:
        return path.stat().st_mtime_ns, path.name
    except OSError:
        return 0, path.name

"""Kept games as the files of one folder."""

from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import datetime, tzinfo
from pathlib import Path

from edenia_tui.storage.files import tidying
from edenia_tui.storage.files.kept_file import KeptFile
from edenia_tui.storage.files.record_file import RecordFile
from edenia_tui.storage.files.summaries import Summaries
from edenia_tui.storage.library import Kinds, Opened, Progress
from edenia_tui.storage.record_text import SUFFIX, Header, write_header
from edenia_tui.storage.saved import read_saved
from edenia_tui.storage.summary import Summary
from edenia_tui.table.seating import Sitter
from rules.kernel.opaque import AnyOptions


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

    def begin(
        self, kind: str, options: AnyOptions, sitters: tuple[Sitter, ...], seed: int | None = None
    ) -> Opened:
        """Begin a game, under the date and time of now."""
        game, text = self._kinds[kind].game, self._kinds[kind].options
        header = write_header(Header(game.name, sitters, options, seed), text)
        keeper = self._create(header, seats=text.seats)
        kept = self._kept(keeper.path)
        keeper.owner = kept
        return Opened(kept, keeper, read_saved(header, game, text))

    def keep(self, name: str, text: str) -> KeptFile:
        """Keep a record that was checked, under a name or, if that is taken, one with a number."""
        keeper = self._create(text, name)
        keeper.close()
        kept = self._kept(keeper.path)
        self._note(kept.name)
        return kept

    def rename(self, name: str, to: str) -> str:
        """Call a game otherwise; give its new name."""
        called = tidying.rename(self.folder, name, to)
        self._note(called)
        return called

    def put_away(self, name: str) -> str:
        """Put a game into a folder beside the others; give what puts it back."""
        return tidying.put_away(self.folder, name)

    def put_back(self, away: str, name: str) -> None:
        """Put a game back under a name."""
        tidying.put_back(self.folder, away, name)
        self._note(name)

    def __contains__(self, name: str) -> bool:
        """Tell whether there is a game of a name."""
        return name == Path(name).name and self._path(name).exists()

    def game(self, name: str) -> KeptFile:
        """Give the game of a name; that there is none is told when it is read or opened."""
        return self._kept(self._path(name))

    def latest(self) -> KeptFile | None:
        """Find the game that was played last, over or not; None when there is none to read."""
        return self._first(lambda game: not game.problem)

    def latest_unfinished(self, progress: Progress | None = None) -> KeptFile | None:
        """Find the game that was played last and is not over; None when there is none."""
        return self._first(lambda game: not game.problem and not game.is_over, progress)

    def count(self, kind: str = "") -> int:
        """Tell how many games there are, of one kind or all."""
        return len(Summaries(self.folder, self._kinds).of_kind(kind))

    def summaries(
        self, most: int | None = None, kind: str = "", progress: Progress | None = None
    ) -> list[Summary]:
        """Give a few facts about each game, those played last first, and so many at most."""
        return list(Summaries(self.folder, self._kinds).each(kind, most, progress))

    def _first(
        self, is_wanted: Callable[[Summary], bool], progress: Progress | None = None
    ) -> KeptFile | None:
        """Find the game that was played last of some."""
        with closing(Summaries(self.folder, self._kinds).each(progress=progress)) as games:
            return next((self.game(game.name) for game in games if is_wanted(game)), None)

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
        return KeptFile(path, self._kinds, self._note)

    def _note(self, name: str) -> None:
        """Keep the facts about a game that was let go, so that nobody has to play it again for them."""
        Summaries(self.folder, self._kinds).note(name)

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

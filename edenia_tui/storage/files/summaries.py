"""A few facts about each game of a folder, told at once however many there are.

To know the round of a game means to play it again. So what was found out is written beside the games,
with the size and time of each file; a list of the folder tells what has changed since, and only that is
opened. Nothing hangs on it: a missing, broken or unwritable file of facts only costs time.
"""

import os
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from threading import get_ident
from typing import Final

import msgspec

from edenia_tui.outside import limits
from edenia_tui.outside.decoding import decode_json
from edenia_tui.outside.files import read_plain
from edenia_tui.storage.files.kept_file import KeptFile, game_in
from edenia_tui.storage.files.listing import Listed, list_records
from edenia_tui.storage.library import Kinds, Progress
from edenia_tui.storage.save_errors import NotFound
from edenia_tui.storage.summarising import summary_of
from edenia_tui.storage.summary import Summary
from rules.kernel.refused import Unreadable
from rules.kernel.value import Value

_FILE: Final = "summaries.json"
_FORMAT: Final = 5
_AT_ONCE: Final = 100
"""So many games are read before what was found out is kept, for one who does not wait for all."""


class _Facts(Value, frozen=True):
    format: int
    summaries: tuple[Summary, ...] = ()
    heads: tuple[Summary, ...] = ()
    """Games of which it is only known what they are games of."""


class Summaries:
    """What is known about the games of a folder, as it was when somebody looked."""

    def __init__(self, folder: Path, kinds: Kinds) -> None:
        """Look at a folder, which need not be there."""
        self._folder = folder
        self._kinds = kinds
        self._files = list_records(folder)
        facts = _read_facts(folder)
        self._known = {summary.name: summary for summary in facts.summaries}
        self._heads = {summary.name: summary for summary in facts.heads}
        self._fresh = 0
        """How many facts are not kept yet."""

    def of_kind(self, kind: str = "") -> list[Listed]:
        """List the files of one kind or all, and those that name none, those written to last first."""
        wanted = ("", kind) if kind else ("", *self._kinds)
        listed = [file for file in self._files if self._game_of(file) in wanted]
        self.keep()
        return listed

    def each(
        self, kind: str = "", most: int | None = None, progress: Progress | None = None
    ) -> Generator[Summary]:
        """Tell about so many games, those played last first; what is not known yet is read meanwhile."""
        listed = self.of_kind(kind)[:most]
        unknown = sum(self._find(self._known, file) is None for file in listed)
        done = 0
        try:
            for file in listed:
                found = self._find(self._known, file)
                if found is None:
                    found, done = self._read(file), done + 1
                    if progress is not None:
                        progress(done, unknown)
                yield found
        finally:
            self.keep()

    def note(self, name: str) -> None:
        """Find out about one game what is not known yet, and keep it."""
        for file in self._files:
            if file.name == name and self._find(self._known, file) is None:
                self._read(file)
        self.keep()

    def _read(self, file: Listed) -> Summary:
        """Read a game, whatever is known about it."""
        found = self._summarise(file)
        if found.written:
            self._known[file.name] = found
            self._fresh += 1
        if self._fresh >= _AT_ONCE:
            self.keep()
        return found

    def keep(self) -> None:
        """Keep what is known of games that are still there; the file is replaced as a whole."""
        if not self._fresh:
            return
        self._fresh = 0
        there = {file.name for file in self._files if file.name.isprintable()}
        known = tuple(one for one in self._known.values() if one.name in there)
        heads = tuple(
            one for one in self._heads.values() if one.name in there and one.name not in self._known
        )
        fresh = self._folder / f"{_FILE}.{os.getpid()}-{get_ident()}"
        with suppress(OSError):
            fresh.write_bytes(msgspec.json.encode(_Facts(_FORMAT, known, heads)))
            fresh.replace(self._folder / _FILE)

    def _game_of(self, file: Listed) -> str:
        """Tell which game a file is of; one that nothing is known about is opened for it."""
        if file.problem:
            return ""
        found = self._find(self._known, file) or self._find(self._heads, file)
        if found is None:
            game = game_in(file.path)
            found = Summary(file.name, file.size, file.written, game=game)
            self._heads[file.name] = found
            self._fresh += 1
        return found.game

    def _find(self, known: dict[str, Summary], file: Listed) -> Summary | None:
        """Take what is known about a file, unless it has changed since."""
        found = known.get(file.name)
        is_same = found is not None and (found.size, found.written) == (file.size, file.written)
        return found if is_same else None

    def _summarise(self, file: Listed) -> Summary:
        if file.problem:
            return Summary(file.name, 0, 0, file.problem)
        about = Summary(file.name, file.size, file.written)
        try:
            saved = KeptFile(file.path, self._kinds).read()
        except NotFound as error:
            return Summary(file.name, 0, 0, error.reason)
        except Unreadable as error:
            return msgspec.structs.replace(about, problem=error.fault, game=game_in(file.path))
        return summary_of(self._kinds[saved.record.game].game, saved, about)


def _read_facts(folder: Path) -> _Facts:
    """Read what was kept; nothing where it is missing or makes no sense."""
    try:
        facts = decode_json(read_plain(folder / _FILE, limits.SUMMARIES), _Facts)
    except (OSError, ValueError):
        return _Facts(_FORMAT)
    if facts.format != _FORMAT:
        return _Facts(_FORMAT)
    return _Facts(_FORMAT, tuple(filter(_makes_sense, facts.summaries)), facts.heads)


def _makes_sense(summary: Summary) -> bool:
    """Tell whether the seats of a summary are those of its players."""
    seats = range(len(summary.sitters))
    return len(summary.seated) == len(seats) and all(
        seat in seats for seat in (*summary.winners, summary.turn) if seat is not None
    )

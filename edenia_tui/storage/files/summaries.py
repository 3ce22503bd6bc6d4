"""A few facts about each game of a folder, told at once however many there are.

To know the round of a game means to play it again. So what was found out is written beside the games,
with the size and time of each file; whatever has changed since is read anew. Nothing hangs on it: a
missing, broken or unwritable file of facts only costs time.
"""

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from edenia_tui.outside import limits
from edenia_tui.outside.decoding import decode_json
from edenia_tui.outside.files import read_plain
from edenia_tui.storage.files.kept_file import KeptFile, game_in
from edenia_tui.storage.library import Kinds
from edenia_tui.storage.record_text import SUFFIX
from edenia_tui.storage.save_errors import NotFound
from edenia_tui.storage.saved import AnySaved
from edenia_tui.storage.summary import Summary
from rules.kernel.game import AnyGame
from rules.kernel.refused import Unreadable
from rules.kernel.seat import CHANCE
from rules.kernel.value import Value

_FILE: Final = "summaries.json"
_FORMAT: Final = 3


class _Facts(Value, frozen=True):
    format: int
    summaries: tuple[Summary, ...] = ()


class Summaries:
    """What is known about the games of a folder."""

    def __init__(self, folder: Path, kinds: Kinds) -> None:
        """Look at a folder, which need not be there."""
        self._folder = folder
        self._kinds = kinds

    def of(self, paths: Sequence[Path]) -> list[Summary]:
        """Tell about some files of the folder, in their order."""
        known = {summary.name: summary for summary in self._read()}
        listed = [self._summary(KeptFile(path, self._kinds), known) for path in paths]
        fresh = {**known, **{summary.name: summary for summary in listed}}
        if fresh != known:
            self._write(fresh.values())
        return listed

    def _summary(self, kept: KeptFile, known: dict[str, Summary]) -> Summary:
        """Take what is known about a file, or read it."""
        name = kept.name
        try:
            stat = kept.path.stat()
        except OSError as error:
            return Summary(name, 0, 0, error.strerror or str(error))
        size, written = stat.st_size, stat.st_mtime_ns
        if name in known and (known[name].size, known[name].written) == (size, written):
            return known[name]
        try:
            saved = kept.read()
        except NotFound as error:
            return Summary(name, 0, 0, error.reason)
        except Unreadable as error:
            return Summary(name, size, written, str(error), game_in(kept.path))
        game = self._kinds[saved.record.game].game
        return _summarise(game, saved, Summary(name, size, written))

    def _read(self) -> tuple[Summary, ...]:
        try:
            facts = decode_json(read_plain(self._folder / _FILE, limits.SUMMARIES), _Facts)
        except (OSError, ValueError):
            return ()
        return tuple(filter(_makes_sense, facts.summaries)) if facts.format == _FORMAT else ()

    def _write(self, summaries: Iterable[Summary]) -> None:
        """Keep what is known of games that are still there; the file is replaced as a whole."""
        there = {path.name.removesuffix(SUFFIX) for path in self._folder.glob(f"*{SUFFIX}")}
        kept = tuple(one for one in summaries if one.name in there and one.name.isprintable())
        fresh = self._folder / f"{_FILE}.{os.getpid()}"
        with suppress(OSError):
            fresh.write_bytes(msgspec.json.encode(_Facts(_FORMAT, kept)))
            fresh.replace(self._folder / _FILE)


def _makes_sense(summary: Summary) -> bool:
    """Tell whether the seats of a summary are those of its players."""
    seats = range(len(summary.sitters))
    return len(summary.seated) == len(seats) and all(
        seat in seats for seat in (*summary.winners, summary.turn) if seat is not None
    )


def _summarise(game: AnyGame, saved: AnySaved, about: Summary) -> Summary:
    actor, outcome = game.to_act(saved.state), game.outcome(saved.state)
    return msgspec.structs.replace(
        about,
        game=game.name,
        sitters=saved.sitters,
        seated=saved.seated,
        actions=len(saved.record.actions),
        round=game.round(saved.state),
        turn=None if actor is CHANCE else actor,
        winners=() if outcome is None else outcome.winners,
        victory="" if outcome is None else outcome.victory,
        origin=saved.origin,
    )

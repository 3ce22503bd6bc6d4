"""What a shelf holds, a few facts about each game, told at once however many there are.

To know the round of a game means to play it again. So what was found out is written beside the games,
with the size and time of each file; whatever has changed since is read anew. Nothing hangs on it: a
missing, broken or unwritable file of facts only costs time.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from edenia_tui.storage.save_errors import NotFound
from edenia_tui.storage.saved import Saved
from edenia_tui.storage.shelf import SUFFIX, Shelf, game_in, paths_in
from edenia_tui.storage.summary import Summary
from rules.kernel.game import Game
from rules.kernel.refused import Unreadable
from rules.kernel.seat import CHANCE
from rules.kernel.value import Value

AnyShelf = Shelf[Any, Any, Any, Any]

_FILE: Final = "summaries.json"
_FORMAT: Final = 3


class _Facts(Value, frozen=True):
    format: int
    summaries: tuple[Summary, ...] = ()


class Catalogue:
    """The games of some shelves in one folder as summaries."""

    def __init__(self, shelf: AnyShelf, *others: AnyShelf) -> None:
        """Look at shelves; what names no game belongs on the first."""
        self._shelf = shelf
        self._shelves = {one.game.name: one for one in (shelf, *others)}
        self._path = shelf.folder / _FILE

    def paths(self) -> list[Path]:
        """List the files, those played last first."""
        return [
            path
            for path in paths_in(self._shelf.folder)
            if (game := game_in(path)) in self._shelves or not game
        ]

    def list_games(self, most: int | None = None) -> list[Summary]:
        """Give the games, those played last first, and so many of them at most."""
        known = {summary.name: summary for summary in self._read()}
        listed = [self._summary(path, known) for path in self.paths()[:most]]
        fresh = {**known, **{summary.name: summary for summary in listed}}
        if fresh != known:
            self._write(fresh.values())
        return listed

    def _summary(self, path: Path, known: dict[str, Summary]) -> Summary:
        """Take what is known about a file, or read it."""
        name = path.name.removesuffix(SUFFIX)
        try:
            stat = path.stat()
        except OSError as error:
            return Summary(name, 0, 0, error.strerror or str(error))
        size, written = stat.st_size, stat.st_mtime_ns
        if name in known and (known[name].size, known[name].written) == (size, written):
            return known[name]
        shelf = self._shelves.get(game_in(path), self._shelf)
        try:
            saved = shelf.read(path)
        except NotFound as error:
            return Summary(name, 0, 0, error.reason)
        except Unreadable as error:
            return Summary(name, size, written, str(error), game_in(path))
        return _summarise(shelf.game, saved, Summary(name, size, written))

    def _read(self) -> tuple[Summary, ...]:
        try:
            facts = msgspec.json.decode(self._path.read_bytes(), type=_Facts)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return ()
        return tuple(filter(_makes_sense, facts.summaries)) if facts.format == _FORMAT else ()

    def _write(self, summaries: Iterable[Summary]) -> None:
        """Keep what is known of games that are still there; the file is replaced as a whole."""
        there = {path.name.removesuffix(SUFFIX) for path in paths_in(self._shelf.folder)}
        kept = tuple(one for one in summaries if one.name in there and one.name.isprintable())
        fresh = self._path.with_name(f"{_FILE}.{os.getpid()}")
        with suppress(OSError):
            fresh.write_bytes(msgspec.json.encode(_Facts(_FORMAT, kept)))
            fresh.replace(self._path)


def _makes_sense(summary: Summary) -> bool:
    """Tell whether the seats of a summary are those of its players."""
    seats = range(len(summary.sitters))
    return len(summary.seated) == len(seats) and all(
        seat in seats for seat in (*summary.winners, summary.turn) if seat is not None
    )


def _summarise(
    game: Game[Any, Any, Any, Any], saved: Saved[Any, Any, Any], about: Summary
) -> Summary:
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

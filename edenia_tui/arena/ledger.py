"""The games of an arena in a file, each written as it ends, so that a run can go on later.

The first line is a comment that holds the settings: games of other settings never get in.
"""

import csv
import json
from collections.abc import Mapping
from io import StringIO
from pathlib import Path
from typing import Final

from edenia_tui.arena.contest import Contest
from edenia_tui.arena.played import Played
from edenia_tui.arena.row import COLUMNS, read_row, write_row
from edenia_tui.outside import limits
from edenia_tui.outside.files import read_plain

_MAGIC: Final = "# edenia arena 1 "


class Unfit(Exception):
    """A file that cannot take these games; the text tells why."""


class Ledger:
    """An open file of games."""

    def __init__(self, path: Path, contest: Contest, settings: Mapping[str, object]) -> None:
        """Open a file, new or begun; what comes after its last line end was torn off and is dropped.

        Raises:
            Unfit: the file is none of ours, is of other settings, or has a line that makes no sense.
            OSError: it cannot be read or written.
        """
        self._seed = contest.seed
        begun = read_plain(path, limits.LEDGER) if path.exists() else b""
        whole = begun[: begun.rfind(b"\n") + 1]
        if not begun.startswith(_MAGIC.encode()[: len(begun)]):
            raise Unfit("this is no file of edenia arena, and is left alone")
        lines = whole.decode(errors="replace").splitlines()
        _check_settings(lines[:1], settings)
        self.games = _read_games(lines, contest)
        self.torn = len(begun) > len(whole)
        """Whether the last line had no end."""
        self._file = path.open("a", encoding="utf-8", newline="")
        if self.torn:
            self._file.truncate(len(whole))
        header = (_MAGIC + json.dumps(settings), ",".join(COLUMNS))
        self._write("".join(f"{line}\n" for line in header[len(lines) :]))

    def add(self, played: Played) -> None:
        """Write a game down."""
        line = StringIO()
        csv.writer(line, lineterminator="\n").writerow(write_row(played, self._seed))
        self._write(line.getvalue())

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, text: str) -> None:
        self._file.write(text)
        self._file.flush()


def _check_settings(first: list[str], settings: Mapping[str, object]) -> None:
    for line in first:
        try:
            found = json.loads(line.removeprefix(_MAGIC))
        except ValueError:
            raise Unfit("the settings in line 1 cannot be read") from None
        if not isinstance(found, dict):
            raise Unfit("the settings in line 1 cannot be read")
        for key in {**settings, **found}:
            if found.get(key) != settings.get(key):
                there, here = json.dumps(found.get(key)), json.dumps(settings.get(key))
                raise Unfit(f"holds games of other settings: {key} is {there} there, {here} here")


def _read_games(lines: list[str], contest: Contest) -> dict[int, Played]:
    if lines[1:2] not in ([], [",".join(COLUMNS)]):
        raise Unfit("line 2: these are not the columns of an arena")
    games: dict[int, Played] = {}
    for number, cells in enumerate(csv.reader(lines[2:]), 3):
        try:
            played = read_row(cells, contest)
        except ValueError as error:
            raise Unfit(f"line {number}: {error}") from None
        games[played.index] = played
    return games

"""A kept game to be looked at again, and the games that come of it."""

import re
from pathlib import Path
from typing import NamedTuple

from edenia_tui.conversation.attempt import AnyBranch
from edenia_tui.conversation.eyes import AnyReplay
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.games.shelves import entry_at, shelf_of
from edenia_tui.language.speakable import quoted
from edenia_tui.storage.shelf import SUFFIX
from edenia_tui.table.branch import Branch
from edenia_tui.table.replay import Replay
from edenia_tui.table.seating import Sitter, given_names

LONGEST_NAME = 40
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9]+")
"""Letters with accents are left out, too: a name is typed on many keyboards."""


class Recording(NamedTuple):
    """A game, who played it, and what its file is called."""

    replay: AnyReplay
    sitters: tuple[Sitter, ...]
    names: tuple[str, ...]
    """What the players are called; an empty name stands for the colour."""
    name: str
    start: int
    """The point where to begin."""
    path: Path | None = None
    """The file; None when the game does not come from one."""

    @property
    def entry(self) -> Entry:
        """Which game it is."""
        return GAMES[self.replay.game.name]

    @property
    def spoken_name(self) -> str:
        """What the file is called, as far as that can be said; `none` for standard input."""
        return quoted(self.name, LONGEST_NAME) or "none"

    def branch(self, point: int) -> AnyBranch:
        """Begin a what-if at a point."""
        return Branch.of_replay(self.replay, point, self.name)

    def keep(self, branch: AnyBranch, name: str) -> str:
        """Keep a what-if as a game of its own; what `resume` calls it."""
        if branch.record is None:
            raise ValueError("a guess cannot be kept")
        record, origin = branch.record
        stem = _NOT_IN_NAMES.sub("-", name)[:LONGEST_NAME].strip("-")
        path = shelf_of(self.entry).keep_branch(record, self.sitters, origin, stem)
        return path.name.removesuffix(SUFFIX)


def read_recording(path: Path) -> Recording:
    """Read a kept game, whichever it is, to be looked at from its beginning.

    Raises:
        SaveError: there is no such file, or it may not be read.
        Unreadable: with the first line that does not fit the rules.
    """
    entry = entry_at(path)
    saved = shelf_of(entry).read(path)
    names = given_names(saved.sitters, entry.options.seats)
    replay = Replay(entry.game, saved.record)
    return Recording(replay, saved.sitters, names, path.name.removesuffix(SUFFIX), 0, path)

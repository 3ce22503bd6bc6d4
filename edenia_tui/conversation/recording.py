"""A kept game to be looked at again, and the games that come of it."""

import re
from typing import NamedTuple

from edenia_tui.conversation.attempt import AnyBranch
from edenia_tui.conversation.viewpoint import AnyReplay, Viewpoint
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, entry_named
from edenia_tui.language.speakable import quoted
from edenia_tui.storage.library import KeptGame, Library, branch_text
from edenia_tui.table.branch import Branch
from edenia_tui.table.replay import Replay
from edenia_tui.table.seating import Sitter, given_names

LONGEST_NAME = 40
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9]+")
"""Letters with accents are left out, too: a name is typed on many keyboards."""


class Recording(NamedTuple):
    """A game, who played it, and what it is called."""

    replay: AnyReplay
    sitters: tuple[Sitter, ...]
    names: tuple[str, ...]
    """What the players are called; an empty name stands for the colour."""
    name: str
    start: int
    """The point where to begin."""
    kept: KeptGame | None = None
    """Where it is kept; None when it came down a pipe."""

    @property
    def entry(self) -> Entry:
        """Which game it is."""
        return GAMES[self.replay.game.name]

    @property
    def spoken_name(self) -> str:
        """What the game is called, as far as that can be said; `none` for standard input."""
        return quoted(self.name, LONGEST_NAME) or "none"

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, so that nothing in it is a secret any more."""
        return self.replay.game.to_act(self.replay.state(self.replay.last)) is None

    def branch(self, point: int, viewpoint: Viewpoint) -> AnyBranch:
        """Begin a what-if at a point; while the game runs, what the eyes do not know is guessed."""
        replay = self.replay
        if self.is_over or viewpoint.knows_all(replay, point):
            return Branch.of_replay(replay, point, self.name)
        return Branch.of_view(replay.game, replay.view(point, viewpoint.seat), viewpoint.seat)

    def keep(self, library: Library, branch: AnyBranch, name: str) -> str:
        """Keep a what-if as a game of its own; what `resume` calls it.

        Raises:
            SaveError: it cannot be kept.
            ValueError: it began with a guess.
        """
        if branch.record is None:
            raise ValueError("a guess cannot be kept")
        record, origin = branch.record
        stem = _NOT_IN_NAMES.sub("-", name)[:LONGEST_NAME].strip("-")
        text = branch_text(self.entry, record, self.sitters, origin)
        return library.keep(stem, text).name


def read_recording(kept: KeptGame) -> Recording:
    """Read a kept game, whichever it is, to be looked at from its beginning.

    Raises:
        SaveError: there is no such game, or it may not be read.
        Unreadable: with the first line that does not fit the rules.
    """
    saved = kept.read()
    entry = entry_named(saved.record.game)
    names = given_names(saved.sitters, entry.options.seats)
    replay = Replay(entry.game, saved.record)
    return Recording(replay, saved.sitters, names, kept.name, 0, kept)

"""A game that was left in the middle, as anybody may see it who passes by."""

from typing import NamedTuple

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import entry_named
from edenia_tui.storage.library import KeptGame
from edenia_tui.table.seating import given_names
from rules.kernel.opaque import AnyState


class LeftGame(NamedTuple):
    """Where it is kept, who plays it, and the table in the eyes of a spectator."""

    entry: Entry
    kept: KeptGame
    names: tuple[str, ...]
    view: AnyState


def read_left(kept: KeptGame) -> LeftGame:
    """Look at a kept game without taking it up.

    Raises:
        SaveError: there is no such game, or it may not be read.
        Unreadable: with the first line that does not fit the rules.
    """
    saved = kept.read()
    entry = entry_named(saved.record.game)
    names = given_names(saved.sitters, entry.options.seats)
    return LeftGame(entry, kept, names, entry.game.view(saved.state, None))

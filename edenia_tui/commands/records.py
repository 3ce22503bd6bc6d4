"""Finding and reading a kept game that is named on the command line."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from edenia_tui.commands.failing import fail
from edenia_tui.commands.inputs import Table, name_of, read_text, split_point
from rules.kernel.refused import Unreadable

if TYPE_CHECKING:
    from edenia_tui.games.entry import Entry
    from edenia_tui.storage.saved import Saved

STDIN = "-"


class Game(NamedTuple):
    """A game somebody asks about."""

    entry: "Entry"
    name: str
    """What its file is called, without the ending."""
    saved: "Saved[Any, Any, Any]"
    """The game up to the action that was asked for, else to its end."""
    path: Path | None
    """The file; None for standard input."""

    @property
    def table(self) -> Table:
        """The end of the game as a table to speak about; the names people gave."""
        from edenia_tui.table.seating import given_names

        names = given_names(self.saved.seated, self.entry.options.seats)
        return Table(self.entry, self.saved.state, names)


def read_game(source: str) -> Game:
    """Read a record: a path, the name of a kept game or "-", each with @N after it if need be."""
    from edenia_tui.games.registry import GAMES, USUAL, find_entry
    from edenia_tui.games.shelves import shelf_of
    from edenia_tui.sharing.plain_record import cut
    from edenia_tui.storage.saved import read_saved
    from edenia_tui.storage.shelf import SUFFIX

    file, point = split_point(source)
    path = file if file == STDIN else str(shelf_of(GAMES[USUAL]).find(file))
    whole, end, torn = read_text(path).rpartition("\n")
    if torn.strip():
        click.echo(f"{name_of(file)}: the last line has no end and is left out", err=True)
    entry = find_entry(whole)
    try:
        saved = read_saved(whole + end, entry.game, entry.options)
    except Unreadable as error:
        fail(f"{name_of(file)}: {error}")
    number = len(saved.record.actions)
    if point is not None and point > number:
        fail(f"{name_of(file)}: there is no action {point}; the record has {number}")
    if point is not None:
        saved = cut(entry.game, saved, point)
    found = None if file == STDIN else Path(path)
    return Game(entry, Path(path).name.removesuffix(SUFFIX), saved, found)

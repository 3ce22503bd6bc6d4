"""Finding and reading a kept game that is named on the command line."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from edenia_tui.commands.failing import fail
from edenia_tui.commands.inputs import STDIN, Table, fail_at, read_text, say_of, split_point
from edenia_tui.storage.saved import AnySaved
from rules.kernel.refused import Unreadable

if TYPE_CHECKING:
    from edenia_tui.games.entry import Entry
    from edenia_tui.storage.files.kept_file import KeptFile
    from edenia_tui.storage.library import KeptGame


class Game(NamedTuple):
    """A game somebody asks about."""

    entry: "Entry"
    name: str
    """What its file is called, without the ending."""
    saved: "AnySaved"
    """The game up to the action that was asked for, else to its end."""
    kept: "KeptGame | None"
    """Where it is kept; None for standard input."""
    is_over: bool
    """Whether the whole game has ended, wherever it was cut."""

    @property
    def table(self) -> Table:
        """The end of the game as a table to speak about; the names people gave."""
        from edenia_tui.table.seating import given_names

        names = given_names(self.saved.seated, self.entry.options.seats)
        return Table(self.entry, self.saved.state, names)


def read_game(source: str, lang: str | None = None) -> Game:
    """Read a record: a path, the name of a kept game or "-", each with @N after it if need be."""
    from edenia_tui.games.finding import find_entry
    from edenia_tui.sharing.plain_record import cut
    from edenia_tui.storage.saved import read_saved

    file, point = split_point(source)
    kept = None if file == STDIN else find_game(file)
    path = file if kept is None else str(kept.path)
    whole, end, torn = read_text(path, lang=lang).rpartition("\n")
    if torn.strip():
        click.echo(say_of(file, lang, "text-torn"), err=True)
    entry = find_entry(whole)
    try:
        saved = read_saved(whole + end, entry.game, entry.options)
    except Unreadable as error:
        fail_at(file, entry, lang, error)
    number, is_over = len(saved.record.actions), entry.game.to_act(saved.state) is None
    if point is not None and point > number:
        fail(say_of(file, lang, "text-no-point", number=point, actions=number))
    if point is not None:
        saved = cut(entry.game, saved, point)
    return Game(entry, file if kept is None else kept.name, saved, kept, is_over)


def find_game(name: str) -> "KeptFile":
    """Find a kept game by its name, or any file by its path."""
    from edenia_tui.commands.surroundings import local_library
    from edenia_tui.games.registry import GAMES
    from edenia_tui.storage.files.kept_file import KeptFile

    library = local_library()
    return library.game(name) if name in library else KeptFile(Path(name), GAMES)

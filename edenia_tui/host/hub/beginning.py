"""The first lines of a game: its header, and what chance lays out before anybody decides."""

from random import Random, SystemRandom
from typing import Final

from edenia_tui.games.entry import Entry
from edenia_tui.storage.record_text import Header, write_header
from edenia_tui.table.course import Course
from edenia_tui.table.drawing import Drawing
from edenia_tui.table.seating import Sitter
from rules.kernel.opaque import AnyOptions
from rules.kernel.record import Record

_SYSTEM: Final = SystemRandom()


def unforeseeable(number: int) -> Random:
    """Give chance the generator of the system: there is no seed that could be found."""
    del number
    return _SYSTEM


def first_lines(entry: Entry, options: AnyOptions, sitters: tuple[Sitter, ...]) -> list[str]:
    """Begin a game."""
    header = write_header(Header(entry.game.name, sitters, options), entry.options)
    names = tuple(sitter.name for sitter in sitters)
    course = Course(entry.game, Record(entry.game.name, options, names))
    drawn = Drawing(course, unforeseeable).follow()
    return [*header.splitlines(), *(entry.game.write_action(deed.action) for deed in drawn)]

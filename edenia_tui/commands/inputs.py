"""Reading what the user names on the command line, with errors that say where it is wrong."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

import click

from edenia_tui.commands.failing import fail
from edenia_tui.commands.surroundings import read_input
from edenia_tui.games.entry import Entry
from edenia_tui.games.finding import find_entry, is_record
from edenia_tui.games.registry import USUAL
from edenia_tui.outside import limits
from edenia_tui.outside.clean import clean_line
from edenia_tui.outside.files import as_text, read_named
from rules.kernel.opaque import AnyState
from rules.kernel.refused import Unreadable
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.language.speech import Speech

STDIN = "-"
"""What stands for standard input where a file is named."""
_POINT = re.compile(r"(.+)@([0-9]{1,9})", re.DOTALL)


class Table(NamedTuple):
    """A table somebody asks about."""

    entry: Entry
    """Its game."""
    state: AnyState
    """What may be seen of it; of a game that still runs, what gives nothing away."""
    names: tuple[str, ...]
    """The players' names by seat; empty where only the word for the seat is known."""
    whole: AnyState = None
    """What a record that was read leads to, for one who asks for other eyes; None for a position."""

    @property
    def active(self) -> Seat:
        """Whoever is to act, or would be if chance were not."""
        return self.entry.game.active(self.state)


def read_text(path: str, most: int = limits.TEXT, lang: str | None = None) -> str:
    """Read a file, or standard input for "-", of so many bytes at most."""
    try:
        data = read_input(most) if path == STDIN else read_named(path, most)
        return as_text(data)
    except (OSError, ValueError) as error:
        fail_about(path, lang, error)


def read_table(path: str, entry: Entry | None = None, lang: str | None = None) -> Table:
    """Read a position, or a record to its end or, with @N after its name, to its Nth action.

    Args:
        path: the file.
        entry: the game that is meant if the text does not name it; else the usual one.
        lang: the language in which mistakes are told; None for the usual one.
    """
    source, point = split_point(path)
    text = read_text(source, lang=lang)
    found = find_entry(text, USUAL if entry is None else entry.name)
    if is_record(text):
        return _read_record(text, found, source, point, lang)
    if point is not None:
        fail(say_of(source, lang, "text-position-point", number=point))
    state = _read_position(text, found, source, lang)
    return Table(found, state, ("",) * len(found.game.seats(state)))


def split_point(path: str) -> tuple[str, int | None]:
    """Divide FILE@N; a file that is really called so is meant as a whole."""
    found = _POINT.fullmatch(path)
    if found is None or _is_file(path):
        return path, None
    return found[1], int(found[2])


def name_of(path: str, lang: str | None = None) -> str:
    """Call a source by a name people understand."""
    return _speech(lang)("text-standard-input") if path == STDIN else clean_line(path)


def say_of(path: str, lang: str | None, message: str, **facts: int) -> str:
    """Say a message about a source."""
    return _speech(lang)(message, file=name_of(path, lang), **facts)


def fail_at(path: str, entry: Entry, lang: str | None, error: Unreadable) -> NoReturn:
    """Leave with the place where a source does not make sense."""
    from edenia_tui.games.unreadable import tell_unreadable

    spoken = _speech(lang)
    told = tell_unreadable(spoken, entry, error)
    fail(spoken("text-in-file", file=name_of(path, lang), told=told))


def _read_position(text: str, entry: Entry, source: str, lang: str | None) -> AnyState:
    """Understand a position, or leave with the place; what could be written is told in the language."""
    try:
        return entry.game.read_position(text)
    except Unreadable as error:
        from edenia_tui.language.faults import as_typed

        spoken = _speech(lang).about(entry.words.messages)
        fail_at(source, entry, lang, Unreadable(as_typed(spoken, error.fault)))


def fail_about(path: str, lang: str | None, error: OSError | ValueError) -> NoReturn:
    """Leave with the reason why a source cannot be read at all."""
    from edenia_tui.language.troubles import tell_trouble

    spoken = _speech(lang)
    if isinstance(error, OSError):
        told = tell_trouble(spoken, error)
    elif isinstance(error, UnicodeDecodeError):
        told = spoken("text-not-text", byte=error.start)
    else:
        told = str(error)
    fail(spoken("text-in-file", file=name_of(path, lang), told=told))


def _speech(lang: str | None) -> "Speech":
    from edenia_tui.commands.surroundings import language_of, write_what_can_be
    from edenia_tui.language.speech import speech

    write_what_can_be()
    return speech(language_of(lang))


def _is_file(path: str) -> bool:
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def _read_record(
    text: str, entry: Entry, source: str, point: int | None, lang: str | None
) -> Table:
    """Play a record again; its last line counts only with its line end, as when a game is resumed."""
    from msgspec.structs import replace

    from edenia_tui.conversation.viewpoint import usual_viewpoint
    from edenia_tui.storage.saved import read_saved
    from edenia_tui.table.seating import given_names
    from rules.kernel.record import replay

    whole, end, torn = text.rpartition("\n")
    if torn.strip():
        click.echo(say_of(source, lang, "text-torn"), err=True)
    try:
        saved = read_saved(whole + end, entry.game, entry.options)
    except Unreadable as error:
        fail_at(source, entry, lang, error)
    names = given_names(saved.sitters, entry.options.seats)
    eyes = usual_viewpoint(saved.sitters, is_over=entry.game.to_act(saved.state) is None)
    actions, state = saved.record.actions, saved.state
    if point is not None:
        if point > len(actions):
            fail(say_of(source, lang, "text-no-point", number=point, actions=len(actions)))
        state = replay(entry.game, replace(saved.record, actions=actions[:point]))
    return Table(entry, eyes.view(entry.game, state), names, state)

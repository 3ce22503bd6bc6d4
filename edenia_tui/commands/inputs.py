"""Reading what the user names on the command line, with errors that say where it is wrong."""

import re
from pathlib import Path
from typing import NamedTuple

import click

from edenia_tui.commands.failing import fail
from rules.edenia.box import Box
from rules.edenia.state import State
from rules.kernel.lines import read_words
from rules.kernel.refused import Unreadable

_POINT = re.compile(r"(.+)@([0-9]{1,9})", re.DOTALL)


class Table(NamedTuple):
    """A table somebody asks about."""

    state: State
    names: tuple[str, ...]
    """The players' names by seat; empty where only the colour is known."""


def read_text(path: str) -> str:
    """Read a file, or standard input for "-"."""
    try:
        with click.open_file(path, encoding="utf-8-sig") as stream:
            text: str = stream.read()
    except OSError as error:
        fail(f"{path}: {error.strerror or error}")
    except UnicodeDecodeError as error:
        fail(f"{name_of(path)}: not UTF-8 text (byte {error.start})")
    except ValueError as error:
        fail(f"{path!r}: {error}")
    return text


def read_position(path: str) -> State:
    """Read a position, or a point of a record, as `read_table` does."""
    return read_table(path).state


def read_table(path: str) -> Table:
    """Read a position, or a record to its end or, with @N after its name, to its Nth action."""
    source, point = split_point(path)
    text = read_text(source)
    name = name_of(source)
    try:
        if _is_record(text):
            return _read_record(text, name, point)
        if point is not None:
            fail(f"{name}: a position has no action {point}; only a record has")
        from rules.edenia.notation.reading import read_position as understand

        state = understand(text)
    except Unreadable as error:
        fail(f"{name}: {error}")
    return Table(state, ("",) * len(state.players))


def read_box(path: str) -> Box:
    """Read the contents of a box."""
    from rules.edenia.content import read_box as understand

    try:
        return understand(read_text(path))
    except Unreadable as error:
        fail(f"{name_of(path)}: {error}")


def split_point(path: str) -> tuple[str, int | None]:
    """Divide FILE@N; a file that is really called so is meant as a whole."""
    found = _POINT.fullmatch(path)
    if found is None or _is_file(path):
        return path, None
    return found[1], int(found[2])


def name_of(path: str) -> str:
    """Call a source by a name people understand."""
    return "standard input" if path == "-" else path


def _is_file(path: str) -> bool:
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def _is_record(text: str) -> bool:
    """Tell by its first word whether a text is a record."""
    from edenia_tui.table.record_text import MAGIC

    words = next(read_words(text), None)
    return words is not None and words[0].text == MAGIC


def _read_record(text: str, name: str, point: int | None) -> Table:
    """Play a record again; its last line counts only with its line end, as when a game is resumed."""
    from msgspec.structs import replace

    from edenia_tui.table.edenia_options import EDENIA_OPTIONS
    from edenia_tui.table.saved import read_saved
    from rules.edenia.game import EDENIA
    from rules.kernel.record import replay

    whole, end, torn = text.rpartition("\n")
    if torn.strip():
        click.echo(f"{name}: the last line has no end and is left out", err=True)
    saved = read_saved(whole + end, EDENIA, EDENIA_OPTIONS)
    names = tuple(
        "" if sitter.name == word else sitter.name
        for sitter, word in zip(saved.sitters, EDENIA_OPTIONS.seats, strict=False)
    )
    actions = saved.record.actions
    if point is None:
        return Table(saved.state, names)
    if point > len(actions):
        fail(f"{name}: there is no action {point}; the record has {len(actions)}")
    return Table(replay(EDENIA, replace(saved.record, actions=actions[:point])), names)

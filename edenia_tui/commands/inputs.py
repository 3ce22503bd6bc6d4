"""Reading what the user names on the command line, with errors that say where it is wrong."""

import click

from edenia_tui.commands.failing import fail
from rules.edenia.game import EDENIA
from rules.edenia.state import State
from rules.kernel.refused import Unreadable


def read_text(path: str) -> str:
    """Read a file, or standard input for "-"."""
    try:
        with click.open_file(path, encoding="utf-8") as stream:
            text: str = stream.read()
    except OSError as error:
        fail(f"{path}: {error.strerror or error}")
    except UnicodeDecodeError as error:
        fail(f"{name_of(path)}: not UTF-8 text (byte {error.start})")
    return text


def read_position(path: str) -> State:
    """Read a position file."""
    try:
        return EDENIA.read_position(read_text(path))
    except Unreadable as error:
        fail(f"{name_of(path)}: {error}")


def name_of(path: str) -> str:
    """Call a source by a name people understand."""
    return "standard input" if path == "-" else path

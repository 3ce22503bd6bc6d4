"""What the surroundings of a command ask for: lines or drawings, and which language."""

import io
import os
import sys

from edenia_tui.commands.mode import Mode, choose_mode, language
from edenia_tui.storage.settings import load_settings


def wants_lines(*, is_terminal: bool) -> bool:
    """Tell whether plain lines are wanted: in a pipe, on a dumb terminal, or by somebody who listens."""
    chosen = choose_mode(
        line=False,
        setting=load_settings()[0].mode,
        environ=os.environ,
        is_terminal=is_terminal,
        has_screen=True,
    )
    return chosen.mode is Mode.LINE


def language_of(option: str | None) -> str:
    """Choose the language: the option, then what is remembered, then the locale."""
    return language(option, load_settings()[0].language, os.environ)


def write_what_can_be() -> None:
    """Let letters that standard output does not know be replaced rather than end the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")

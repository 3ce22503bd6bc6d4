"""The surroundings of the program: the one place that looks at its environment, folder and streams.

Rule of the file: what a command needs of them it asks for here, once; what is handed down is a visit.
Parts are imported when they are asked for: most commands need few of them.
"""

import io
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO

    from edenia_tui.canvas.ansi import Depth
    from edenia_tui.canvas.charset import Charset
    from edenia_tui.conversation.mode import Chosen
    from edenia_tui.conversation.visit import Animation, Visit
    from edenia_tui.storage.files.exchange import FileExchange
    from edenia_tui.storage.files.library import FileLibrary
    from edenia_tui.storage.files.settings_file import SettingsFile
    from edenia_tui.storage.settings import PreferredMode


def settings_keeper() -> "SettingsFile":
    """Give what remembers the settings of this machine's user."""
    from edenia_tui.storage.files.folders import config_folder
    from edenia_tui.storage.files.settings_file import SettingsFile

    return SettingsFile(config_folder(os.environ))


def local_library() -> "FileLibrary":
    """Give the games of this machine's user."""
    from edenia_tui.commands.zone import ZoneHere
    from edenia_tui.games.registry import GAMES
    from edenia_tui.storage.files.folders import games_folder
    from edenia_tui.storage.files.library import FileLibrary

    return FileLibrary(games_folder(os.environ), GAMES, ZoneHere())


def host_folder() -> Path:
    """Tell where a host of this machine's user keeps everything."""
    from edenia_tui.storage.files.folders import games_folder

    return games_folder(os.environ).with_name("host")


def local_exchange() -> "FileExchange":
    """Give the files of this machine, seen from the folder in which the program was started."""
    from edenia_tui.storage.files.exchange import FileExchange

    try:
        return FileExchange(Path.cwd())
    except OSError:  # the folder is gone; each file will tell so
        return FileExchange(Path())


def local_visit(lang: str | None = None, *, in_ascii: bool | None = None) -> "Visit":
    """Begin the visit of whoever sits at this machine.

    Args:
        lang: the language; else what is remembered, then that of the locale.
        in_ascii: whether only ASCII signs are drawn; else as is remembered, then as fits.
    """
    from edenia_tui.canvas.charset import chosen_charset
    from edenia_tui.commands.zone import ZoneHere
    from edenia_tui.conversation.manner import Manner
    from edenia_tui.conversation.mode import language
    from edenia_tui.conversation.visit import Visit
    from edenia_tui.storage.files.folders import config_folder
    from edenia_tui.storage.files.keys_file import read_keys

    keeper = settings_keeper()
    settings, _ = keeper.load()
    fitting = fitting_charset()
    return Visit(
        Manner(language(lang, settings.language, os.environ), settings, keeper),
        local_library(),
        local_exchange(),
        ZoneHere(),
        charset=chosen_charset(in_ascii, settings.signs, fitting),
        fitting=fitting,
        has_plain_letters=output_encoding() == "ascii",
        is_coloured="NO_COLOR" not in os.environ,
        key_wishes=read_keys(config_folder(os.environ)),
        animation=_animation(),
    )


def wanted_mode(setting: "PreferredMode", *, line: bool, has_screen: bool) -> "Chosen":
    """Choose how to play, by lines or on the screen, and tell why."""
    from edenia_tui.conversation.mode import choose_mode

    return choose_mode(
        line=line,
        setting=setting,
        environ=os.environ,
        is_terminal=is_terminal(),
        has_screen=has_screen,
    )


def wants_lines(*, is_terminal: bool) -> bool:
    """Tell whether plain lines are wanted: in a pipe, on a dumb terminal, or by somebody who listens."""
    from edenia_tui.conversation.mode import Mode, choose_mode

    chosen = choose_mode(
        line=False,
        setting=settings_keeper().load()[0].mode,
        environ=os.environ,
        is_terminal=is_terminal,
        has_screen=True,
    )
    return chosen.mode is Mode.LINE


def language_of(option: str | None) -> str:
    """Choose the language: the option, then what is remembered, then the locale."""
    from edenia_tui.conversation.mode import language

    return language(option, settings_keeper().load()[0].language, os.environ)


def depth_for(wish: str, *, is_terminal: bool) -> "Depth":
    """Choose the colours of a drawing: the wish (auto, always, never), then what the terminal can."""
    from edenia_tui.canvas.ansi import depth_of

    return depth_of(wish, os.environ, is_terminal=is_terminal)


def is_first_time() -> bool:
    """Tell whether somebody sits at a terminal who has never chosen anything."""
    return is_terminal() and not settings_keeper().path.exists()


def is_terminal() -> bool:
    """Tell whether somebody types and reads at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_draw() -> bool:
    """Tell whether a screen can be drawn."""
    return is_terminal() and os.environ.get("TERM", "") not in ("", "dumb")


def is_read_at_terminal() -> bool:
    """Tell whether what is written goes to a terminal."""
    return sys.stdout.isatty()


def spoken_encoding() -> str | None:
    """Name the encoding of the locale, where that is not UTF-8."""
    from edenia_tui.language.locale_encoding import locale_encoding

    return locale_encoding(os.environ, in_utf8_mode=bool(sys.flags.utf8_mode))


def output_encoding() -> str:
    """Tell which letters can be written."""
    return spoken_encoding() or sys.stdout.encoding or "utf-8"


def fitting_charset() -> "Charset":
    """Give the signs that can be shown here: the console of Linux has letters for few of ours."""
    from edenia_tui.canvas.charset import ASCII, charset_for

    is_console = is_read_at_terminal() and os.environ.get("TERM") == "linux"
    return ASCII if is_console else charset_for(output_encoding())


def charset_here(in_ascii: bool | None) -> "Charset":  # noqa: FBT001 (as the option says)
    """Choose the signs of a drawing: the option, then what is remembered, then what can be shown."""
    from edenia_tui.canvas.charset import chosen_charset

    return chosen_charset(in_ascii, settings_keeper().load()[0].signs, fitting_charset())


def terminal_size() -> tuple[int, int]:
    """Give the columns and rows of the terminal."""
    return shutil.get_terminal_size()


def read_input(most: int) -> bytes:
    """Read standard input to its end.

    Raises:
        OSError: it is closed, or brings more than so many bytes.
    """
    from edenia_tui.outside.files import read_all

    return read_all(sys.stdin.buffer, most)


def painted_output() -> "TextIO":
    """Give standard output for drawings with codes of our own, past what makes text clean."""
    stream: TextIO = getattr(sys.stdout, "uncleaned", sys.stdout)
    return stream


def log_line(line: str) -> None:
    """Write a line for whoever runs the program, at once."""
    sys.stderr.write(line)
    sys.stderr.flush()


def write_what_can_be() -> None:
    """Let letters that standard output does not know be replaced rather than end the program."""
    from edenia_tui.language.plain_letters import PLAIN_ASCII, PLAIN_LETTERS

    spoken = spoken_encoding()
    encoding = PLAIN_ASCII if spoken == "ascii" else spoken
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors=PLAIN_LETTERS)


def _animation() -> "Animation":
    """Tell how much may move, by the variable that all Textual programs heed."""
    match os.environ.get("TEXTUAL_ANIMATIONS", "").lower():
        case "none":
            return "none"
        case "basic":
            return "basic"
        case _:
            return "full"

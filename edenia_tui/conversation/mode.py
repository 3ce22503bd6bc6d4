"""Which front end speaks, and in which language: decided once, before anything heavy is loaded."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from edenia_tui.storage.settings import PreferredMode

_OFF: Final = ("0", "false", "no", "off")
_LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Mode(Enum):
    """The two ways to play."""

    LINE = "line"
    SCREEN = "screen"


class Cause(Enum):
    """What decided the mode; the first line that is printed tells it."""

    OPTION = "option"
    ACCESSIBLE = "accessible"
    LC_ACCESSIBLE = "lc-accessible"
    SETTING = "setting"
    NO_TTY = "no-tty"
    DUMB = "dumb"
    NO_SCREEN = "no-screen"
    """There is no screen to choose yet."""
    TERMINAL = "terminal"
    """Nothing speaks against the screen."""


class Chosen(NamedTuple):
    """A mode and what decided it."""

    mode: Mode
    cause: Cause


_VARIABLES: Final = {"ACCESSIBLE": Cause.ACCESSIBLE, "LC_ACCESSIBLE": Cause.LC_ACCESSIBLE}


def choose_mode(
    *,
    line: bool,
    setting: PreferredMode,
    environ: Mapping[str, str],
    is_terminal: bool,
    has_screen: bool = False,
) -> Chosen:
    """Choose the mode: the option, then the environment, then the setting, then what the terminal can.

    A variable that is empty says nothing; one that says no outweighs a setting that says line. Nobody
    can wish for a screen where none can be drawn.

    Args:
        line: whether --line or --screen-reader was given.
        setting: what was remembered.
        environ: the environment.
        is_terminal: whether both standard input and standard output are terminals.
        has_screen: whether there is a screen to choose.
    """
    if line:
        return Chosen(Mode.LINE, Cause.OPTION)
    for name, cause in _VARIABLES.items():
        value = environ.get(name, "").strip().lower()
        if value and value not in _OFF:
            return Chosen(Mode.LINE, cause)
        if value:
            setting = PreferredMode.AUTO if setting is PreferredMode.LINE else setting
            break
    if setting is PreferredMode.LINE:
        return Chosen(Mode.LINE, Cause.SETTING)
    if not is_terminal:
        return Chosen(Mode.LINE, Cause.NO_TTY)
    if environ.get("TERM", "") in ("", "dumb"):
        return Chosen(Mode.LINE, Cause.DUMB)
    if not has_screen:
        return Chosen(Mode.LINE, Cause.NO_SCREEN)
    wished = setting is PreferredMode.SCREEN
    return Chosen(Mode.SCREEN, Cause.SETTING if wished else Cause.TERMINAL)


def language(option: str | None, setting: str, environ: Mapping[str, str]) -> str:
    """Choose the language: the option, then the setting, then the first locale that is named."""
    if option or setting:
        return option or setting
    named = next((environ[name] for name in _LOCALES if environ.get(name)), "")
    return "fr" if named.lower().startswith("fr") else "en"

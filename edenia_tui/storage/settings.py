"""What a person chose once and need not choose again; never a reason not to play."""

import os
from enum import Enum
from pathlib import Path
from typing import Literal

import msgspec

from edenia_tui.storage.folders import config_folder
from rules.kernel.value import Value

_FILE = "settings.json"


class PreferredMode(Enum):
    """How a person wants to play."""

    AUTO = "auto"
    LINE = "line"
    SCREEN = "screen"


class Settings(Value, frozen=True):
    """Everything that is remembered."""

    mode: PreferredMode = PreferredMode.AUTO
    language: Literal["", "en", "fr"] = ""
    """Empty: that of the surroundings."""
    level: Literal["brief", "normal", "full"] = "normal"
    bell: bool = False
    theme: str = ""
    """The look of the screen by its name; empty: the usual one."""
    animation: bool = True
    """Whether sheep travel step by step on the screen."""


class Trouble(Enum):
    """What happened to the file."""

    UNREADABLE = "unreadable"
    """The usual settings are used instead."""
    UNWRITABLE = "unwritable"
    """The settings hold for now but will be forgotten."""


class SettingsNotice(Value, frozen=True):
    """Something to tell a person about, and then to go on."""

    trouble: Trouble
    path: str
    reason: str


def load_settings() -> tuple[Settings, SettingsNotice | None]:
    """Remember; without a file, the usual settings."""
    path = config_folder() / _FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        reason = error.strerror or str(error)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        reason = str(error)
    return Settings(), SettingsNotice(Trouble.UNREADABLE, str(path), reason)


def save_settings(settings: Settings) -> SettingsNotice | None:
    """Remember for the next time; the file is replaced as a whole, so it is never half written."""
    path = config_folder() / _FILE
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = _beside(path)
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
        fresh.replace(path)
    except OSError as error:
        return SettingsNotice(Trouble.UNWRITABLE, str(path), error.strerror or str(error))
    return None


def _beside(path: Path) -> Path:
    """Name a file next to another that no other program writes to."""
    return path.with_name(f"{path.name}.{os.getpid()}")

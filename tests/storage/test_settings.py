"""Settings are remembered, and trouble with their file is told, never fatal."""

import os
from pathlib import Path

import msgspec
import pytest

from edenia_tui.commands.surroundings import settings_keeper
from edenia_tui.conversation.manner import Manner
from edenia_tui.language.listener import Level
from edenia_tui.storage.files.folders import config_folder
from edenia_tui.storage.files.settings_file import SettingsFile
from edenia_tui.storage.settings import (
    PreferredMode,
    Settings,
    Trouble,
)

CHOSEN = Settings(PreferredMode.LINE, "fr", "brief", bell=True, theme="edenia-light")


def test_settings_are_remembered() -> None:
    """What was saved is loaded; before that, the usual settings hold without a word."""
    assert settings_keeper().load() == (Settings(), None)
    assert settings_keeper().save(CHOSEN) is None
    assert settings_keeper().load() == (CHOSEN, None)
    assert [path.name for path in config_folder(os.environ).iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"mode": "loud"}',
        b'{"language": "de"}',
        b'{"bell": 1}',
        b'{"theme": 1}',
        b'"\xff"',
    ],
)
def test_a_broken_file_gives_the_usual_settings_and_a_notice(content: bytes) -> None:
    """The notice names the file; saving mends it."""
    path = config_folder(os.environ) / "settings.json"
    path.parent.mkdir()
    path.write_bytes(content)
    settings, notice = settings_keeper().load()
    assert settings == Settings()
    assert notice is not None
    assert (notice.trouble, notice.where) == (Trouble.UNREADABLE, str(path))
    assert settings_keeper().save(CHOSEN) is None
    assert settings_keeper().load() == (CHOSEN, None)


def test_settings_of_a_later_version_are_understood() -> None:
    """What is unknown is passed over, what is missing is as usual."""
    path = config_folder(os.environ) / "settings.json"
    path.parent.mkdir()
    path.write_text('{"level": "full", "colour": "loud"}', "utf-8")
    assert settings_keeper().load() == (Settings(level="full"), None)


def test_a_folder_that_takes_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither loading nor saving fails where no file can be."""
    monkeypatch.setenv("EDENIA_CONFIG", os.devnull)
    settings, load_notice = settings_keeper().load()
    save_notice = settings_keeper().save(CHOSEN)
    assert settings == Settings()
    assert load_notice is not None
    assert load_notice.trouble is Trouble.UNREADABLE
    assert save_notice is not None
    assert save_notice.trouble is Trouble.UNWRITABLE


def test_without_the_variable_the_folder_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty variable names no folder."""
    monkeypatch.setenv("EDENIA_CONFIG", "")
    assert config_folder(os.environ).name == "edenia"
    assert config_folder(os.environ) != Path()


def test_a_change_is_kept_beside_those_made_meanwhile() -> None:
    """What another program remembered is not undone; what cannot be kept holds all the same."""
    manner = Manner("en", Settings(), settings_keeper())
    settings_keeper().save(CHOSEN)
    assert manner.set_bell(on=False) is None
    assert settings_keeper().load()[0] == msgspec.structs.replace(CHOSEN, bell=False)
    manner = Manner("en", Settings(), SettingsFile(Path(os.devnull)))
    notices = [manner.set_bell(on=True), manner.set_level(Level.FULL)]
    assert [one.trouble for one in notices if one] == [Trouble.UNWRITABLE] * 2
    assert manner.settings == Settings(bell=True, level="full")

"""Every test of the screen plays in folders of its own, exports into one, and looks at no clock."""

from pathlib import Path

import pytest

from edenia_tui.storage.files.folders import CONFIG, DATA
from tests.tui.idling import wait_for_idle
from tests.tui.style_sheets import parse_once


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep games, settings and files that are written away from those of whoever runs the tests."""
    monkeypatch.setenv(DATA, str(tmp_path / "data"))
    monkeypatch.setenv(CONFIG, str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pilots wait for what is begun; Textual watches for a fiftieth of a second with little to do."""
    monkeypatch.setattr("textual.app.wait_for_idle", wait_for_idle)
    monkeypatch.setattr("textual.pilot.wait_for_idle", wait_for_idle)


@pytest.fixture(autouse=True)
def parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Share what is made of style sheets, which takes longer than most tests."""
    monkeypatch.setattr("textual.css.stylesheet.parse", parse_once)

"""Keep the tests away from anybody's own games."""

from pathlib import Path

import pytest

from edenia_tui.storage.files.folders import CONFIG, DATA


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games and settings live in a folder of this test."""
    monkeypatch.setenv(DATA, str(tmp_path / "data"))
    monkeypatch.setenv(CONFIG, str(tmp_path / "config"))
    monkeypatch.setenv("ACCESSIBLE", "1")
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

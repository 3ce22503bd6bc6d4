"""Every test of the screen plays in folders of its own, and exports into one of its own."""

from pathlib import Path

import pytest

from edenia_tui.storage.files.folders import CONFIG, DATA


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep games, settings and files that are written away from those of whoever runs the tests."""
    monkeypatch.setenv(DATA, str(tmp_path / "data"))
    monkeypatch.setenv(CONFIG, str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)

"""Keep the tests away from anybody's own games."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games and settings live in a folder of this test."""
    monkeypatch.setenv("EDENIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("EDENIA_CONFIG", str(tmp_path / "config"))

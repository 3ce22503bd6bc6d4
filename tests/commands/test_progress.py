"""How far a long run has got."""

import sys
from io import StringIO
from pathlib import Path

import pytest

from edenia_tui.commands.progress import progress


class Terminal(StringIO):
    """A stream that somebody is looking at, or listening to."""

    def isatty(self) -> bool:
        """Say so."""
        return True


def shown(stream: StringIO, games: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """Play so many games and give what standard error got."""
    monkeypatch.setattr(sys, "stderr", stream)
    with progress(games) as count:
        for _ in range(games):
            count()
    return stream.getvalue()


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A usual terminal and no settings."""
    for name in ("EDENIA_DATA", "EDENIA_CONFIG"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("ACCESSIBLE", raising=False)


def test_a_file_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is looking."""
    assert not shown(StringIO(), 5, monkeypatch)


def test_a_terminal_gets_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts the games; without games there is none."""
    assert "5/5" in shown(Terminal(), 5, monkeypatch)
    assert not shown(Terminal(), 0, monkeypatch)


@pytest.mark.parametrize(("games", "lines"), [(400, 10), (3, 3)])
def test_listeners_get_a_line_at_every_tenth(
    games: int, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bar would be read aloud at every step."""
    monkeypatch.setenv("ACCESSIBLE", "1")
    said = shown(Terminal(), games, monkeypatch).splitlines()
    assert len(said) == lines
    assert said[-1] == f"{games} of {games} games, 0 s left"

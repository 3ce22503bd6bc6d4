"""The program starts and plays where only POSIX systems have what it would like to use."""

import os
import subprocess
import sys
from pathlib import Path

from edenia_tui.storage.files.folders import CONFIG, DATA


def run(folder: Path, how: str, typed: str = "") -> str:
    """Run the program with all that hidden; what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.elsewhere", how],
        cwd=Path(__file__).parents[1],
        env={**os.environ, DATA: str(folder), CONFIG: str(folder), "LANG": "en_GB.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_whole_game_is_played_by_lines(tmp_path: Path) -> None:
    """Somebody who always takes the first choice comes to the end; the game is kept, and nothing else."""
    said = run(tmp_path, "lines", "1\n" * 3000)
    assert " wins with " in said
    (kept,) = (tmp_path / "games").glob("*.record")
    assert kept.suffix == ".record"


def test_a_game_is_shown_on_a_screen(tmp_path: Path) -> None:
    """The pilot decides a few times; signals that are not there are not waited for."""
    assert run(tmp_path, "screen").splitlines() == ["at least three actions", "left by the door"]

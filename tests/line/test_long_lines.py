"""Lines that nobody types: their beginning is heard, those without end are not waited for."""

import shlex
import subprocess
from pathlib import Path

from tests.line.process import EDENIA, GAME, PATIENCE, assert_tidy, run, surroundings


def test_a_line_of_a_megabyte_costs_nothing(tmp_path: Path) -> None:
    """It is answered like any line that makes no sense, and the next one counts."""
    result = run(tmp_path, *GAME, typed=b"go 1 " * 200_000 + b"\nskip\nquit\n")
    assert result.returncode == 0
    assert_tidy(result.stdout.decode())
    assert result.stdout.count(b"Your turn:") == 3


def test_a_line_without_end_ends_the_input(tmp_path: Path) -> None:
    """The game is saved, as at the end of any input."""
    result = subprocess.run(  # noqa: S602 (the pipe is what is tested)
        f"yes | tr -d '\\n' | {shlex.quote(EDENIA)} {shlex.join(GAME)}",
        shell=True,
        capture_output=True,
        env=surroundings(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert result.returncode == 0
    assert b"The game is saved." in result.stdout

"""A library of a test's own, and the program run on it."""

import os
from pathlib import Path

from click.testing import CliRunner, Result

from edenia_tui.cli import main
from edenia_tui.storage.files.folders import games_folder

DAY = 1_741_500_000
"""A moment of 9 March 2025, in seconds."""


def edenia(*arguments: str, typed: str | bytes | None = None) -> Result:
    """Run the program; it never ends with a traceback."""
    result = CliRunner().invoke(main, arguments, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    assert result.exit_code in {0, 1, 2}
    assert "Traceback" not in result.output
    return result


def keep(name: str, text: str, when: int = 0) -> Path:
    """Put a file into the library that was last written to at some second of a day."""
    folder = games_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.record"
    path.write_text(text, "utf-8")
    os.utime(path, (DAY + when, DAY + when))
    return path


def kept() -> list[str]:
    """List the names in the library."""
    return sorted(path.stem for path in games_folder(os.environ).glob("*.record"))

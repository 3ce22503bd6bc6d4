"""How soon a large library answers, beside importing Textual: `python -m tests.bench.library`.

So many copies of one finished game lie in a folder. The first look plays each of them again, once; then
every command is a process of its own, beside a Python that imports Textual's app. How many records a look
opens is counted by a test: `tests/storage/test_many_games.py`.
"""

import os
import platform
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import click

from edenia_tui.storage.files.folders import DATA
from tests.bench.line_start import EDENIA, environment_in, textual_import
from tests.records.test_kept_records import KEPT

GAME = KEPT / "edenia-format-2-box-2-over.record"
COMMANDS = {
    "saves": ("saves",),
    "saves --all": ("saves", "--all"),
    "stats": ("stats",),
    "resume": ("resume", "--line"),
}


def seconds_of(arguments: tuple[str, ...], folder: str) -> float:
    """Run a command; the seconds until it has ended."""
    began = time.perf_counter()
    subprocess.run(
        [EDENIA, *arguments],
        check=False,
        capture_output=True,
        env=environment_in(folder),
        input=b"quit\n",
    )
    return time.perf_counter() - began


@click.command()
@click.option("--games", default=5000, show_default=True, help="How many are kept.")
@click.option("--runs", default=7, show_default=True, help="Measured runs of each.")
def main(games: int, runs: int) -> None:
    """Fill a library, look at it for the first time, and print how long each command takes then."""
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(environment_in(folder)[DATA]) / "games"
        kept.mkdir(parents=True)
        text = GAME.read_bytes()
        for number in range(games):
            path = kept / f"game-{number:05}.record"
            path.write_bytes(text)
            os.utime(path, (number, number))
        click.echo(f"{platform.python_version()}, {games} games")
        click.echo(f"first look: {seconds_of(('stats',), folder):.1f} s")
        textual = statistics.median(textual_import(environment_in(folder)) for _ in range(runs))
        for name, arguments in COMMANDS.items():
            found = statistics.median(seconds_of(arguments, folder) for _ in range(runs))
            click.echo(
                f"{name:12} {1000 * found:5.0f} ms, {found / textual:.2f} of Textual's import"
            )


if __name__ == "__main__":
    main()

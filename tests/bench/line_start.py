"""How soon line mode speaks, beside importing Textual, in one run: `python -m tests.bench.line_start`.

Both are processes of their own, turn about, from bytecode, as after an installation. Ours counts from
the start of the process to its first line; theirs is a Python that does nothing but import Textual's app.
"""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import click

from edenia_tui.storage.files.folders import CONFIG, DATA

EDENIA = str(Path(sys.executable).with_name("edenia"))
WARM_UP = 2


def environment_in(folder: str) -> dict[str, str]:
    """Give surroundings of their own: games, settings and bytecode are kept in a folder."""
    ours = {DATA: folder, CONFIG: folder, "PYTHONPYCACHEPREFIX": f"{folder}/bytecode"}
    kept = {name: word for name, word in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | ours


def first_line(environment: dict[str, str]) -> float:
    """Start a game in line mode; the seconds until its first line is there."""
    began = time.perf_counter()
    with subprocess.Popen(
        [EDENIA, "play", "--line", "--players", "2"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
    ) as process:
        line = process.stdout.readline() if process.stdout else b""
        seconds = time.perf_counter() - began
        process.communicate()
    if not line.strip():
        raise SystemExit("line mode said nothing")
    return seconds


def textual_import(environment: dict[str, str]) -> float:
    """Import Textual; the seconds until that is done."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import textual.app"], check=True, env=environment)
    return time.perf_counter() - began


@click.command()
@click.option("--runs", default=15, show_default=True, help="Measured starts of each.")
def main(runs: int) -> None:
    """Start both turn about, and print the medians and their ratio."""
    ours: list[float] = []
    theirs: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        environment = environment_in(folder)
        for _ in range(WARM_UP + runs):
            ours.append(first_line(environment))
            theirs.append(textual_import(environment))
    line, textual = (statistics.median(times[WARM_UP:]) for times in (ours, theirs))
    click.echo(
        f"{platform.python_implementation()} {platform.python_version()}, {runs} starts each"
    )
    click.echo(f"first line of edenia play --line: {line * 1000:.0f} ms")
    click.echo(f"import textual.app: {textual * 1000:.0f} ms")
    click.echo(f"line mode / Textual: {line / textual:.2f}")
    raise SystemExit(line >= textual)


if __name__ == "__main__":
    main()

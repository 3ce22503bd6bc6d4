"""How soon the quick commands answer, beside importing Textual: `python -m tests.bench.commands`.

Every command is a process of its own, turn about with a Python that does nothing but import Textual's
app; the time is until it has ended. The aim is half of Textual's time, the limit seven tenths.
"""

import platform
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

import click

from tests.bench.line_start import EDENIA, WARM_UP, textual_import

TABLE = """
1 Ari +++ o/+ ... ...
red clovers 2, sheep B1 east star 2; C1 dwarf
green clovers 1, sheep B1 east star 1
"""
COMMANDS = {
    "rules": ("rules",),
    "rules LEAP-2": ("rules", "LEAP-2"),
    "rules leap own sheep": ("rules", "leap", "own", "sheep"),
    "show": ("show", "TABLE"),
    "legal": ("legal", "TABLE"),
    "check": ("check", "TABLE", "go 1 east", "leap"),
    "check, refused": ("check", "TABLE", "go 1 north"),
    "explain": ("explain", "TABLE"),
}


def seconds_of(arguments: tuple[str, ...], table: str) -> float:
    """Run a command; the seconds until it has ended."""
    words = [table if word == "TABLE" else word for word in arguments]
    began = time.perf_counter()
    subprocess.run([EDENIA, *words], check=False, capture_output=True)
    return time.perf_counter() - began


@click.command()
@click.option("--runs", default=15, show_default=True, help="Measured runs of each.")
def main(runs: int) -> None:
    """Run all commands turn about with Textual's import, and print the table."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    textual: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder) / "table.txt"
        table.write_text(TABLE, "utf-8")
        for _ in range(WARM_UP + runs):
            textual.append(textual_import())
            for name, arguments in COMMANDS.items():
                times[name].append(seconds_of(arguments, str(table)))
    whole = statistics.median(textual[WARM_UP:])
    python = f"{platform.python_implementation()} {platform.python_version()}"
    click.echo(f"{python}, {runs} runs of each; import textual.app {whole * 1000:.0f} ms\n")
    click.echo("| command | ms | part of Textual's import |")
    click.echo("|---|---|---|")
    for name, found in times.items():
        median = statistics.median(found[WARM_UP:])
        click.echo(f"| `edenia {name}` | {median * 1000:.0f} | {median / whole:.2f} |")


if __name__ == "__main__":
    main()

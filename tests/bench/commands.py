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

from edenia_tui.language.speech import LANGUAGES
from tests.bench.line_start import EDENIA, WARM_UP, environment_in, textual_import

LIMIT = 0.7
TABLE = """
1 Ari +++ o/+ ... ...
red clovers 2, sheep B1 east star 2; C1 dwarf
green clovers 1, sheep B1 east star 1
"""
COMMANDS = {
    "rules": ("rules",),
    "rules LEAP-2": ("rules", "LEAP-2"),
    "rules leap own sheep": ("rules", "leap", "own", "sheep"),
    "rules LEAP-99": ("rules", "LEAP-99"),
    "show": ("show", "TABLE"),
    "legal": ("legal", "TABLE"),
    "check": ("check", "TABLE", "go 1 east", "leap"),
    "check, refused": ("check", "TABLE", "go 1 north"),
    "explain": ("explain", "TABLE"),
}


def seconds_of(arguments: tuple[str, ...], language: str, folder: Path) -> float:
    """Run a command; the seconds until it has ended."""
    words = [str(folder / "table.txt") if word == "TABLE" else word for word in arguments]
    environment = environment_in(str(folder)) | {"LC_ALL": f"{language}.UTF-8"}
    began = time.perf_counter()
    subprocess.run([EDENIA, *words], check=False, capture_output=True, env=environment)
    return time.perf_counter() - began


@click.command()
@click.option("--runs", default=15, show_default=True, help="Measured runs of each.")
def main(runs: int) -> None:
    """Run all commands turn about with Textual's import, and print the table; exit 1 above the limit."""
    times: dict[tuple[str, str], list[float]] = {
        (name, language): [] for name in COMMANDS for language in LANGUAGES
    }
    textual: list[float] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "table.txt").write_text(TABLE, "utf-8")
        for _ in range(WARM_UP + runs):
            for (command, language), found in times.items():
                found.append(seconds_of(COMMANDS[command], language, folder))
            textual.append(textual_import(environment_in(name)))
    whole = statistics.median(textual[WARM_UP:])
    parts = {key: statistics.median(found[WARM_UP:]) / whole for key, found in times.items()}
    python = f"{platform.python_implementation()} {platform.python_version()}"
    click.echo(f"{python}, {runs} runs of each; import textual.app {whole * 1000:.0f} ms\n")
    click.echo(f"| part of Textual's import | {' | '.join(LANGUAGES)} |")
    click.echo("|---|---|---|")
    for command in COMMANDS:
        cells = " | ".join(f"{parts[command, language]:.2f}" for language in LANGUAGES)
        click.echo(f"| `edenia {command}` | {cells} |")
    raise SystemExit(max(parts.values()) > LIMIT)


if __name__ == "__main__":
    main()

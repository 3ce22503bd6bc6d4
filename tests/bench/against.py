"""How this checkout compares with another, in one run: `python -m tests.bench.against OTHER`.

Both need an environment of their own in `.venv`. Instructions are counted by callgrind, the same however
busy the machine is; times are medians of pairs taken turn about. Only what every version has is
used: the rules by their kernel contract, the commands, and the screen as a terminal sees it.
"""

import os
import re
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import click
import pexpect

HERE = Path(__file__).parents[2]
MOST_INSTRUCTIONS, MOST_TIME = 1.05, 1.10
KEYS = ("\x1b[B",) * 8 + ("\x1b[A",) * 4
TABLE = """
1 Ari +++ o/+ ... ...
red clovers 2, sheep B1 east star 2; C1 dwarf
green clovers 1, sheep B1 east star 1
"""
GAMES = """
from random import Random
from rules.bots.chance import draw_chance
from rules.edenia.game import EDENIA
from rules.edenia.opening import Options
from rules.exo.game import EXO
from rules.exo.opening import Options as ExoOptions
from rules.kernel.seat import CHANCE

for game, options, games in ((EDENIA, Options(4), 2), (EXO, ExoOptions(3), 2)):
    for seed in range(games):
        rng, state = Random(seed), game.start(options)
        for _ in range(400):
            actor = game.to_act(state)
            if actor is None:
                break
            chance = actor is CHANCE
            action = draw_chance(game, state, rng) if chance else rng.choice(game.legal(state))
            state = game.apply(state, action).state
"""
COMMANDS = {
    "rules LEAP-2": ("rules", "LEAP-2"),
    "rules, by meaning": ("rules", "leap", "own", "sheep"),
    "show": ("show", "TABLE"),
    "legal": ("legal", "TABLE"),
    "check": ("check", "TABLE", "go 1 east", "leap"),
    "explain": ("explain", "TABLE"),
}


class Checkout(NamedTuple):
    """A version of the program with its environment."""

    folder: Path

    @property
    def python(self) -> str:
        """Its interpreter."""
        return str(self.folder / ".venv" / "bin" / "python")

    @property
    def edenia(self) -> str:
        """Its program."""
        return str(self.folder / ".venv" / "bin" / "edenia")


def surroundings(scratch: Path) -> dict[str, str]:
    """Give an environment that is the same for both, with folders of its own."""
    return {
        "PATH": os.environ["PATH"],
        "EDENIA_DATA": str(scratch / "data"),
        "EDENIA_CONFIG": str(scratch / "config"),
        "LC_ALL": "C.UTF-8",
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def prepare(checkout: Checkout) -> None:
    """Compile the modules, as an installation does."""
    command = [checkout.python, "-m", "compileall", "-q", "rules", "edenia_tui"]
    subprocess.run(command, check=True, cwd=checkout.folder)


def instructions(command: list[str], checkout: Checkout, scratch: Path) -> int:
    """Count the instructions of a command."""
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    run = subprocess.run(
        counting,
        check=False,
        capture_output=True,
        cwd=checkout.folder,
        env=surroundings(scratch),
        text=True,
    )
    found = re.search(r"Collected : (\d+)", run.stderr)
    if found is None:
        raise click.ClickException(f"valgrind counted nothing: {run.stderr[-300:]}")
    return int(found[1])


def on_screen(checkout: Checkout, scratch: Path) -> tuple[float, float]:
    """Start a game on the screen; seconds to its first frame, and for a key in the median."""
    began = time.perf_counter()
    child = pexpect.spawn(
        checkout.edenia,
        ["play", "--players", "2", "--seed", "5"],
        dimensions=(40, 120),
        encoding="utf-8",
        env=surroundings(scratch) | {"TERM": "xterm-256color", "COLORTERM": "truecolor"},
        cwd=str(scratch),
        maxread=65536,
        timeout=30,
    )
    try:
        child.expect_exact("ARRIDIS")
        child.expect_exact("Ctrl+Q")
        frame = time.perf_counter() - began
        return frame, statistics.median(_seconds_of_key(child, key) for key in KEYS)
    finally:
        child.close(force=True)


def _seconds_of_key(child: "pexpect.spawn[str]", key: str) -> float:
    """Press a key once the screen has come to rest; seconds until it begins to answer."""
    while True:
        try:
            child.read_nonblocking(65536, timeout=0.15)
        except pexpect.TIMEOUT:
            break
    began = time.perf_counter()
    child.send(key)
    child.read_nonblocking(1, timeout=10)
    return time.perf_counter() - began


class Pair(NamedTuple):
    """The same figure of both."""

    ours: float
    theirs: float


def compare(name: str, pair: Pair, most: float, unit: Callable[[float], str]) -> bool:
    """Print a row; tell whether it is within its limit."""
    ratio = pair.ours / pair.theirs
    click.echo(f"| {name} | {unit(pair.ours)} | {unit(pair.theirs)} | {ratio:.3f} | {most:.2f} |")
    return ratio <= most


def count_all(ours: Checkout, theirs: Checkout, scratch: Path) -> bool:
    """Count the instructions of games and commands; tell whether all are within their limit."""
    table, games = scratch / "table.txt", scratch / "games.py"
    table.write_text(TABLE, "utf-8")
    games.write_text(GAMES, "utf-8")
    rows = {"random games": [str(games)]}
    for name, words in COMMANDS.items():
        typed = [str(table) if word == "TABLE" else word for word in words]
        rows[f"edenia {name}"] = ["-c", "from edenia_tui.cli import main; main()", *typed]
    fits = True
    for name, arguments in rows.items():
        pair = Pair(
            *(instructions([one.python, *arguments], one, scratch) for one in (ours, theirs))
        )
        fits &= compare(name, pair, MOST_INSTRUCTIONS, lambda count: f"{count / 1e6:.0f} M")
    return fits


def time_all(ours: Checkout, theirs: Checkout, scratch: Path, pairs: int) -> bool:
    """Time first frames and keys turn about; tell whether both are within their limit."""
    measured = [(on_screen(ours, scratch), on_screen(theirs, scratch)) for _ in range(pairs)]
    fits = True
    for number, name in enumerate(("first frame", "key")):
        medians = (statistics.median(pair[side][number] for pair in measured) for side in (0, 1))
        fits &= compare(name, Pair(*medians), MOST_TIME, lambda time: f"{time * 1000:.1f} ms")
    return fits


@click.command()
@click.argument("other", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--pairs", default=15, show_default=True, help="Pairs of starts on the screen.")
def main(other: Path, pairs: int) -> None:
    """Compare this checkout with another; exit 1 where a limit is passed."""
    both = Checkout(HERE), Checkout(other.resolve())
    for checkout in both:
        prepare(checkout)
    click.echo("| figure | here | there | ratio | limit |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        fits = count_all(*both, scratch)
        fits &= time_all(*both, scratch, pairs)
    raise SystemExit(not fits)


if __name__ == "__main__":
    main()

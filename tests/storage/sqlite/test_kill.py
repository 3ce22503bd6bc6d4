"""A store whose program is killed at any moment has every line that anybody was told of."""

import signal
import subprocess
import sys
from pathlib import Path
from random import Random

from edenia_tui.storage.sqlite.store import SqliteStore
from tests.long.proofs import cases
from tests.storage.sqlite.adding_lines import TABLES
from tests.storage.sqlite.opening import with_store

ROOT = Path(__file__).parents[3]


def kill_after(folder: Path, lines: int) -> dict[str, int]:
    """Let the program say so many lines, kill it; the last number it told of each table."""
    command = [sys.executable, "-m", "tests.storage.sqlite.adding_lines", str(folder)]
    told: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(lines):
            note(told, process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        for line in process.stdout:
            if line.endswith("\n"):
                note(told, line)
    return told


def note(told: dict[str, int], line: str) -> None:
    """Take note of what was told."""
    name, number = line.split()
    told[name] = int(number)


def check_kills(folder: Path, kills: int, seed: int) -> int:
    """Kill the program again and again; how many lines there are in the end."""
    rng, told, total = Random(seed), dict[str, int](), 0

    async def check(store: SqliteStore) -> int:
        there = 0
        for name in (f"t{number}" for number in range(TABLES)):
            lines = await store.tables.read(name) if name in told else ()
            assert list(lines) == [f"{name} {n}" for n in range(1, len(lines) + 1)]
            assert len(lines) % 2 == 0, "half of what belongs together"
            assert len(lines) >= told.get(name, 0)
            there += len(lines)
        return there

    for _ in range(kills):
        told.update(kill_after(folder, rng.randint(1, 200)))
        total = with_store(folder, check)
    return total


def test_no_line_is_lost_that_was_told(tmp_path: Path) -> None:
    """Killed some times under load, it goes on where it was."""
    kills = len(cases("store-kills"))
    assert check_kills(tmp_path, kills, 1) > kills

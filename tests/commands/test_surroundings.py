"""Every command answers the same words to a pipe, a dumb terminal and whoever listens."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from tests.line.process import PATIENCE, surroundings

ROOT = Path(__file__).parents[2]
TABLES = ROOT / "tests" / "commands" / "transcripts" / "tables"
SPOKEN = (
    ("legal", "middle.txt"),
    ("check", "middle.txt", "go 2 east"),
    ("check", "middle.txt", "jump 2 d4"),
    ("ray", "middle.txt", "b1", "east", "star"),
    ("reach", "known.txt", "1"),
    ("explain", "middle.txt"),
    ("rules", "LEAP-99"),
    ("new", "--seed", "4"),
)
"""What is answered in words everywhere."""
DRAWN = (("rules",), ("rules", "LEAP-2"), ("rules", "--editions"), ("show", "middle.txt"))
"""What is drawn on a terminal, unless lines are wanted."""
ESCAPE = "\x1b"
COLOUR = re.compile(r"\x1b\[(?:[0-9]+;)*[39][0-8][;m]")

_PROGRAM = """
import sys
from edenia_tui.cli import main
for arguments in {commands}:
    try:
        main(arguments, prog_name="edenia")
    except SystemExit as left:
        print("exit", left.code, flush=True)
"""


def program(commands: tuple[tuple[str, ...], ...]) -> list[str]:
    """Give a process that runs commands one after the other."""
    return ["-c", _PROGRAM.format(commands=commands)]


def environment(folder: Path, **variables: str) -> dict[str, str]:
    """Give surroundings in which nothing is remembered and nothing is wished for."""
    usual = {key: text for key, text in surroundings(folder).items() if key != "NO_COLOR"}
    return {**usual, "PYTHONPATH": str(ROOT), **variables}


def in_a_pipe(folder: Path, *commands: tuple[str, ...]) -> str:
    """Run commands in a pipe, and give what they print on either stream."""
    run = subprocess.run(
        [sys.executable, *program(commands)],
        check=True,
        cwd=TABLES,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return run.stdout


def on_a_terminal(folder: Path, *commands: tuple[str, ...], **variables: str) -> str:
    """Run commands on a terminal, and give what it shows."""
    process = pexpect.spawn(
        sys.executable,
        program(commands),
        cwd=str(TABLES),
        dimensions=(50, 120),
        encoding="utf-8",
        env=environment(folder, **variables),
        timeout=PATIENCE,
    )
    shown: str = process.read()
    process.close()
    return shown.replace("\r\n", "\n")


@pytest.mark.parametrize(
    ("name", "value"), [("ACCESSIBLE", "1"), ("LC_ACCESSIBLE", "1"), ("TERM", "dumb")]
)
def test_whoever_listens_gets_what_a_pipe_gets(tmp_path: Path, name: str, value: str) -> None:
    """On a terminal, too, and with the same exit codes, without a single escape."""
    shown = on_a_terminal(tmp_path, *SPOKEN, *DRAWN, **{name: value})
    assert shown == in_a_pipe(tmp_path, *SPOKEN, *DRAWN)
    assert ESCAPE not in shown


def test_words_are_the_same_on_every_terminal(tmp_path: Path) -> None:
    """What is answered in words has no colours to take away."""
    assert on_a_terminal(tmp_path, *SPOKEN) == in_a_pipe(tmp_path, *SPOKEN)


def test_the_index_obeys_wishes_about_colours(tmp_path: Path) -> None:
    """Colours on a terminal, none under NO_COLOR or --color never, and always where always is wished."""
    command, never, always = ("rules",), ("rules", "--color=never"), ("rules", "--color=always")
    assert COLOUR.search(on_a_terminal(tmp_path, command))
    assert not COLOUR.search(on_a_terminal(tmp_path, command, NO_COLOR="1"))
    assert not COLOUR.search(on_a_terminal(tmp_path, never))
    assert COLOUR.search(on_a_terminal(tmp_path, always, NO_COLOR="1"))
    assert COLOUR.search(in_a_pipe(tmp_path, always))


def test_an_answer_loads_no_screen_and_no_locales(tmp_path: Path) -> None:
    """Commands stay quick because they load neither Textual nor Fluent's runtime with its calendars."""
    probe = [
        ("legal", "middle.txt"),
        ("check", "middle.txt", "jump 2 d4"),
        ("explain", "middle.txt"),
    ]
    text = _PROGRAM.format(commands=probe) + "print(*sorted(sys.modules))"
    run = subprocess.run(
        [sys.executable, "-c", text],
        capture_output=True,
        check=True,
        cwd=TABLES,
        env={**os.environ, **environment(tmp_path)},
        text=True,
    )
    loaded = set(run.stdout.splitlines()[-1].split())
    assert "fluent.syntax" in loaded
    assert loaded & {"textual", "rich", "asyncio", "fluent.runtime", "babel", "attr"} == set()

"""The real program in a process of its own, with folders of its own."""

import os
import subprocess
import sys
import unicodedata
from pathlib import Path

import pexpect

from edenia_tui.table.folders import CONFIG, DATA

EDENIA = str(Path(sys.executable).with_name("edenia"))
PATIENCE = 10
"""Seconds after which a process that should have ended is stuck."""
GAME = ("play", "--line", "--seat", "Ann", "--seat", "Bob:lamb", "--seed", "3")
PAIR = ("play", "--line", "--seat", "Ann", "--seat", "Bob", "--seed", "3")


def surroundings(folder: Path, term: str = "xterm") -> dict[str, str]:
    """Give an environment in which games and settings live in a folder."""
    quiet = {name: text for name, text in os.environ.items() if "ACCESSIBLE" not in name}
    own = {DATA: str(folder / "data"), CONFIG: str(folder / "config")}
    return {**quiet, **own, "LANG": "C.UTF-8", "TERM": term, "INPUTRC": os.devnull}


def run(folder: Path, *arguments: str, typed: bytes) -> subprocess.CompletedProcess[bytes]:
    """Run the program with everything that is typed in a pipe."""
    return subprocess.run(
        [EDENIA, *arguments],
        input=typed,
        capture_output=True,
        env=surroundings(folder),
        timeout=PATIENCE,
        check=False,
    )


def sit_down(folder: Path, *arguments: str) -> "pexpect.spawn[str]":
    """Start the program on a terminal; what is typed is echoed, as on any terminal."""
    return pexpect.spawn(
        EDENIA,
        list(arguments),
        env=surroundings(folder),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(24, 200),
    )


def records(folder: Path) -> list[Path]:
    """List the games that are kept."""
    return sorted((folder / "data" / "games").glob("*"))


def assert_tidy(text: str) -> None:
    """Check that there is no traceback and no character that acts instead of being read."""
    assert "Traceback" not in text, text
    odd = {char for char in text if unicodedata.category(char)[0] == "C" and char != "\n"}
    assert not odd, text

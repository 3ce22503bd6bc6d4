"""A terminal that goes away ends the program by itself, also where SIGHUP is switched off."""

import os
import pty
import signal
import subprocess
import termios
import time
from fcntl import ioctl
from pathlib import Path

import pytest

from tests.line.process import EDENIA, PATIENCE, records, surroundings

GAME = ("play", "--seat", "Ann", "--seat", "Bob:lamb", "--seed", "5")
STARTS = {
    "screen": (GAME, "\x1b[?1049h"),
    "menu": ((), "\x1b[?1049h"),
    "lines": ((*GAME, "--line"), "Your turn: "),
    "line menu": (("--line",), "from 1 to"),
    "demo": (("demo", "--seed", "1"), "begins."),
}


def _without_hang_up() -> None:
    """Take the terminal of standard input for one's own, and hear no SIGHUP."""
    os.setsid()
    ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)


@pytest.mark.parametrize("start", STARTS)
def test_a_dead_terminal_ends_the_program(start: str, tmp_path: Path) -> None:
    """By itself, soon, and what was played is kept."""
    arguments, shown = STARTS[start]
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [EDENIA, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings(tmp_path, "xterm-256color"),
        preexec_fn=_without_hang_up,  # noqa: PLW1509 (no threads here)
    )
    os.close(theirs)
    try:
        _read_until(ours, shown)
        os.close(ours)
        assert program.wait(PATIENCE) in (0, 128 + signal.SIGHUP)
    finally:
        program.kill()
        program.wait()
    assert len(records(tmp_path)) == (start in {"screen", "lines"})


def _read_until(terminal: int, text: str) -> None:
    """Read what is written to a terminal as far as a text."""
    written, end = "", time.monotonic() + PATIENCE
    while text not in written:
        assert time.monotonic() < end, written
        written += os.read(terminal, 65536).decode("utf-8", "replace")

"""The real program in a process of its own, with folders of its own."""

import os
import subprocess
import sys
import termios
import unicodedata
from pathlib import Path

import pexpect

from edenia_tui.storage.files.folders import CONFIG, DATA

EDENIA = str(Path(sys.executable).with_name("edenia"))
PATIENCE = 30
"""Seconds after which a process that should have ended is stuck."""
GAME = ("play", "--line", "--seat", "Ann", "--seat", "Bob:lamb", "--seed", "3")
PAIR = ("play", "--line", "--seat", "Ann", "--seat", "Bob", "--seed", "3")


def surroundings(folder: Path, term: str = "xterm") -> dict[str, str]:
    """Give an environment in which games and settings live in a folder."""
    quiet = {name: text for name, text in os.environ.items() if "ACCESSIBLE" not in name}
    own = {DATA: str(folder / "data"), CONFIG: str(folder / "config")}
    return {**quiet, **own, "LC_ALL": "C.UTF-8", "TERM": term, "INPUTRC": os.devnull}


def run(folder: Path, *arguments: str, typed: bytes) -> subprocess.CompletedProcess[bytes]:
    """Run the program with everything that is typed in a pipe."""
    return subprocess.run(
        [EDENIA, *arguments],
        input=typed,
        capture_output=True,
        cwd=folder,
        env=surroundings(folder),
        timeout=PATIENCE,
        check=False,
    )


def records(folder: Path) -> list[Path]:
    """List the games that are kept."""
    return sorted((folder / "data" / "games").glob("*.record"))


def assert_tidy(text: str) -> None:
    """Check that there is no traceback and no character that acts instead of being read."""
    assert "Traceback" not in text, text
    odd = {char for char in text if unicodedata.category(char)[0] == "C" and char != "\n"}
    assert not odd, text


class Terminal:
    """The program in line mode on a terminal; what is typed is echoed, as on any terminal."""

    def __init__(self, folder: Path, *arguments: str, code: str = "") -> None:
        """Start it, or some code that does."""
        self._program = pexpect.spawn(
            sys.executable if code else EDENIA,
            ["-c", code, *arguments] if code else list(arguments),
            cwd=str(folder),
            env={**surroundings(folder), "ACCESSIBLE": "1"},
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(24, 200),
        )
        self._program.delaybeforesend = None
        self.is_as_before = False
        """Whether the terminal, once the program has ended, echoes and gathers lines as at first."""

    def wait_for(self, text: str) -> str:
        """Wait until something is written; what was written before it."""
        self._program.expect_exact(text)
        return self._written()

    def wait_for_question(self) -> None:
        """Wait for whatever is asked."""
        self._program.expect("([:?] |ready. )$")

    def enter(self, line: str = "") -> None:
        """Type a line."""
        self._program.sendline(line)

    def press(self, keys: str) -> None:
        """Press keys without Enter."""
        self._program.send(keys)

    def wait_for_end(self) -> tuple[str, int | None]:
        """Wait until the program ends; what it wrote meanwhile and its exit code."""
        self._program.expect(pexpect.EOF)
        modes = termios.tcgetattr(self._program.child_fd)[3]
        self.is_as_before = bool(modes & termios.ECHO and modes & termios.ICANON)
        self._program.close()
        return self._written(), self._program.exitstatus

    def is_silent(self, seconds: float) -> bool:
        """Tell whether nothing at all is written for a while."""
        try:
            self._program.read_nonblocking(timeout=seconds)
        except pexpect.TIMEOUT:
            return True
        return False

    def _written(self) -> str:
        """Give what was written, with newlines as the program made them."""
        text: str = self._program.before
        return text.replace("\r\n", "\n")

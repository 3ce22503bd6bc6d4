"""A host in a process of its own, and the real client in real terminals."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pexpect

from tests.host.lines.hosts import WIDE
from tests.host.secrets import words_in
from tests.host.ssh.doors import HERE, OPENSSH, client_key
from tests.tui.terminals import PATIENCE, SMALL, Terminal

NAME = "What shall others call you"
_OVERLAP: Final = 200
"""Letters that are read once more, so that no word is cut in two."""
_PAINT: Final = re.compile(r"\x1b\[[0-9;]*m")
_OTHER_CODES: Final = re.compile(r"\x1b(\[[0-9;<>=?$]*[a-zA-Z]|[^\[])")


class SshHost:
    """A host that runs."""

    def __init__(self, folder: Path, process: "subprocess.Popen[bytes]", port: int) -> None:
        """Know how to reach it."""
        self.folder = folder
        self.process = process
        self.port = port

    @property
    def memory(self) -> int:
        """The kibibytes it has in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(status.split("VmRSS:")[1].split()[0])

    @property
    def log(self) -> str:
        """What it wrote for whoever runs it."""
        return (self.folder / "host.log").read_text("utf-8")

    def end(self, *terminals: Terminal) -> int:
        """End it while terminals read on, as they do on a desk; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        for terminal in terminals:
            terminal.until_end()
        return self.process.wait(PATIENCE)

    @contextmanager
    def visit(
        self, name: str, *words: str, size: tuple[int, int] = SMALL, **environ: str
    ) -> Iterator["Watched"]:
        """Let somebody come with a terminal, for the first time or again."""
        with visit(self.folder, self.port, name, *words, size=size, **environ) as terminal:
            yield terminal


class Watched(Terminal):
    """A terminal of which every word is remembered that was ever to be read on it."""

    def __init__(self, child: "pexpect.spawn[str]", size: tuple[int, int]) -> None:
        """Begin to read."""
        super().__init__(child, size)
        self._words: set[str] = set()
        self._read = 0
        self._lines: dict[int, str] = {}

    @property
    def rows(self) -> list[str]:
        """The picture, row by row; only what has changed is put together anew."""
        screen = self.screen
        for number in screen.dirty:
            cells = screen.buffer[number]
            self._lines[number] = "".join(cells[x].data for x in range(screen.columns))
        screen.dirty.clear()
        return [self._lines.get(number, " " * screen.columns) for number in range(screen.lines)]

    @property
    def words(self) -> set[str]:
        """The words of all pictures, and those of all that was sent."""
        sent = self.written[max(0, self._read - _OVERLAP) :]
        self._read = len(self.written)
        self._words |= words_in(_OTHER_CODES.sub(" ", _PAINT.sub("", sent)))
        return {*self._words}

    def _show(self, fresh: str) -> None:
        super()._show(fresh)
        changed = {*self.screen.dirty}
        rows = self.rows
        for number in changed:
            if number < len(rows):
                self._words |= words_in(rows[number])


@contextmanager
def visit(
    folder: Path, port: int, name: str, *words: str, size: tuple[int, int] = SMALL, **environ: str
) -> Iterator[Watched]:
    """Let somebody come to a host with a terminal, for the first time or again."""
    columns, rows = size
    arguments = [
        *("-F", "/dev/null", "-t", "-p", str(port), "-i", str(client_key(folder, name))),
        *("-o", "IdentitiesOnly=yes", "-o", "StrictHostKeyChecking=no"),
        *("-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR"),
        *("-o", "SendEnv=LANG LC_* NO_COLOR COLORTERM"),
        *(f"{name}@{HERE}", *words),
    ]
    usual = {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "PATH": os.environ["PATH"]}
    child = pexpect.spawn(
        OPENSSH,
        arguments,
        dimensions=(rows, columns),
        encoding="utf-8",
        codec_errors="replace",
        env={**usual, **environ},
        timeout=PATIENCE,
    )
    child.delaybeforesend = None
    terminal = Watched(child, size)
    try:
        known = folder / f"{name}.known"
        if not known.exists():
            terminal.until(lambda: any(one in terminal.text for one in (NAME, "appeller")))
            terminal.press(f"{name}\r")
            known.touch()
        yield terminal
    finally:
        child.close(force=True)


@contextmanager
def a_host(folder: Path, *limits: str) -> Iterator[SshHost]:
    """Run a host for a while, with limits that tests on one machine do not meet."""
    with a_usual_host(folder, *WIDE, *limits) as host:
        yield host


@contextmanager
def a_usual_host(folder: Path, *limits: str) -> Iterator[SshHost]:
    """Run a host for a while, with the usual limits but those that are named."""
    named = [word for limit in limits for word in ("--limit", limit)]
    log = (folder / "host.log").open("wb")
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "edenia_tui", "host", "--port", "0"),
            *("--data", str(folder / "data"), *named),
        ],
        stdout=subprocess.PIPE,
        stderr=log,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        told = b""
        while b"Ctrl-C" not in told:
            line = process.stdout.readline()
            assert line, (folder / "host.log").read_text("utf-8")
            told += line
        port: Final = int(told.decode().split("port ")[1].split(".")[0])
        yield SshHost(folder, process, port)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        log.close()
        if process.stdout is not None:
            process.stdout.close()

"""A host in a process of its own, and the real client in real terminals."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pexpect

from tests.host.lines.hosts import WIDE
from tests.host.ssh.doors import HERE, OPENSSH, client_key
from tests.tui.terminals import PATIENCE, SMALL, Terminal

NAME, NAMED = "What shall others call you", "You are"


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

    def end(self, *terminals: Terminal) -> int:
        """End it while terminals read on, as they do on a desk; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        for terminal in terminals:
            terminal.until_end()
        return self.process.wait(PATIENCE)

    @contextmanager
    def visit(
        self, name: str, *words: str, size: tuple[int, int] = SMALL, **environ: str
    ) -> Iterator[Terminal]:
        """Let somebody come with a terminal, for the first time or again."""
        columns, rows = size
        key = client_key(self.folder, name)
        arguments = [
            *("-F", "/dev/null", "-t", "-p", str(self.port), "-i", str(key)),
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
        terminal = Terminal(child, size)
        try:
            known = self.folder / f"{name}.known"
            if not known.exists():
                terminal.until(lambda: any(one in terminal.text for one in (NAME, "appeller")))
                terminal.press(f"{name}\r")
                known.touch()
            yield terminal
        finally:
            child.close(force=True)


@contextmanager
def a_host(folder: Path, *limits: str) -> Iterator[SshHost]:
    """Run a host for a while."""
    named = [word for limit in (*WIDE, *limits) for word in ("--limit", limit)]
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

"""A real PostgreSQL for tests: a cluster of its own, begun when the first test wants it."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import asyncpg

_FOLDERS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
_NOBODY: Final = ("postgres", "nobody")
"""Who runs it where the tests are run by root: it refuses root."""
_SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}
_AT_LAST: Final = 60.0


def binaries() -> Path | None:
    """Find the programs of PostgreSQL; None where it is not installed."""
    on_path = shutil.which("initdb")
    folders = [*reversed(_FOLDERS), *([] if on_path is None else [Path(on_path).parent])]
    return next((one for one in folders if (one / "initdb").exists()), None)


def why_not() -> str:
    """Say why there can be none here; empty where there can."""
    return "" if binaries() is not None else "PostgreSQL is not installed: no initdb was found"


class Cluster:
    """A server with its folder; it can be killed and started again."""

    def __init__(self, *, is_safe: bool = False) -> None:
        """Make the folder and start.

        Args:
            is_safe: whether it waits for the disk, as it does for people; else it is quicker.
        """
        found = binaries()
        assert found is not None
        self._bin = found
        self._user = next(map(_known, _NOBODY)) if os.geteuid() == 0 else None
        self.folder = Path(mkdtemp(prefix="edenia-pg-"))
        self.port = free_port()
        if self._user is not None:
            os.chown(self.folder, *self._user)
        self._call(
            "initdb", "-D", "data", "-U", "edenia", "-A", "trust", "-E", "UTF8", "--locale=C"
        )
        settings = dict(_SETTINGS) | {"port": str(self.port)}
        settings["unix_socket_directories"] = str(self.folder)
        if not is_safe:
            settings |= {"fsync": "off", "synchronous_commit": "off"}
        with (self.folder / "data" / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"postgresql://edenia@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._process = subprocess.Popen(
            [str(self._bin / "postgres"), "-D", "data"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            **self._as_nobody(),
        )
        end = time.monotonic() + _AT_LAST
        while True:
            try:
                self.ask("SELECT 1")
            except (OSError, asyncpg.PostgresError):
                assert self._process.poll() is None, "PostgreSQL does not start"
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.05)
            else:
                return

    def stop(self, how: int = signal.SIGINT) -> None:
        """End it, or with SIGKILL let it and all its processes be gone at once."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            children = _children(process.pid) if how == signal.SIGKILL else []
            process.send_signal(how)
            for child in children:
                os.kill(child, how)
        process.wait(_AT_LAST)

    def clear(self) -> None:
        """Remove what a test left."""
        self.ask("DROP SCHEMA IF EXISTS edenia CASCADE")

    def ask(self, statement: str) -> list[tuple[object, ...]]:
        """Ask it something, whatever loop runs here; the rows."""
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, _ask(self.url, statement)).result()

    def remove(self) -> None:
        """End it and remove its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _call(self, program: str, *words: str) -> None:
        command = [str(self._bin / program), *words]
        subprocess.run(command, check=True, capture_output=True, **self._as_nobody())

    def _as_nobody(self) -> dict[str, Any]:
        who = {} if self._user is None else {"user": self._user[0], "group": self._user[1]}
        return {"cwd": self.folder, **({**who, "extra_groups": []} if who else {})}


async def _ask(url: str, statement: str) -> list[tuple[object, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()


def free_port() -> int:
    """Find a port on which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _children(process: int) -> list[int]:
    told = Path(f"/proc/{process}/task/{process}/children")
    return [int(word) for word in told.read_text("ascii").split()]


def _known(name: str) -> tuple[int, int]:
    found = pwd.getpwnam(name)
    return found.pw_uid, found.pw_gid


class _Shared:
    """The cluster that the tests of this process share."""

    cluster: Cluster | None = None


def shared_cluster() -> Cluster:
    """Give the cluster that all tests of this process use one after the other, empty."""
    if _Shared.cluster is None:
        _Shared.cluster = Cluster()
    _Shared.cluster.clear()
    return _Shared.cluster


def remove_shared() -> None:
    """Remove it, if there is one."""
    if _Shared.cluster is not None:
        _Shared.cluster.remove()
        _Shared.cluster = None

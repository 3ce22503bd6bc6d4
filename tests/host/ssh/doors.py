"""A door on this machine, with clients to knock at it."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncssh

from edenia_tui.host.hub.clock import RealClock
from edenia_tui.host.limits import USUAL, Limits
from edenia_tui.host.ssh.channel import Begin, Channel
from edenia_tui.host.ssh.door import Caller, Door
from edenia_tui.host.ssh.guard import Guard
from edenia_tui.host.ssh.host_key import host_key
from edenia_tui.host.ssh.listening import listen
from edenia_tui.host.visits.wire import Wire

HERE: Final = "127.0.0.1"
OPENSSH: Final = "/usr/bin/ssh"


class Knocked:
    """What came through a door."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self.callers: list[Caller] = []
        self.wires: list[Wire] = []
        self.heard = bytearray()
        self.banned: set[str] = set()
        self.port = 0

    async def tell(self, wire: Wire, caller: Caller) -> int:
        """Tell a visitor who they are, hear them to the end, and let them go."""
        self.callers.append(caller)
        self.wires.append(wire)
        wire.write(f"you are {caller.fingerprint or 'a guest'}\r\n".encode())
        ended = asyncio.Event()

        def hear(data: bytes) -> None:
            self.heard.extend(data)
            if not data:
                ended.set()

        wire.hear(hear)
        await ended.wait()
        return 7


@asynccontextmanager
async def a_door(
    folder: Path, limits: Limits = USUAL, begin: Begin | None = None
) -> AsyncIterator[Knocked]:
    """Open a door for a while."""
    knocked, clock = Knocked(), RealClock()
    guard = Guard(limits, clock)

    def admit(caller: Caller) -> Any:
        return Channel(caller, limits, clock, begin or knocked.tell)

    def is_banned(caller: Caller) -> bool:
        return bool(knocked.banned & set(caller))

    def door(_: str) -> Door:
        return Door(guard, admit, is_banned)

    acceptor = await listen(HERE, 0, host_key(folder), limits, door)
    knocked.port = acceptor.get_port()
    try:
        yield knocked
    finally:
        acceptor.close()
        await acceptor.wait_closed()


def client_key(folder: Path, name: str) -> Path:
    """Make a key for a client."""
    path = folder / name
    if not path.exists():
        key = asyncssh.generate_private_key("ssh-ed25519")
        key.write_private_key(path)
        path.chmod(0o600)
        key.write_public_key(path.with_suffix(".pub"))
    return path


def fingerprint(path: Path) -> str:
    """Tell by what a key is known."""
    return asyncssh.read_private_key(path).get_fingerprint()


def command(
    port: int, *words: str, key: Path | None = None, options: tuple[str, ...] = ()
) -> list[str]:
    """Write a command for the real client, which looks at nothing of this machine's user."""
    identity = ("-i", str(key)) if key else ("-o", "PubkeyAuthentication=no")
    return [
        *(OPENSSH, "-F", "/dev/null", "-p", str(port), *identity),
        *("-o", "IdentitiesOnly=yes", "-o", "StrictHostKeyChecking=no"),
        *("-o", "UserKnownHostsFile=/dev/null", "-o", "LogLevel=ERROR", "-o", "BatchMode=no"),
        *options,
        *(f"anna@{HERE}", *words),
    ]


async def ssh(arguments: list[str], typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the real client to its end, and not for ever."""
    process = await asyncio.create_subprocess_exec(
        *arguments,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(30):
            out, err = await process.communicate(typed)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return subprocess.CompletedProcess(arguments, process.returncode or 0, out, err)

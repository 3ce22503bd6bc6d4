"""What somebody does who means harm, for ever: `python -m tests.host.ssh.attacks NAME PORT CODE`."""

import asyncio
import itertools
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncssh

from tests.host.ssh.doors import HERE

ELSEWHERE: Final = "127.0.0.2"
"""From where it comes: what is counted by address is not counted for others."""
_HARMFUL: Final = "\u202e\x1b[31m\x1b]0;x\x07[bold]\u2066\x9b2J"
_PAUSE: Final = 0.002
_NAMES: Final = 20
"""More than a host listens to."""

Process = asyncssh.SSHClientProcess[bytes]


async def _connect(port: int) -> asyncssh.SSHClientConnection:
    return await asyncssh.connect(
        HERE,
        port,
        local_addr=(ELSEWHERE, 0),
        username="mallory",
        known_hosts=None,
        client_keys=[_KEY],
        config=None,
        agent_path=None,
    )


_KEY: Final = asyncssh.generate_private_key("ssh-ed25519")


async def _screen(port: int, code: str, size: tuple[int, int] = (120, 40)) -> Process:
    """Come to the screen of a table to look on."""
    connection = await _connect(port)
    process: Process = await connection.create_process(
        f"watch {code}", term_type="xterm-256color", term_size=size, encoding=None
    )
    process.stdin.write(b"Mallory\r")
    await _until(process, b"\x1b[?1049h")
    return process


async def _lines(port: int, command: str = "line") -> Process:
    """Come to the lobby by lines."""
    process: Process = await (await _connect(port)).create_process(command, encoding=None)
    process.stdin.write(b"Mallory\n")
    await _until(process, b"Mallory")
    return process


async def _until(process: Process, wanted: bytes) -> None:
    read = b""
    while wanted not in read:
        part = await process.stdout.read(4096)
        assert part, read
        read += part


async def _listen(process: Process) -> None:
    while await process.stdout.read(65536):
        pass


async def _type(process: Process, typed: Callable[[int], bytes], *, listens: bool = True) -> None:
    """Type for ever."""
    listening = asyncio.ensure_future(_listen(process)) if listens else None
    for number in itertools.count():
        process.stdin.write(typed(number))
        await process.stdin.drain()
        await asyncio.sleep(_PAUSE)
        _done()
    del listening


async def keys(port: int, code: str) -> None:
    """Press keys as fast as they are taken."""
    await _type(await _screen(port, code), lambda n: (b"\x1b[B", b"+", b"-", b"o", b"\x1b")[n % 5])


async def resizes(port: int, code: str) -> None:
    """Drag a window about."""
    process = await _screen(port, code)
    listening = asyncio.ensure_future(_listen(process))
    for number in itertools.count():
        process.change_terminal_size(80 + number % 200, 24 + number % 90)
        await asyncio.sleep(_PAUSE)
        _done()
    del listening


async def connections(port: int, _: str) -> None:
    """Connect and say nothing, or rubbish, or go at once."""
    for number in itertools.count():
        await _knock(
            port, (b"", b"GET / HTTP/1.1\r\n\r\n", b"SSH-2.0-x\r\n" + bytes(999))[number % 3]
        )


async def bytes_(port: int, _: str) -> None:
    """Send lines that never end."""
    await _type(await _lines(port), lambda n: bytes([n % 256]) * 1000)


async def windows(port: int, code: str) -> None:
    """Come with windows of impossible sizes."""
    for number in itertools.count():
        with suppress(asyncssh.Error, OSError, AssertionError):
            process = await _screen(port, code, ((2**31 - 1, 2**31 - 1), (0, 0))[number % 2])
            process.change_terminal_size(10**6, 10**6)
            process.close()
        _done()
        await asyncio.sleep(_PAUSE)


async def authentications(port: int, _: str) -> None:
    """Log in and out again and again."""
    while True:
        with suppress(asyncssh.Error, OSError):
            (await _connect(port)).abort()
        _done()
        await asyncio.sleep(_PAUSE)


async def half_open(port: int, _: str) -> None:
    """Begin to log in on many connections and never go on."""
    opened = []
    for number in itertools.count():
        with suppress(OSError):
            opened.append(await _open(port))
            opened[-1][1].write(b"SSH-2.0-OpenSSH_9\r\n")
        if number % 50 == 0:
            for one in opened:
                one[1].close()
            opened.clear()
        _done()
        await asyncio.sleep(_PAUSE)


async def chat(port: int, code: str) -> None:
    """Talk without end at a table, in letters that steer terminals."""
    process = await _lines(port, f"line watch {code}")
    await _type(process, lambda n: f"say {_HARMFUL} {n}\n".encode())


async def codes(port: int, _: str) -> None:
    """Guess the codes of tables."""
    await _type(await _lines(port), lambda n: f"join {n:08}\n".encode())


async def slow_reader(port: int, code: str) -> None:
    """Ask for frames and read none."""
    await _type(await _screen(port, code), lambda n: (b"+", b"-")[n % 2], listens=False)


async def refused(port: int, _: str) -> None:
    """Ask for files, shells, forwarding and more channels."""
    connection = await _connect(port)
    process: Process = await connection.create_process("line", encoding=None)
    listening = asyncio.ensure_future(_listen(process))
    wishes: tuple[Callable[[], Awaitable[Any]], ...] = (
        connection.start_sftp_client,
        lambda: connection.run("sh"),
        lambda: connection.open_connection(HERE, 22),
        lambda: connection.start_server(lambda *_: None, "", 0),
        lambda: connection.create_process("scp -t /"),
    )
    for wish in itertools.cycle(wishes):
        with suppress(asyncssh.Error, asyncssh.ChannelListenError, OSError):
            await wish()
        _done()
        await asyncio.sleep(_PAUSE)
    del listening


async def names(port: int, _: str) -> None:
    """Give names that are none, and come again when nobody listens to them any more."""
    for number in itertools.count():
        with suppress(asyncssh.Error, OSError):
            async with await _connect(port) as connection:
                process: Process = await connection.create_process("line", encoding=None)
                process.stdin.write(f"{_HARMFUL}{number}\n".encode() * _NAMES)
                await process.wait_closed()
        await asyncio.sleep(_PAUSE)
        _done()


async def _open(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(HERE, port, local_addr=(ELSEWHERE, 0))


async def _knock(port: int, said: bytes) -> None:
    with suppress(OSError):
        _, writer = await _open(port)
        writer.write(said)
        await asyncio.sleep(_PAUSE)
        writer.close()
    _done()


def _done() -> None:
    os.write(1, b".")


ATTACKS: Final[dict[str, Callable[[int, str], Awaitable[None]]]] = {
    attack.__name__.rstrip("_"): attack
    for attack in (
        *(keys, resizes, connections, bytes_, windows, authentications, half_open),
        *(chat, codes, slow_reader, refused, names),
    )
}
"""All attacks; the first ones are the sample."""


async def _main(name: str, port: int, code: str) -> None:
    """Attack; whoever is shown the door comes again."""
    while True:
        with suppress(asyncssh.Error, OSError, AssertionError):
            await ATTACKS[name](port, code)
        await asyncio.sleep(0.1)


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(_main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))

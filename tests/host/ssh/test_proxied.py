"""A balancer in front of the port: it is believed, nobody else is, and SSH begins after what it said."""

import asyncio
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from edenia_tui.host.ssh.proxied import BadHeader, read_header
from tests.host.lines.hosts import a_party
from tests.postgres import free_port

_SIGNATURE = b"\r\n\r\n\x00\r\nQUIT\n"
_PORTS = b"\x04\xd2\x08\xae"
_AFTER = b"SSH-2.0-client"

HEADERS = {
    "words": (b"PROXY TCP4 203.0.113.7 10.0.0.1 1234 2222\r\n", "203.0.113.7"),
    "words-6": (b"PROXY TCP6 2001:db8::7 2001:db8::1 1234 2222\r\n", "2001:db8::7"),
    "unknown": (b"PROXY UNKNOWN\r\n", ""),
    "bytes": (
        _SIGNATURE + b"\x21\x11\x00\x0c" + bytes([203, 0, 113, 7, 10, 0, 0, 1]) + _PORTS,
        "203.0.113.7",
    ),
    "bytes-and-more": (
        _SIGNATURE + b"\x21\x11\x00\x0f" + bytes([203, 0, 113, 7, 10, 0, 0, 1]) + _PORTS + b"xyz",
        "203.0.113.7",
    ),
    "own": (_SIGNATURE + b"\x20\x00\x00\x00", ""),
}


def read(sent: bytes) -> tuple[str, bytes]:
    """Send something from a balancer; what it said, and what is left."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(sent)
        theirs.shutdown(socket.SHUT_WR)
        ours.settimeout(0)
        found = asyncio.run(read_header(ours))
        ours.settimeout(1)
        return found, ours.recv(100)


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_says_where_a_connection_comes_from(name: str) -> None:
    """It is read in both forms, and not a byte of what follows."""
    header, address = HEADERS[name]
    assert read(header + _AFTER) == (address, _AFTER)


@pytest.mark.parametrize(
    "sent",
    [
        *(b"", b"SSH-2.0-client\r\n", b"PROXY", b"PROXY TCP4 you me 1 2\r\n", b"PROXY TCP4\r\n"),
        *(b"PROXY " + b"x" * 200, _SIGNATURE, _SIGNATURE + b"\x21\x11\x00\x02ab", b"\r\n\r\n" * 9),
    ],
)
def test_anything_else_is_no_header(sent: bytes) -> None:
    """Whoever sends it is not let in."""
    with pytest.raises(BadHeader):
        read(sent)


_CONFIG = """
defaults
    mode tcp
    timeout connect 5s
    timeout client 60s
    timeout server 60s
listen edenia
    bind 127.0.0.1:{front}
    server one 127.0.0.1:{back} send-proxy-v2
"""


@pytest.mark.skipif(shutil.which("haproxy") is None, reason="HAProxy is not installed")
def test_the_real_client_through_a_real_balancer(tmp_path: Path) -> None:
    """Who comes is known by their own address, whether they come by the balancer or not."""

    async def run() -> None:
        options = ("--proxy-from", "127.0.0.1/32")
        async with a_party(tmp_path, options=options) as party:
            front, host = free_port(), party.host
            config = tmp_path / "haproxy.cfg"
            config.write_text(_CONFIG.format(front=front, back=host.port))
            command = [str(shutil.which("haproxy")), "-db", "-f", str(config)]
            balancer = await asyncio.create_subprocess_exec(*command, stderr=subprocess.DEVNULL)
            try:
                back, host.port = host.port, front
                await until_open(front)
                host.bind = "127.0.0.2"
                anna = await party.comes("Anna")
                await anna.says("quit", "Goodbye")
                host.port, host.bind = back, "127.0.0.3"
                ben = await party.comes("Ben")
                await ben.says("quit", "Goodbye")
            finally:
                balancer.terminate()
                await balancer.wait()
            came = [line for line in host.log.splitlines() if '"came"' in line]
            assert ["127.0.0.2" in came[0], "127.0.0.3" in came[1]] == [True, True]

    asyncio.run(run())


async def until_open(port: int) -> None:
    """Wait until somebody listens on a port."""
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return

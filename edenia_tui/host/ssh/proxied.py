"""The port behind a balancer, which says in front of every connection where it comes from.

Rule of the file: only a balancer is believed, and only before the first byte of SSH; whoever comes from
elsewhere is who they are.
"""

import asyncio
import socket
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

Network = IPv4Network | IPv6Network
Serve = Callable[[socket.socket, str], Coroutine[Any, Any, None]]
"""Looks after a connection that came from an address."""
_TOLD: Final = 5.0
"""Seconds in which a balancer has to say where a connection comes from."""
_LONGEST: Final = 107
"""Bytes of the longest header in words, its end included."""
_SIGNATURE: Final = b"\r\n\r\n\x00\r\nQUIT\n"
_WORDS: Final = b"PROXY "
_PROXIED: Final = 0x21
_FAMILIES: Final = {1: 4, 2: 16}
"""How long an address is, by the kind that stands in front of it."""
_BACKLOG: Final = 128


class BadHeader(Exception):
    """A balancer said something else than where a connection comes from."""


def read_networks(texts: Sequence[str]) -> tuple[Network, ...]:
    """Understand from where a balancer comes; ValueError where it is no network."""
    return tuple(ip_network(text, strict=False) for text in texts)


class ProxiedPort:
    """Accepts connections, and asks balancers whose they are."""

    def __init__(
        self, listening: socket.socket, balancers: Sequence[Network], serve: Serve
    ) -> None:
        """Let connections in from now on."""
        self._listening = listening
        self._balancers = balancers
        self._serve = serve
        self._open: set[asyncio.Future[None]] = set()
        self._accepting = asyncio.ensure_future(self._accept())

    def get_port(self) -> int:
        """Tell which port it is."""
        return int(self._listening.getsockname()[1])

    def close(self) -> None:
        """Let nobody in any more."""
        self._accepting.cancel()
        self._listening.close()

    async def wait_closed(self) -> None:
        """Wait until those who are on their way in are in, or gone."""
        waiting = {self._accepting, *self._open}
        await asyncio.wait(waiting)

    async def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            with suppress(OSError):  # one that is gone already
                connection, peer = await loop.sock_accept(self._listening)
                connection.settimeout(0)
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                task = asyncio.ensure_future(self._let_in(connection, str(peer[0])))
                self._open.add(task)
                task.add_done_callback(self._open.discard)

    async def _let_in(self, connection: socket.socket, peer: str) -> None:
        try:
            address = peer
            if self._is_balancer(peer):
                async with asyncio.timeout(_TOLD):
                    address = await read_header(connection) or peer
        except (BadHeader, OSError):
            connection.close()
            return
        await self._serve(connection, address)

    def _is_balancer(self, peer: str) -> bool:
        found = ip_address(peer.partition("%")[0])
        mapped = getattr(found, "ipv4_mapped", None)
        return any((mapped or found) in one for one in self._balancers)


def listening_socket(address: str, port: int) -> socket.socket:
    """Open a port; OSError when it cannot be opened."""
    family, *_, where = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)[0]
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(where)
        opened.listen(_BACKLOG)
        opened.settimeout(0)
    except BaseException:
        opened.close()
        raise
    return opened


async def read_header(connection: socket.socket) -> str:
    """Read where a connection comes from, and not a byte more; empty for the balancer's own.

    Raises:
        BadHeader: that is not what came.
    """
    start = await _read(connection, len(_WORDS))
    if start == _WORDS:
        return await _read_words(connection)
    if start != _SIGNATURE[: len(_WORDS)]:
        raise BadHeader
    rest = await _read(connection, len(_SIGNATURE) - len(_WORDS) + 4)
    if not rest.startswith(_SIGNATURE[len(_WORDS) :]):
        raise BadHeader
    command, kind, length = rest[-4], rest[-3] >> 4, int.from_bytes(rest[-2:])
    told = await _read(connection, length)
    if command != _PROXIED or kind not in _FAMILIES:
        return ""
    if len(told) < 2 * _FAMILIES[kind]:
        raise BadHeader
    return str(ip_address(told[: _FAMILIES[kind]]))


async def _read_words(connection: socket.socket) -> str:
    line = b""
    while not line.endswith(b"\r\n"):
        if len(line) >= _LONGEST - len(_WORDS):
            raise BadHeader
        line += await _read(connection, 1)
    match line.decode("ascii", "replace").split():
        case ["UNKNOWN", *_]:
            return ""
        case ["TCP4" | "TCP6", source, _, _, _]:
            try:
                return str(ip_address(source))
            except ValueError:
                raise BadHeader from None
        case _:
            raise BadHeader


async def _read(connection: socket.socket, number: int) -> bytes:
    loop, found = asyncio.get_running_loop(), b""
    while len(found) < number:
        part = await loop.sock_recv(connection, number - len(found))
        if not part:
            raise BadHeader
        found += part
    return found

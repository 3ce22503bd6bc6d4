"""The port: SSH with nothing switched on but what a visit needs."""

import socket
from collections.abc import Callable, Sequence
from typing import Any, Final

import asyncssh

from edenia_tui.host.limits import Limits
from edenia_tui.host.ssh.door import Door
from edenia_tui.host.ssh.proxied import Network, ProxiedPort, listening_socket

_WINDOW: Final = 64 * 1024
"""Bytes that a client may send before they are read."""
_VERSION: Final = "Edenia"


async def listen(  # noqa: PLR0913, PLR0917 (where, who, and how much)
    address: str,
    port: int,
    key: asyncssh.SSHKey,
    limits: Limits,
    door: Callable[[str], Door],
    balancers: Sequence[Network] = (),
) -> "asyncssh.SSHAcceptor | ProxiedPort":
    """Open the port.

    Args:
        address: which of this machine's.
        port: its number; 0 for any that is free.
        key: by which people recognise the host.
        limits: how long a login may take.
        door: gives who looks after a connection from an address; empty where the connection tells it.
        balancers: who says first where each connection comes from.

    Raises:
        OSError: it cannot be opened.
    """
    if not balancers:
        options = {**_options(key, limits), "reuse_address": True, "backlog": 128}
        return await asyncssh.create_server(lambda: door(""), address, port, **options)

    async def serve(connection: socket.socket, source: str) -> None:
        try:
            options = _options(key, limits)
            await asyncssh.run_server(connection, server_factory=lambda: door(source), **options)
        except (OSError, asyncssh.Error):
            connection.close()

    return ProxiedPort(listening_socket(address, port), balancers, serve)


def _options(key: asyncssh.SSHKey, limits: Limits) -> dict[str, Any]:
    return {
        "server_host_keys": [key],
        "server_version": _VERSION,
        "encoding": None,
        "line_editor": False,
        "window": _WINDOW,
        "login_timeout": limits.login_seconds,
        "keepalive_interval": limits.keepalive_seconds,
        "keepalive_count_max": limits.keepalives,
        "allow_scp": False,
        "agent_forwarding": False,
        "x11_forwarding": False,
        "compression_algs": None,
        "gss_host": None,
        "host_based_auth": False,
        "password_auth": False,
    }

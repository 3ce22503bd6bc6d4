"""The port: SSH with nothing switched on but what a visit needs."""

from collections.abc import Callable
from typing import Final

import asyncssh

from edenia_tui.host.limits import Limits
from edenia_tui.host.ssh.door import Door

_WINDOW: Final = 64 * 1024
"""Bytes that a client may send before they are read."""
_VERSION: Final = "Edenia"


async def listen(
    address: str, port: int, key: asyncssh.SSHKey, limits: Limits, door: Callable[[], Door]
) -> asyncssh.SSHAcceptor:
    """Open the port.

    Raises:
        OSError: it cannot be opened.
    """
    return await asyncssh.create_server(
        door,
        address,
        port,
        server_host_keys=[key],
        server_version=_VERSION,
        encoding=None,
        line_editor=False,
        window=_WINDOW,
        login_timeout=limits.login_seconds,
        keepalive_interval=limits.keepalive_seconds,
        keepalive_count_max=limits.keepalives,
        allow_scp=False,
        agent_forwarding=False,
        x11_forwarding=False,
        compression_algs=None,
        gss_host=None,
        host_based_auth=False,
        password_auth=False,
        reuse_address=True,
        backlog=128,
    )

"""The key by which people recognise the host: made once, never again by itself."""

import os
from pathlib import Path
from typing import Final

import asyncssh

FILE: Final = "host_key"
"""What it is called in the folder of the host."""
_OPEN_TO_OTHERS: Final = 0o077


class BadHostKey(Exception):
    """There is a key that cannot be used; another one would look like another host to everybody."""


def host_key(folder: Path) -> asyncssh.SSHKey:
    """Give the key of a host; where there is none, make it.

    Raises:
        BadHostKey: it is broken, or others may read it.
        OSError: it cannot be read or written.
    """
    path = folder / FILE
    if not path.exists():
        _write(path, asyncssh.generate_private_key("ssh-ed25519"))
    if path.stat().st_mode & _OPEN_TO_OTHERS:
        raise BadHostKey(f"{path}: others may read it; chmod 600 {path}")
    try:
        return asyncssh.read_private_key(path)
    except asyncssh.KeyImportError as error:
        raise BadHostKey(f"{path}: {error}") from None


def _write(path: Path, key: asyncssh.SSHKey) -> None:
    """Write a key that nobody else can read at any moment, whole or not at all."""
    fresh = path.with_name(f"{FILE}.{os.getpid()}")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(key.export_private_key())
            file.flush()
            os.fsync(file.fileno())
        os.link(fresh, path)
    finally:
        fresh.unlink()

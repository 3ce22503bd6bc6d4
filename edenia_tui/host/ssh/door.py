"""One SSH connection, from the first packet to the last: who it is, and one channel for a visit.

Rule of the file: everything that is not allowed here is refused: forwarding of every kind, files, a
second channel, passwords.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import asyncssh

from edenia_tui.host.ssh.guard import Guard, counted_address
from edenia_tui.host.ssh.proof import Proof

_USER_LETTERS: Final = 64


class Caller(NamedTuple):
    """Whoever has logged in, as far as SSH knows them."""

    user: str
    """What the client calls them; nobody checked that."""
    fingerprint: str
    """The key that they have proven; empty without one."""
    address: str
    """Where they come from, as limits count it."""


Admit = Callable[[Caller], "asyncssh.SSHServerSession[bytes] | None"]
"""Begins a visit; None when there is no room."""
IsBanned = Callable[[Caller], bool]


def _peer(conn: asyncssh.SSHServerConnection) -> Any:
    return conn.get_extra_info("peername") or ("unknown",)


class Door(asyncssh.SSHServer):
    """Looks after one connection."""

    def __init__(self, guard: Guard, admit: Admit, is_banned: IsBanned, address: str = "") -> None:
        """Wait for a connection.

        Args:
            guard: counts connections.
            admit: begins a visit on its one channel.
            is_banned: tells whether somebody may not come in.
            address: where they come from, as a balancer says; else whoever is at the other end.
        """
        self._guard = guard
        self._admit = admit
        self._is_banned = is_banned
        self._proof = Proof()
        self._connection: asyncssh.SSHServerConnection | None = None
        self._user = ""
        self._told_address = address
        self._address = ""
        self._is_counted = False
        self._has_channel = False

    # The connection.

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Let it in, if there is room."""
        self._connection = conn
        peer = (self._told_address,) if self._told_address else _peer(conn)
        self._address = counted_address(str(peer[0]))
        self._is_counted = self._guard.connects(self._address)
        if not self._is_counted or self._is_banned(self._caller):
            conn.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        del exc
        if self._is_counted:
            self._is_counted = False
            self._guard.left(self._address)

    @property
    def _caller(self) -> Caller:
        return Caller(self._user, self._proof.fingerprint, self._address)

    # Logging in: any key will do, if it is proven; without one somebody is a guest.

    def begin_auth(self, username: str) -> bool:
        """Ask everybody to log in: a client that need not would show no key."""
        self._user = username[:_USER_LETTERS]
        self._proof.try_otherwise()
        return True

    def public_key_auth_supported(self) -> bool:
        """Take keys."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Take any key; whether it is also signed with is found out elsewhere, before completion."""
        del username
        if not self._guard.authenticates(self._address):
            self._proof.try_otherwise()
            return False
        self._proof.offer(key.get_fingerprint())
        return True

    def password_auth_supported(self) -> bool:
        """Take no passwords: nobody should type one here."""
        return False

    def kbdint_auth_supported(self) -> bool:
        """Let those in who have no key, as guests."""
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:
        """Ask nothing; a key that was only offered before does not count."""
        del username, lang, submethods
        self._proof.try_otherwise()
        return self._guard.authenticates(self._address) and ("", "", "", [])

    def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        """Take the empty answer to no question."""
        del username
        self._proof.try_otherwise()
        return not responses

    def auth_completed(self) -> None:
        """Bind the connection to whoever has proven to be there."""
        self._proof.complete()
        if self._is_banned(self._caller) and self._connection is not None:
            self._connection.abort()

    # What may be asked for.

    def session_requested(self) -> Any:
        """Begin a visit on the first channel; there is no second."""
        if self._has_channel or not self._proof.is_complete:
            return False
        visit = self._admit(self._caller)
        self._has_channel = visit is not None
        return visit or False

    def connection_requested(self, *_: Any) -> Any:
        """Forward nothing."""
        return False

    def server_requested(self, *_: Any) -> Any:
        """Listen for nobody."""
        return False

    def unix_connection_requested(self, *_: Any) -> Any:
        """Forward nothing."""
        return False

    def unix_server_requested(self, *_: Any) -> Any:
        """Listen for nobody."""
        return False

    def tun_requested(self, *_: Any) -> Any:
        """Forward nothing."""
        return False

    def tap_requested(self, *_: Any) -> Any:
        """Forward nothing."""
        return False

"""The door: proven keys are believed, offered ones are not, and nothing but one channel is given."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from msgspec.structs import replace

from edenia_tui.host.hub.allowance import Rate
from edenia_tui.host.limits import USUAL, Limits
from edenia_tui.host.ssh.guard import Guard, counted_address
from edenia_tui.host.ssh.host_key import FILE, BadHostKey, host_key
from edenia_tui.host.ssh.proof import Proof
from tests.host.hub.company import SetClock
from tests.host.ssh.doors import (
    HERE,
    Knocked,
    a_door,
    client_key,
    command,
    fingerprint,
    ssh,
)


def at_the_door(
    folder: Path, knock: Callable[[Knocked], Awaitable[None]], limits: Limits = USUAL
) -> None:
    """Knock at a door once."""

    async def run() -> None:
        async with asyncio.timeout(60), a_door(folder, limits) as knocked:
            await knock(knocked)

    asyncio.run(run())


def test_a_key_that_is_only_offered_proves_nothing() -> None:
    """Whatever was offered before, the way that completed the login decides."""
    probed = Proof()
    probed.offer("victim")
    assert not probed.is_complete
    probed.try_otherwise()
    probed.complete()
    assert (probed.fingerprint, probed.is_complete) == ("", True)
    probed.offer("victim")
    probed.complete()
    assert probed.fingerprint == ""
    proven = Proof()
    proven.offer("other")
    proven.offer("mine")
    proven.complete()
    assert proven.fingerprint == "mine"


def test_the_real_client_with_a_key_and_without(tmp_path: Path) -> None:
    """Any key is taken and is who one is; without one somebody is a guest; exit codes arrive."""

    async def knock(knocked: Knocked) -> None:
        key = client_key(tmp_path, "mine")
        known = await ssh(command(knocked.port, key=key), b"hello")
        assert known.stdout == f"you are {fingerprint(key)}\r\n".encode()
        assert known.returncode == 7
        guest = await ssh(command(knocked.port), b" there")
        assert guest.stdout == b"you are a guest\r\n"
        assert [caller.user for caller in knocked.callers] == ["anna", "anna"]
        assert bytes(knocked.heard) == b"hello there"

    at_the_door(tmp_path, knock)


class Impostor(asyncssh.SSHClient):
    """Offers somebody's public key without being able to sign, then logs in as a guest."""

    def __init__(self, public: asyncssh.SSHKey) -> None:
        """Know a public key."""
        self._public = public
        self.has_offered = False

    def public_key_auth_requested(self) -> Any:
        """Offer it once."""
        if self.has_offered:
            return None
        self.has_offered = True
        return self._public

    def kbdint_auth_requested(self) -> str:
        """Go on without a key."""
        return ""

    def kbdint_challenge_received(self, *_: Any) -> list[str]:
        """Answer nothing to nothing."""
        return []


class _Unable(asyncssh.SSHKeyPair):
    """A public key for which one has no private one."""

    def __init__(self, key: asyncssh.SSHKey) -> None:
        """Take a public key."""
        algorithm = b"ssh-ed25519"
        super().__init__(algorithm, algorithm, [algorithm], [algorithm], key.public_data, None)

    def sign(self, data: bytes) -> bytes:
        """Sign wrongly."""
        del data
        return asyncssh.packet.String(b"ssh-ed25519") + asyncssh.packet.String(bytes(64))


def test_nobody_becomes_somebody_by_offering_their_key(tmp_path: Path) -> None:
    """An impostor who offers a victim's public key, signs it wrongly and goes on is a guest."""

    async def knock(knocked: Knocked) -> None:
        victim = asyncssh.read_private_key(client_key(tmp_path, "victim"))
        impostor = Impostor(_Unable(victim))  # type: ignore[arg-type]
        connection, _ = await asyncssh.create_connection(
            lambda: impostor, HERE, knocked.port, known_hosts=None, client_keys=[], config=None
        )
        async with connection:
            process = await connection.create_process(encoding=None)
            assert await process.stdout.readline() == b"you are a guest\r\n"
        assert impostor.has_offered
        assert [caller.fingerprint for caller in knocked.callers] == [""]

    at_the_door(tmp_path, knock)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("-s",), ("sftp",)),
        (("-s",), ("netconf",)),
    ],
)
def test_subsystems_are_refused(
    tmp_path: Path, options: tuple[str, ...], words: tuple[str, ...]
) -> None:
    """No files are served."""

    async def knock(knocked: Knocked) -> None:
        done = await ssh(command(knocked.port, *words, options=options))
        assert done.returncode != 7
        assert b"subsystem request failed" in done.stderr
        assert knocked.callers == []

    at_the_door(tmp_path, knock)


def test_forwarding_and_a_second_channel_are_refused(tmp_path: Path) -> None:
    """Ports, sockets, listening, agents, X11: nothing goes through; the first channel goes on."""

    async def knock(knocked: Knocked) -> None:
        connection = await asyncssh.connect(
            HERE,
            knocked.port,
            username="eve",
            known_hosts=None,
            client_keys=[],
            config=None,
            preferred_auth="keyboard-interactive",
            client_factory=lambda: Impostor(None),  # type: ignore[arg-type]
        )
        async with connection:
            first = await connection.create_process(encoding=None)
            await first.stdout.readline()
            refused: list[Awaitable[Any]] = [
                connection.create_process(encoding=None),
                connection.run("ls"),
                connection.start_sftp_client(),
                connection.open_connection(HERE, 22),
                connection.open_unix_connection("/tmp/x"),  # noqa: S108
                connection.create_tun(asyncssh.SSHTunTapSession),
            ]
            for attempt in refused:
                with pytest.raises((asyncssh.Error, OSError)):
                    await attempt
            with pytest.raises(asyncssh.ChannelListenError):
                await connection.start_server(lambda *_: None, "", 0)
            first.stdin.write(b"still here")
            first.stdin.write_eof()
            await first.wait()
            assert first.exit_status == 7
        assert bytes(knocked.heard) == b"still here"

    at_the_door(tmp_path, knock)


def test_whoever_is_banned_does_not_get_in(tmp_path: Path) -> None:
    """By key after the login, by address before it."""

    async def knock(knocked: Knocked) -> None:
        mine, other = client_key(tmp_path, "mine"), client_key(tmp_path, "other")
        knocked.banned.add(fingerprint(mine))
        assert (await ssh(command(knocked.port, key=mine))).returncode == 255
        assert (await ssh(command(knocked.port, key=other))).returncode == 7
        knocked.banned.add(HERE)
        assert (await ssh(command(knocked.port, key=other))).returncode == 255
        assert len(knocked.callers) == 1

    at_the_door(tmp_path, knock)


def test_connections_are_counted_before_anything_else(tmp_path: Path) -> None:
    """One too many is closed at once; whoever leaves makes room."""

    async def knock(knocked: Knocked) -> None:
        first, second = [await asyncio.open_connection(HERE, knocked.port) for _ in range(2)]
        for reader, _ in (first, second):
            assert (await reader.readline()).startswith(b"SSH-2.0-Edenia")
        reader, writer = await asyncio.open_connection(HERE, knocked.port)
        await reader.read()
        assert reader.at_eof()
        writer.close()
        assert not first[0].at_eof()
        for _, one in (first, second):
            one.close()
            await one.wait_closed()
        assert (await ssh(command(knocked.port))).returncode == 7

    at_the_door(tmp_path, knock, replace(USUAL, connections_per_address=2))


def test_a_guard_counts() -> None:
    """In all, by address, and how fast; attempts to log in are counted apart."""
    clock = SetClock()
    limits = replace(
        USUAL,
        connections=3,
        connections_per_address=2,
        connecting=Rate(3, 1.0),
        authentications=Rate(2, 0.1),
    )
    guard = Guard(limits, clock)
    assert [guard.connects("a") for _ in range(3)] == [True, True, False]
    assert guard.connects("b")
    assert not guard.connects("c")
    guard.left("a")
    assert guard.connections == 2
    assert guard.connects("c")
    guard.left("c")
    assert guard.connects("a")
    guard.left("a")
    assert not guard.connects("a")
    clock.pass_by(1)
    assert guard.connects("a")
    assert [guard.authenticates("a") for _ in range(3)] == [True, True, False]
    assert guard.authenticates("b")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("somewhere", "somewhere"),
    ],
)
def test_households_are_counted(address: str, counted: str) -> None:
    """An IPv6 network is one: its owner has more addresses than there are limits."""
    assert counted_address(address) == counted


def test_the_host_is_recognised_by_one_key(tmp_path: Path) -> None:
    """Made once, for nobody else's eyes; a broken or open one is not replaced."""
    first = host_key(tmp_path)
    assert host_key(tmp_path).get_fingerprint() == first.get_fingerprint()
    assert first.get_algorithm() == "ssh-ed25519"
    path = tmp_path / FILE
    assert path.stat().st_mode & 0o777 == 0o600
    assert [found.name for found in tmp_path.iterdir()] == [FILE]
    path.chmod(0o644)
    with pytest.raises(BadHostKey, match="chmod 600"):
        host_key(tmp_path)
    path.chmod(0o600)
    path.write_text("nonsense")
    with pytest.raises(BadHostKey):
        host_key(tmp_path)
    assert path.read_text() == "nonsense"

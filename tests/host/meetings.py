"""People at one host over SSH, by lines and on screens, where chance brings always the same."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Final
from unittest import mock

import asyncssh
import pyte

from edenia_tui.host.bans import Bans
from edenia_tui.host.hub import beginning, bots, opening
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.registry import Registry
from edenia_tui.host.logbook import Logbook
from edenia_tui.host.reception import Reception
from edenia_tui.host.screen.app import HostApp
from edenia_tui.host.screen.driver import WireDriver
from edenia_tui.host.visits.visiting import Visiting
from edenia_tui.line import session
from tests.host.hub.company import a_hub, until
from tests.host.screen.parlour import QUICK
from tests.host.ssh.doors import HERE, a_door, client_key

_AT_LAST: Final = 30
"""Seconds after which something that should have been said never will."""
_CODE: Final = "K7QX234"
_NEVER: Final = 3_600.0
"""Seconds that no test waits."""


@contextmanager
def fated(seed: int) -> Iterator[None]:
    """Let chance, bots and codes bring always the same, and silence never be long."""
    codes = (f"{_CODE}{number}" for number in count(2))
    with (
        mock.patch.object(beginning, "_SYSTEM", Random(seed)),
        mock.patch.object(bots, "fresh_seed", return_value=seed),
        mock.patch.object(opening, "fresh_code", side_effect=codes),
        mock.patch.object(session, "SILENCE", _NEVER),
    ):
        yield


class Guest(asyncssh.SSHClientSession[bytes]):
    """Somebody who came: what they were sent so far."""

    def __init__(self, connection: asyncssh.SSHClientConnection) -> None:
        """Begin with nothing heard."""
        self._connection = connection
        self._heard = asyncio.Event()
        self.channel: asyncssh.SSHClientChannel[bytes] | None = None

    def data_received(self, data: bytes, datatype: int | None) -> None:
        """Take what is sent."""
        del datatype
        self.take(data)
        self._heard.set()

    def take(self, data: bytes) -> None:
        """Keep what is sent."""
        raise NotImplementedError

    @property
    def text(self) -> str:
        """What is to be read now."""
        raise NotImplementedError

    def send(self, typed: str) -> None:
        """Type something."""
        assert self.channel is not None
        self.channel.write(typed.encode())

    async def until(self, *texts: str) -> None:
        """Wait until something can be read."""
        try:
            await self.when(lambda: all(text in self.text for text in texts))
        except TimeoutError:
            raise AssertionError(f"waits for {texts} in:\n{self.text}") from None

    async def when(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so of what was sent."""
        async with asyncio.timeout(_AT_LAST):
            while not is_so():
                self._heard.clear()
                await self._heard.wait()

    def hang_up(self) -> None:
        """Be gone at once."""
        self._connection.abort()


class Listener(Guest):
    """Somebody who plays by lines, down a pipe."""

    def __init__(self, connection: asyncssh.SSHClientConnection) -> None:
        """Begin with an empty sheet."""
        super().__init__(connection)
        self._sheet = b""
        self._read = 0

    def take(self, data: bytes) -> None:
        """Write it down."""
        self._sheet += data

    @property
    def text(self) -> str:
        """What was said and has not been waited for."""
        return self._sheet.decode()[self._read :]

    async def hears(self, *texts: str, is_prompt: Callable[[str], bool]) -> list[str]:
        """Wait for texts, and for a last line that is as it should be; every line since the last time."""
        await self.until(*texts)
        await self.when(lambda: self.text.endswith("\n") and is_prompt(self.text.splitlines()[-1]))
        lines = self.text.splitlines()
        self._read = len(self._sheet.decode())
        return lines


class Looker(Guest):
    """Somebody at a terminal."""

    def __init__(self, connection: asyncssh.SSHClientConnection, size: tuple[int, int]) -> None:
        """Begin with an empty picture."""
        super().__init__(connection)
        self._screen = pyte.Screen(*size)
        self._stream = pyte.ByteStream(self._screen)

    def take(self, data: bytes) -> None:
        """Show it."""
        self._stream.feed(data)

    @property
    def text(self) -> str:
        """The picture."""
        return "\n".join(row.rstrip() for row in self._screen.display)

    async def rests(self, visiting: Visiting) -> None:
        """Wait until nothing is left to be painted, and everything painted has come.

        A title that nobody is shown follows the last frame down the wire.
        """
        app = visiting._front
        assert isinstance(app, HostApp)
        await until(lambda: _is_at_rest(app))
        title = f"rest {next(_RESTS)}"
        visiting.wire.write(f"\x1b]2;{title}\x07".encode())
        await self.when(lambda: self._screen.title == title)


_RESTS: Final = count()


def _is_at_rest(app: HostApp) -> bool:
    """Tell whether an app has nothing to hear, to move, to lay out or to paint."""
    driver, screen = app._driver, app.screen
    nodes = (app, *app.walk_children(with_self=False))
    unheard = sum(node._message_queue.qsize() + len(node._next_callbacks) for node in nodes)
    is_moving = app.animator._animations or app.animator._scheduled
    is_painted = not (screen._layout_required or screen._repaint_required or screen._dirty_widgets)
    assert isinstance(driver, WireDriver)
    is_sent = not driver._written and driver._catching_up is None
    return not unheard and not is_moving and is_painted and is_sent and not screen._callbacks


class Meeting:
    """A host, and how people come to it."""

    def __init__(self, hub: Hub, folder: Path, port: int) -> None:
        """Know where it is."""
        self.hub = hub
        self._folder = folder
        self._port = port
        self._connections: list[asyncssh.SSHClientConnection] = []

    async def _connect(self, name: str, user: str) -> asyncssh.SSHClientConnection:
        connection = await asyncssh.connect(
            *(HERE, self._port),
            known_hosts=None,
            username=user,
            client_keys=[client_key(self._folder, name)],
            config=None,
            agent_path=None,
        )
        self._connections.append(connection)
        return connection

    async def listens(self, name: str, language: str) -> Listener:
        """Let somebody come by lines."""
        connection = await self._connect(name, f"line-{language}")
        guest = Listener(connection)
        guest.channel, _ = await connection.create_session(lambda: guest, encoding=None)
        return guest

    async def looks(self, name: str, language: str, *words: str, size: tuple[int, int]) -> Looker:
        """Let somebody come to the screen."""
        connection = await self._connect(name, f"screen-{language}")
        guest = Looker(connection, size)
        guest.channel, _ = await connection.create_session(
            lambda: guest,
            command=" ".join(words) or None,
            term_type="xterm-256color",
            term_size=size,
            encoding=None,
        )
        return guest

    def visit_of(self, name: str) -> Visiting:
        """Find whoever is here under a name, on their latest connection."""
        named = [one for one in self.hub.lobby.visitors if one.account.name == name]
        visiting = named[-1]
        assert isinstance(visiting, Visiting)
        return visiting

    def leave(self) -> None:
        """Let everybody go."""
        for connection in self._connections:
            connection.abort()


@asynccontextmanager
async def a_meeting(folder: Path, seed: int = 1) -> AsyncIterator[Meeting]:
    """Open a host for a while, in this process; no fault of it is overlooked."""
    noted: list[str] = []
    log = Logbook(noted.append)
    async with a_hub(folder, QUICK) as hub:
        log.hear_failures(asyncio.get_running_loop())
        bans = Bans(hub.house.store.people)
        reception = Reception(hub, Registry(hub.house), "Edenia", log, bans)
        async with a_door(folder, QUICK, reception.receive) as door:
            meeting = Meeting(hub, folder, door.port)
            try:
                with fated(seed):
                    yield meeting
            finally:
                meeting.leave()
                await reception.settled()
    assert not [line for line in noted if "failure" in line], noted

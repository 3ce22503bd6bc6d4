"""A host in a process of its own, and people who come with the real client and read lines."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.host.ssh.doors import HERE, OPENSSH, client_key

AT_LAST: Final = 60
"""Seconds after which something that should have happened never will."""
WIDE: Final = (
    *("connections_per_address=200", "connecting=500/500", "authentications=500/500"),
    *("visits_per_address=100", "guests_per_address=100", "opening=100/100", "keys=5000/5000"),
    *("input_bytes=1000000/1000000", "chat=100/100", "answers=100/100"),
)
"""Limits that tests on one machine do not meet."""


class Host:
    """A host that runs, and how to reach it."""

    def __init__(self, folder: Path, node: str = "data") -> None:
        """Know where it keeps everything; it does not run yet."""
        self.folder = folder
        self.data = folder / node
        self.port = 0
        self.bind = ""
        """The address of this machine from which clients come."""
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, *limits: str, options: tuple[str, ...] = ()) -> str:
        """Start it; what it printed."""
        named = [word for limit in (*WIDE, *limits) for word in ("--limit", limit)]
        with (self.folder / "host.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "edenia_tui", "host", "--port", str(self.port)),
                *("--data", str(self.data), *named, *options),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout is not None
        told = b""
        async with asyncio.timeout(AT_LAST):
            while b"Ctrl-C" not in told:
                part = await self.process.stdout.readline()
                assert part, (self.folder / "host.log").read_text("utf-8")
                told += part
        text = told.decode()
        self.port = int(text.split("port ")[1].split(".")[0])
        return text

    async def stop(self, how: int = signal.SIGTERM) -> int:
        """End it; its exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        async with asyncio.timeout(AT_LAST):
            return await self.process.wait()

    @property
    def log(self) -> str:
        """What it wrote for whoever runs it."""
        return (self.folder / "host.log").read_text("utf-8")

    async def word(self, *words: str) -> str:
        """Say a word of whoever runs it; the answer."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "edenia_tui", "host", "--data", str(self.data), *words),
            stdout=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(AT_LAST):
            told, _ = await process.communicate()
        return told.decode()

    def command(
        self,
        *words: str,
        user: str = "line",
        key: str = "",
        options: tuple[str, ...] = ("-T",),
    ) -> list[str]:
        """Write a command of the real client, which knows nothing of this machine's user."""
        known = ("-i", str(client_key(self.folder, key)), "-o", "IdentitiesOnly=yes")
        identity = known if key else ("-o", "PubkeyAuthentication=no")
        return [
            *(OPENSSH, "-F", "/dev/null", "-p", str(self.port), *identity, *options),
            *(("-b", self.bind) if self.bind else ()),
            *("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null"),
            *("-o", "LogLevel=ERROR", f"{user}@{HERE}", *words),
        ]

    async def ask(
        self, *words: str, key: str = "", text: bytes = b"", env: dict[str, str] | None = None
    ) -> tuple[int, str, str]:
        """Get one answer: exit code, answer, and what was said beside it."""
        options = ("-T", *(("-o", "SendEnv=LANG LC_*") if env else ()))
        process = await asyncio.create_subprocess_exec(
            *self.command(*words, user="anna", key=key, options=options),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, **(env or {})},
        )
        async with asyncio.timeout(AT_LAST):
            out, err = await process.communicate(text)
        return process.returncode or 0, out.decode(), err.decode()


class Person:
    """Somebody who plays by lines down a pipe: every prompt is a line."""

    def __init__(self, name: str, process: asyncio.subprocess.Process) -> None:
        """Come in."""
        self.name = name
        self.process = process
        self.raw = b""
        self.patience: float = AT_LAST
        """Seconds that are waited for a line."""

    @property
    def text(self) -> str:
        """Everything that was heard."""
        return self.raw.decode()

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())

    async def line(self) -> str:
        """Hear one more line; an empty one at the end."""
        assert self.process.stdout is not None
        async with asyncio.timeout(self.patience):
            part = await self.process.stdout.readline()
        self.raw += part
        return part.decode().rstrip("\n")

    async def hears(self, *wanted: str) -> str:
        """Wait for a line that has one of some words in it."""
        while True:
            try:
                line = await self.line()
            except TimeoutError:
                raise AssertionError(
                    f"{self.name} waits for {wanted} after:\n{self.text}"
                ) from None
            if any(one in line for one in wanted):
                return line
            assert line or not self.process.stdout.at_eof(), (  # type: ignore[union-attr]
                f"{self.name} heard the end instead of {wanted}:\n{self.text}"
            )

    async def says(self, line: str, *wanted: str) -> str:
        """Type a line and wait for what follows."""
        self.type(line)
        return await self.hears(*wanted)

    async def ends(self) -> int:
        """Wait until the client has ended; its exit code."""
        while await self.line():
            pass
        async with asyncio.timeout(AT_LAST):
            return await self.process.wait()

    def hang_up(self) -> None:
        """Be gone at once, as by kill -9."""
        self.process.kill()


class Party:
    """People at a host."""

    def __init__(self, host: Host) -> None:
        """Begin with nobody."""
        self.host = host
        self._people: list[Person] = []

    async def comes(
        self, name: str, *words: str, language: str = "en", key: str = "", lobby: bool = True
    ) -> Person:
        """Let somebody come, for the first time or again, and be in the lobby."""
        process = await asyncio.create_subprocess_exec(
            *self.host.command(*words, user=f"line-{language}", key=key or name),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        person = Person(name, process)
        self._people.append(person)
        await person.hears("Welcome", "Bienvenue")
        if not (self.host.folder / f"{key or name}.known").exists():
            await person.hears("call you", "appelleront")
            person.type(name)
            await person.hears("You are", "Vous êtes")
            (self.host.folder / f"{key or name}.known").touch()
        if lobby:
            await person.hears("Lobby:", "Salon :")
        return person

    async def leave(self) -> None:
        """Let everybody go."""
        for person in self._people:
            if person.process.returncode is None:
                person.process.kill()
            await person.process.wait()


@asynccontextmanager
async def a_party(
    folder: Path, *limits: str, options: tuple[str, ...] = ()
) -> AsyncIterator[Party]:
    """Open a host for a while."""
    host = Host(folder)
    party = Party(host)
    try:
        await host.start(*limits, options=options)
        yield party
        await party.leave()
        assert await host.stop() == 0, host.log
    finally:
        await party.leave()
        if host.process is not None:
            await host.stop(signal.SIGKILL)


def at_a_party(
    folder: Path, use: Callable[[Party], Coroutine[Any, Any, None]], *limits: str
) -> None:
    """Use a host once."""

    async def run() -> None:
        async with a_party(folder, *limits) as party:
            await use(party)

    asyncio.run(run())


OVER: Final = ("The game is over. Type rematch", "La partie est finie. Tapez revanche")
_MEANWHILE: Final = ("Meanwhile:", "En attendant :", "Looking on:", "En observant :")


def is_question(line: str) -> bool:
    """Tell whether a line asks for a decision."""
    is_prompt = line.rstrip().endswith((":", "?"))
    return is_prompt and not line.startswith(_MEANWHILE)


async def play_to_the_end(person: Person, rng: Random) -> None:
    """Take any choice whenever asked, until the game is over."""
    while True:
        line = await person.line()
        assert line or not person.process.stdout.at_eof(), person.text  # type: ignore[union-attr]
        if line.startswith(OVER):
            return
        if is_question(line):
            person.type(str(rng.randint(1, 4)))


class GameOver(Exception):
    """A game ended before it was to be looked at."""


class Evening:
    """Some decisions of several people, whoever is asked."""

    def __init__(self, decisions: int, seed: int = 1) -> None:
        """Begin."""
        self._left = decisions
        self._rng = Random(seed)
        self._done = asyncio.Event()

    async def play(self, *people: Person) -> list[Person]:
        """Let people decide so often; whoever is asked then comes first. GameOver if it is before."""
        readers = [asyncio.ensure_future(self._read(person)) for person in people]
        await asyncio.wait(readers, return_when=asyncio.FIRST_COMPLETED)
        done = [one for one in readers if one.done()]
        for reader in readers:
            reader.cancel()
        await asyncio.wait(readers)
        asked = [one.result() for one in done]
        return [*asked, *(one for one in people if one not in asked)]

    async def _read(self, person: Person) -> Person:
        """Answer what somebody is asked; whoever is asked when it is enough is given back."""
        while True:
            line = await person.line()
            if line.startswith(OVER):
                raise GameOver
            if is_question(line):
                if self._left <= 0:
                    return person
                self._left -= 1
                person.type(str(self._rng.randint(1, 4)))

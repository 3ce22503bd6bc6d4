"""Many visits to one host, beside the smallest app on the same wire: `python -m tests.bench.host`.

Clients run in this process, on the same machine, each at a table of its own against a lamb, and move the
highlight in the list of choices, which draws where a choice leads. A key is answered with the first bytes
that come after it. Processor time is the host's own. Rooms are played in this process by fake people.
"""

import asyncio
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import asyncssh
import click
from msgspec.structs import replace

from edenia_tui.host.hub.allowance import Rate
from edenia_tui.host.limits import USUAL
from tests.host.hub.company import Fake, a_hub, enter, sit_down
from tests.host.lines.hosts import WIDE

VISITS = ((1, 1.0), (20, 1.0), (50, 1.0), (100, 4.0), (200, 4.0))
"""How many, and the seconds between two keys of one."""
ROOMS = (100, 500, 1_000, 2_000)
SIZE = (120, 40)
_TICKS = os.sysconf("SC_CLK_TCK")
_LIMITS = (
    *(word for limit in WIDE for word in ("--limit", limit)),
    *("--limit", "visits=1000", "--limit", "visits_per_address=1000"),
    *("--limit", "connections=1000", "--limit", "connections_per_address=1000"),
)
_DOWN, _UP = b"\x1b[B", b"\x1b[A"
_TO_AND_FRO, _ON = (_DOWN, _UP), (_DOWN, _DOWN)
_MEGABYTE = 1024 * 1024


class Server(NamedTuple):
    """A process that is measured."""

    pid: int
    port: int

    @property
    def seconds(self) -> float:
        """The processor time it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    @property
    def bytes(self) -> int:
        """The memory it has in use."""
        status = Path(f"/proc/{self.pid}/status").read_text("ascii")
        return int(status.split("VmRSS:")[1].split()[0]) * 1024


class Client(asyncssh.SSHClientSession[bytes]):
    """One visitor, who notices when something is painted."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self.seen = bytearray()
        self.count = 0
        self._painted = asyncio.Event()
        self.channel: asyncssh.SSHClientChannel[bytes] | None = None

    def data_received(self, data: bytes, datatype: int | None) -> None:
        """Take note of what is painted."""
        del datatype
        self.count += len(data)
        self.seen = (self.seen + data)[-20_000:]
        self._painted.set()

    async def until(self, text: bytes) -> None:
        """Wait until something was painted."""
        async with asyncio.timeout(120):
            while text not in self.seen:
                self._painted.clear()
                await self._painted.wait()
        self.seen.clear()

    async def press(self, key: bytes) -> float:
        """Press a key; the seconds until something came of it."""
        assert self.channel is not None
        self._painted.clear()
        began = time.perf_counter()
        self.channel.write(key)
        async with asyncio.timeout(60):
            await self._painted.wait()
        return time.perf_counter() - began


Came = tuple[asyncssh.SSHClientConnection, Client, float]
"""Somebody who came, and the seconds to the first frame."""
Come = Callable[[Server, int], Awaitable[Came]]


class Figures(NamedTuple):
    """What was measured of so many visits."""

    first_frame: float
    keys: list[float]
    start: float
    key: float
    memory: float
    sent: float
    idle: float

    def row(self, what: str, visits: int, every: float) -> str:
        """Give a row of the table."""
        keys = sorted(self.keys)
        p95 = keys[int(len(keys) * 0.95)]
        cells = (
            *(what, str(visits), f"{every:g} s", f"{self.first_frame * 1000:.0f} ms"),
            f"{statistics.median(keys) * 1000:.0f}, {p95 * 1000:.0f}, {keys[-1] * 1000:.0f} ms",
            *(f"{self.start * 1000:.0f} ms", f"{self.key * 1000:.1f} ms"),
            *(f"{self.memory / _MEGABYTE:.1f} MB", f"{self.sent:.0f}", f"{self.idle:.1%}"),
        )
        return f"| {' | '.join(cells)} |"


_HEADINGS = (
    *("app", "visits", "a key every", "first frame", "key p50, p95, max", "start, processor"),
    *("key, processor", "memory", "bytes a key", "idle"),
)
HEAD = f"| {' | '.join(_HEADINGS)} |\n|{'---|' * len(_HEADINGS)}"


@asynccontextmanager
async def a_server(*command: str) -> AsyncIterator[Server]:
    """Run a host in a process of its own."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", *command),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        told = ""
        while "port " not in told:
            told = (await process.stdout.readline()).decode()
        yield Server(process.pid, int(told.split("port ")[1].split(".")[0]))
    finally:
        process.kill()
        await process.wait()


async def connect(server: Server) -> tuple[asyncssh.SSHClientConnection, Client]:
    """Come with a key of one's own."""
    connection = await asyncssh.connect(
        "127.0.0.1",
        server.port,
        known_hosts=None,
        username="line-en",
        client_keys=[asyncssh.generate_private_key("ssh-ed25519")],
        config=None,
        agent_path=None,
    )
    client = Client()
    client.channel, _ = await connection.create_session(
        lambda: client, term_type="xterm-256color", term_size=SIZE, encoding=None
    )
    return connection, client


async def come_to_table(server: Server, number: int) -> Came:
    """Sit down against a lamb, by lines, then show it; the seconds to the first frame."""
    connection, client = await connect(server)
    assert client.channel is not None
    await client.until(b"call you")
    client.channel.write(f"visitor{number}\r".encode())
    await client.until(b"Lobby:")
    client.channel.write(b"open edenia 2 lamb\r")
    await client.until(b"Your turn")
    began = time.perf_counter()
    client.channel.write(b"screen\r")
    await client.until(b"Ctrl+Q")
    return connection, client, time.perf_counter() - began


async def come_to_line(server: Server, _: int) -> Came:
    """Come to the smallest app; the seconds to the first frame."""
    began = time.perf_counter()
    connection, client = await connect(server)
    await client.until(b"2026l")
    return connection, client, time.perf_counter() - began


async def measure(
    server: Server, come: Come, pressed: tuple[bytes, bytes], visits: int, every: float
) -> Figures:
    """Let so many come, press keys for a while, and do nothing for a while."""
    memory, used = server.bytes, server.seconds
    held, frames = [], []
    for number in range(visits):
        connection, client, first = await come(server, number)
        held.append((connection, client))
        frames.append(first)
    start = (server.seconds - used) / visits
    clients = [client for _, client in held]
    await asyncio.sleep(1)
    used = server.seconds
    await asyncio.sleep(4)
    idle = (server.seconds - used) / 4
    before, used = sum(client.count for client in clients), server.seconds
    rounds = max(5, round(20 / every))
    rng, keys = Random(visits), []

    async def play(client: Client) -> None:
        await asyncio.sleep(rng.random() * every)
        for turn in range(rounds):
            keys.append(await client.press(pressed[turn % 2]))
            await asyncio.sleep(every)

    await asyncio.gather(*map(play, clients))
    spent = server.seconds - used
    sent = sum(client.count for client in clients) - before
    figures = Figures(
        statistics.median(frames),
        keys,
        start,
        spent / len(keys),
        (server.bytes - memory) / visits,
        sent / len(keys),
        idle,
    )
    for connection, _ in held:
        connection.close()
    return figures


async def lag_of_rooms(rooms: int, seconds: float = 10.0) -> tuple[float, float, float]:
    """Let so many rooms be played, a decision every four seconds each; lag p50 and p95, decisions/s."""
    limits = replace(
        USUAL, visits=10**6, visits_per_address=10**6, tables=10**6, opening=Rate(10**6, 10**6)
    )
    lags: list[float] = []
    decided = 0
    with tempfile.TemporaryDirectory() as folder:
        async with a_hub(Path(folder), limits) as hub:
            pairs = [(Fake(f"a{n}"), Fake(f"b{n}")) for n in range(rooms)]
            for pair in pairs:
                await enter(hub, *pair)
                await sit_down(hub, *pair)
            end, rng = time.perf_counter() + seconds, Random(rooms)

            async def play(pair: Sequence[Fake]) -> None:
                nonlocal decided
                await asyncio.sleep(rng.random() * 4)
                while time.perf_counter() < end:
                    for one in pair:
                        question = one.questions[-1] if one.questions else None
                        room = one.room
                        if question and room and room.question(question.seat) is question:
                            room.answer(question, rng.choice(question.legal))
                            decided += 1
                            break
                    await asyncio.sleep(4)

            async def watch() -> None:
                while time.perf_counter() < end:
                    began = time.perf_counter()
                    await asyncio.sleep(0.01)
                    lags.append(time.perf_counter() - began - 0.01)

            await asyncio.gather(watch(), *map(play, pairs))
    lags.sort()
    return lags[len(lags) // 2], lags[int(len(lags) * 0.95)], decided / seconds


async def run(visits: Sequence[tuple[int, float]], rooms: Sequence[int]) -> None:
    """Measure everything, and print it as it stands in the page."""
    click.echo(f"Python {platform.python_version()}, {os.cpu_count()} cores\n\n{HEAD}")
    for number, every in visits:
        with tempfile.TemporaryDirectory() as folder:
            command = ("edenia_tui", "host", "--port", "0", "--data", f"{folder}/data", *_LIMITS)
            async with a_server(*command) as server:
                await come_to_table(server, 1_000)  # what is loaded once is not a visit's
                figures = await measure(server, come_to_table, _TO_AND_FRO, number, every)
        click.echo(figures.row("edenia", number, every))
        async with a_server("tests.bench.smallest_host") as server:
            await come_to_line(server, 1_000)
            figures = await measure(server, come_to_line, _ON, number, every)
        click.echo(figures.row("smallest", number, every))
    click.echo("\n| rooms | decisions a second | loop lag p50, p95 |\n|---|---|---|")
    for number in rooms:
        median, p95, decided = await lag_of_rooms(number)
        click.echo(f"| {number} | {decided:.0f} | {median * 1000:.1f}, {p95 * 1000:.1f} ms |")


@click.command()
@click.option("--visits", type=int, help="Measure no more visits than that.")
@click.option("--rooms", type=int, help="Measure no more rooms than that.")
def main(visits: int | None, rooms: int | None) -> None:
    """Measure a host."""
    few = [one for one in VISITS if visits is None or one[0] <= visits]
    asyncio.run(run(few, [one for one in ROOMS if rooms is None or one <= rooms]))


if __name__ == "__main__":
    main()

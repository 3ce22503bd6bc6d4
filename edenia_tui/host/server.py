"""One host: its store, its hub, its door; from the first connection to the last goodbye."""

import asyncio
import gc
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, NamedTuple

import asyncssh

from edenia_tui.games.registry import GAMES
from edenia_tui.host.bans import Bans
from edenia_tui.host.control import Control
from edenia_tui.host.figures import Figures
from edenia_tui.host.hub.clock import RealClock
from edenia_tui.host.hub.house import House
from edenia_tui.host.hub.housekeeping import Housekeeping
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import Closing
from edenia_tui.host.hub.registry import Registry
from edenia_tui.host.limits import Limits
from edenia_tui.host.logbook import Logbook
from edenia_tui.host.reception import Reception
from edenia_tui.host.ssh.channel import Channel
from edenia_tui.host.ssh.door import Caller, Door
from edenia_tui.host.ssh.guard import Guard
from edenia_tui.host.ssh.host_key import BadHostKey, host_key
from edenia_tui.host.ssh.listening import listen
from edenia_tui.host.ssh.proxied import Network
from edenia_tui.storage.files.syncing import make_folder
from edenia_tui.storage.shared.store import Store
from edenia_tui.storage.sqlite.store import SqliteStore
from edenia_tui.table.pool import Pool

_LOOK_AGAIN: Final = 0.02
_FAREWELL: Final = 5.0
"""Seconds that everybody has to hear that the host ends."""
_BANS_AGAIN: Final = 60.0
_OWN: Final = 0o700
"""A folder that nobody else may look into."""
_ENDING: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
"""Signals that end a host; a loop's own handlers would be gone before the process is."""
_RARELY: Final = (5_000, 10, 50)
"""Allocations between two collections of garbage, of which the small ones have to be short: everybody
waits for them; what a host keeps is kept for long, so it is seldom gone through."""


class Plan(NamedTuple):
    """What a host is to be."""

    address: str
    port: int
    folder: Path
    name: str
    limits: Limits
    store: str = ""
    """Where PostgreSQL is; empty for the store in the folder."""
    balancers: tuple[Network, ...] = ()
    """Who says in front of each connection where it comes from."""
    figures: int | None = None
    """The port for figures, on this machine alone."""


class Opened(NamedTuple):
    """What people have to know who want to come."""

    port: int
    fingerprint: str


async def run_host(plan: Plan, opened: Callable[[Opened], None], log: Logbook) -> None:
    """Let people in until a signal or `shutdown` ends it.

    Args:
        plan: where, and how much of everything.
        opened: hears that people may come.
        log: what whoever runs it may read.

    Raises:
        BadHostKey: the key of the host cannot be used.
        OSError: the folder or the port cannot be used.
        NewerFormat: a later version wrote the store.
        SaveError: the store cannot be opened.
    """
    stopped = asyncio.Event()
    log.hear_failures(asyncio.get_running_loop())
    with _set_by_signals(stopped):
        await _run(plan, opened, log, stopped)


@contextmanager
def _set_by_signals(stopped: asyncio.Event) -> Iterator[None]:
    """Let a signal end the host; later ones are not heeded, until the process is gone."""
    loop = asyncio.get_running_loop()
    for number in _ENDING:
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopped.set))
    try:
        yield
    finally:
        for number in _ENDING:
            signal.signal(number, signal.SIG_IGN)


async def _run(
    plan: Plan, opened: Callable[[Opened], None], log: Logbook, stopped: asyncio.Event
) -> None:
    if not plan.folder.exists():
        make_folder(plan.folder)
        plan.folder.chmod(_OWN)
    key = host_key(plan.folder)
    node = token_hex(8)
    store, pool, clock = await _open_store(plan, key.get_fingerprint(), node), Pool(), RealClock()
    hub = Hub(House(store, GAMES, pool, clock, plan.limits, node))
    try:
        await hub.start()
        bans = Bans(store.people)
        await bans.load()
        server = _Server(plan, hub, bans, log)
        await server.run(key, opened, stopped)
    finally:
        await hub.close()
        await store.close()
        pool.close()
        log.note("closed")


async def _open_store(plan: Plan, fingerprint: str, node: str) -> Store:
    """Open what is shared; all nodes on one store are the same host to everybody."""
    if not plan.store:
        return await SqliteStore.open(plan.folder)
    from edenia_tui.host.postgres.store import PostgresStore  # noqa: PLC0415 (an extra of its own)

    store = await PostgresStore.open(plan.store, node=node)
    known = await store.agree("host_key", fingerprint)
    if known != fingerprint:
        await store.close()
        raise BadHostKey(
            f"the key in {plan.folder} is {fingerprint}, but other nodes on this store have {known}:"
            " copy their host_key here"
        )
    return store


class _Server:
    """The parts that run while people may come."""

    def __init__(self, plan: Plan, hub: Hub, bans: Bans, log: Logbook) -> None:
        """Get ready; `run` follows."""
        self._plan = plan
        self._hub = hub
        self._bans = bans
        self._log = log
        self._is_open = True
        self._guard = Guard(plan.limits, hub.house.clock)
        self._reception = Reception(hub, Registry(hub.house), plan.name, log, bans)

    async def run(
        self, key: asyncssh.SSHKey, opened: Callable[[Opened], None], stopped: asyncio.Event
    ) -> None:
        """Let people in, and see them off."""
        plan = self._plan
        where = plan.address, plan.port
        acceptor = await listen(*where, key, plan.limits, self._door, plan.balancers)

        def drain(seconds: float) -> None:
            self._is_open = False
            acceptor.close()
            self._log.note("draining", visits=len(self._hub.lobby.visitors))
            self._hub.lobby.tell(Closing(int(seconds)), self._hub.lobby.visitors)
            keeping.append(asyncio.ensure_future(self._stop_in(seconds, stopped)))

        control = await Control(self._hub, self._bans, stopped.set, drain).serve(plan.folder)
        figures = Figures(self._hub, lambda: self._is_open)
        served = None if plan.figures is None else await figures.serve(plan.figures)
        keeping = [
            asyncio.ensure_future(figures.measure()),
            asyncio.ensure_future(Housekeeping(self._hub).run()),
            asyncio.ensure_future(self._load_bans()),
        ]
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_RARELY)
        port, fingerprint = acceptor.get_port(), key.get_fingerprint()
        self._log.note("opened", address=plan.address, port=port, key=fingerprint)
        try:
            opened(Opened(port, fingerprint))
            await stopped.wait()
        finally:
            self._log.note("closing", visits=len(self._hub.lobby.visitors))
            self._is_open = False
            acceptor.close()
            control.close()
            if served is not None:
                served.close()
            for task in keeping:
                task.cancel()
            await self._hub.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(_FAREWELL):
                    await self._reception.settled()
                    await self._seen_off()
                    await acceptor.wait_closed()

    async def _stop_in(self, seconds: float, stopped: asyncio.Event) -> None:
        """End when everybody has gone, and after so many seconds at the latest."""
        clock = self._hub.house.clock
        end = clock.time() + seconds
        while self._hub.lobby.visitors and clock.time() < end:
            await clock.sleep(_LOOK_AGAIN)
        stopped.set()

    async def _seen_off(self) -> None:
        """Wait until every client has closed: one that is left sooner may lose its goodbye."""
        while self._guard.connections:
            await self._hub.house.clock.sleep(_LOOK_AGAIN)

    def _door(self, address: str) -> Door:
        return Door(self._guard, self._admit, self._bans.keeps_out, address)

    def _admit(self, caller: Caller) -> Any:
        limits, clock = self._plan.limits, self._hub.house.clock
        return Channel(caller, limits, clock, self._reception.receive)

    async def _load_bans(self) -> None:
        while True:
            await self._hub.house.clock.sleep(_BANS_AGAIN)
            await self._bans.load()

"""Figures for monitoring, and whether people may be sent here: pages over HTTP, on this machine alone."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from edenia_tui.host.hub.hub import Hub
from edenia_tui.storage.save_errors import SaveError

_HERE: Final = "127.0.0.1"
_LONGEST: Final = 4_096
_ASKED: Final = 5.0
_TICK: Final = 0.5
"""Seconds between two measures of how late the event loop is."""


class Figure(NamedTuple):
    """One figure in the usual exposition format."""

    name: str
    told: str
    value: float

    @property
    def lines(self) -> str:
        """Write it."""
        full = f"edenia_{self.name}"
        return f"# HELP {full} {self.told}\n# TYPE {full} gauge\n{full} {self.value:g}\n"


class Figures:
    """Answers `/health` (it runs), `/ready` (people may come) and `/metrics`."""

    def __init__(self, hub: Hub, is_open: Callable[[], bool]) -> None:
        """Get ready; `serve` follows.

        Args:
            hub: what is told about.
            is_open: tells whether people are let in.
        """
        self._hub = hub
        self._is_open = is_open
        self._late = 0.0

    async def serve(self, port: int) -> asyncio.Server:
        """Listen on a port of this machine."""
        return await asyncio.start_server(self._hear, _HERE, port, limit=_LONGEST)

    async def measure(self) -> None:
        """Find out how late the event loop is, again and again."""
        clock = self._hub.house.clock
        while True:
            began = clock.time()
            await clock.sleep(_TICK)
            self._late = max(0.0, clock.time() - began - _TICK)

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, asyncio.IncompleteReadError):
            async with asyncio.timeout(_ASKED):
                asked = (await reader.readuntil(b"\r\n\r\n")).split()
                code, text = await self.answer(asked[1].decode("ascii", "replace"))
                head = f"HTTP/1.0 {code}\r\nContent-Type: text/plain; version=0.0.4\r\n"
                writer.write(f"{head}Content-Length: {len(text)}\r\n\r\n{text}".encode())
                await writer.drain()
        writer.close()

    async def answer(self, page: str) -> tuple[str, str]:
        """Give a page with its status."""
        match page:
            case "/health":
                return "200 OK", "ok\n"
            case "/ready" if not self._is_open():
                return "503 Service Unavailable", "closing\n"
            case "/ready" if not await self._has_store():
                return "503 Service Unavailable", "no store\n"
            case "/ready":
                return "200 OK", "ready\n"
            case "/metrics":
                has_store = await self._has_store()
                return "200 OK", "".join(one.lines for one in self._figures(has_store=has_store))
            case _:
                return "404 Not Found", "pages: /health /ready /metrics\n"

    async def _has_store(self) -> bool:
        try:
            await self._hub.house.store.chat.said("", 1)
        except SaveError:
            return False
        return True

    def _figures(self, *, has_store: bool) -> list[Figure]:
        hub = self._hub
        playing = sum(table.play is not None for table in hub.awake)
        return [
            Figure("visits", "Visits at this node.", len(hub.lobby.visitors)),
            Figure(
                "tables", "Tables that wait or are played at, at all nodes.", hub.lobby.table_count
            ),
            Figure("tables_in_use", "Tables at which somebody of this node is.", len(hub.awake)),
            Figure("games", "Games that are played at this node.", playing),
            Figure("thoughts_waiting", "Bots and hints that wait.", hub.house.pool.waiting),
            Figure("loop_late_seconds", "How late the event loop was.", self._late),
            Figure("store_up", "Whether the store answers.", has_store),
            Figure("open", "Whether people are let in.", self._is_open()),
        ]

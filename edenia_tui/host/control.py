"""Words for whoever runs a host, over a socket that nobody else can open: one line in, an answer out."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from edenia_tui.host.bans import KINDS, Bans
from edenia_tui.host.hub.elsewhere import Banned
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.names import folded
from edenia_tui.host.hub.news import Dismissal
from edenia_tui.storage.shared.people import Ban
from edenia_tui.storage.shared.tables import TableState

SOCKET: Final = "control.sock"
_DAY: Final = 86_400.0
_USUAL_DAYS: Final = 30.0
_USUAL_DRAIN: Final = 60.0
_LONGEST: Final = 1_000


class Control:
    """Answers about a running host, and does what it is told."""

    def __init__(
        self,
        hub: Hub,
        bans: Bans,
        stop: Callable[[], None],
        drain: Callable[[float], None],
    ) -> None:
        """Get ready; `serve` follows.

        Args:
            hub: what is told about.
            bans: who is kept out.
            stop: ends the host.
            drain: lets nobody in any more, and ends it after so many seconds.
        """
        self._drain_now = drain
        self._hub = hub
        self._bans = bans
        self._stop = stop
        self._began = hub.house.clock.time()
        self._words: dict[str, Callable[[Sequence[str]], Awaitable[list[str]]]] = {
            "status": self._status,
            "tables": self._tables,
            "people": self._people,
            "ban": self._ban,
            "unban": self._unban,
            "bans": self._list_bans,
            "forget": self._forget,
            "drain": self._drain,
            "shutdown": self._shutdown,
        }

    async def serve(self, folder: Path) -> asyncio.Server:
        """Listen in a folder."""
        path = folder / SOCKET
        path.unlink(missing_ok=True)
        before = os.umask(0o177)
        try:
            return await asyncio.start_unix_server(self._hear, path, limit=_LONGEST)
        finally:
            os.umask(before)

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            typed = (await reader.readline()).decode("utf-8", "replace").split()
            lines = await self.answer(typed)
            writer.write("".join(f"{line}\n" for line in lines).encode())
            await writer.drain()
        except (OSError, ValueError):
            pass  # whoever asked is gone, or sent no line
        finally:
            writer.close()

    async def answer(self, words: Sequence[str]) -> list[str]:
        """Do one word."""
        word = words[0] if words else ""
        if word not in self._words:
            return [f"not a word: {word}; words: {', '.join(self._words)}"]
        return await self._words[word](words[1:])

    async def _status(self, _: Sequence[str]) -> list[str]:
        hub = self._hub
        playing = sum(table.play is not None for table in hub.awake)
        return [
            f"up {int(hub.house.clock.time() - self._began)} s",
            f"visits {len(hub.lobby.visitors)}",
            f"tables {hub.lobby.table_count}",
            f"tables in use {len(hub.awake)}, being played {playing}",
            f"thoughts waiting {hub.house.pool.waiting}",
        ]

    async def _tables(self, _: Sequence[str]) -> list[str]:
        states = [TableState.WAITING, TableState.PLAYING]
        rows = await self._hub.house.store.tables.rows(states, most=1_000)
        awake = {table.name: table for table in self._hub.awake}
        lines = []
        for row in rows:
            table = awake.get(row.name)
            here = len([*table.attendance]) if table is not None else 0
            lines.append(f"{row.code} {row.about.state.value} lines {row.last} here {here}")
        return lines or ["no tables"]

    async def _people(self, _: Sequence[str]) -> list[str]:
        return [
            f"{one.account.name} {one.account.id} {one.address}"
            f"{' guest' if one.account.is_guest else ''}"
            for one in self._hub.lobby.visitors
        ] or ["nobody"]

    async def _ban(self, words: Sequence[str]) -> list[str]:
        """Keep somebody out: `ban account|key|address|name VALUE [DAYS]`."""
        if len(words) not in (2, 3) or words[0] not in (*KINDS, "name"):
            return [f"ban {'|'.join((*KINDS, 'name'))} VALUE [DAYS]"]
        kind, value = words[0], words[1]
        try:
            days = float(words[2]) if len(words) == 3 else _USUAL_DAYS
        except ValueError:
            return [f"not a number of days: {words[2]}"]
        if kind == "name":
            found = await self._hub.house.store.people.by_name(folded(value))
            if found is None:
                return [f"nobody is called {value}"]
            kind, value = "account", found.id
        until = self._hub.house.store.time() + days * _DAY
        await self._bans.add(Ban(kind, value, until))
        if self._hub.elsewhere is not None:
            self._hub.elsewhere.call(Banned(value))
        gone = 0
        for visitor in self._hub.lobby.visitors:
            if value in (visitor.account.id, visitor.address):
                self._hub.leave_table(visitor)
                self._hub.lobby.dismiss(visitor, Dismissal.BANNED)
                gone += 1
        return [f"banned {kind} {value} for {days:g} days; {gone} had to leave"]

    async def _unban(self, words: Sequence[str]) -> list[str]:
        if len(words) != 2 or words[0] not in KINDS:
            return [f"unban {'|'.join(KINDS)} VALUE"]
        was = await self._bans.remove(words[0], words[1])
        return ["let in again" if was else "was not banned"]

    async def _list_bans(self, _: Sequence[str]) -> list[str]:
        bans = await self._hub.house.store.people.bans()
        now = self._hub.house.store.time()
        return [
            f"{ban.kind} {ban.value} for {(ban.until - now) / _DAY:.1f} days" for ban in bans
        ] or ["no bans"]

    async def _forget(self, words: Sequence[str]) -> list[str]:
        """Remove what is kept about somebody: `forget NAME`."""
        if len(words) != 1:
            return ["forget NAME"]
        people = self._hub.house.store.people
        found = await people.by_name(folded(words[0]))
        if found is None:
            return [f"nobody is called {words[0]}"]
        await people.forget(found.id)
        return [f"forgot {words[0]}"]

    async def _drain(self, words: Sequence[str]) -> list[str]:
        """Let nobody in any more, tell everybody, and end: `drain [SECONDS]`."""
        try:
            seconds = float(words[0]) if words else _USUAL_DRAIN
        except ValueError:
            return [f"not a number of seconds: {words[0]}"]
        self._drain_now(seconds)
        here = len(self._hub.lobby.visitors)
        return [f"nobody is let in; {here} are told; closing in {seconds:g} s at the latest"]

    async def _shutdown(self, _: Sequence[str]) -> list[str]:
        self._stop()
        return [f"closing; {len(self._hub.lobby.visitors)} are told"]


async def ask(folder: Path, words: Sequence[str]) -> str:
    """Ask the host that runs in a folder.

    Raises:
        OSError: none runs there.
    """
    reader, writer = await asyncio.open_unix_connection(folder / SOCKET)
    try:
        writer.write(f"{' '.join(words)}\n".encode())
        await writer.drain()
        return (await reader.read()).decode()
    finally:
        writer.close()

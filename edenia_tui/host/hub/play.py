"""A game that is being played here: its room, its bots, and whoever sees that it goes on."""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import partial
from typing import Any, NamedTuple

from edenia_tui.games.entry import Entry
from edenia_tui.host.hub.beginning import unforeseeable
from edenia_tui.host.hub.bots import BotLease, SharedBot
from edenia_tui.host.hub.house import House
from edenia_tui.host.hub.keeper import TableKeeper
from edenia_tui.host.hub.table_log import Overtaken, TableLog
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.saved import AnySaved, read_saved
from edenia_tui.storage.shared.tables import LeaseLost
from edenia_tui.table.journal import settled
from edenia_tui.table.room import Room
from edenia_tui.table.thinking import think
from rules.bots.herd import read_bot
from rules.kernel.seat import Seat

AnyRoom = Room[Any, Any, Any, Any]
STANDS_IN = "lamb"
"""The bot that plays for somebody who is absent or has resigned."""
_SHORT = 2_000
"""Letters of a game that is played again sooner than a thread is begun."""


class Heard(NamedTuple):
    """Who hears what becomes of a game."""

    over: Callable[[], Coroutine[Any, Any, None]]
    """It is over by its rules."""
    overtaken: Callable[[], Coroutine[Any, Any, None]]
    """It has gone on elsewhere: what others did is to be made true here."""
    trouble: Callable[[SaveError], None]
    """Something could not be kept."""


class Play:
    """One game; it is played as long as nobody stops it."""

    def __init__(
        self, house: House, entry: Entry, log: TableLog, saved: AnySaved, heard: Heard
    ) -> None:
        """Open the room of a game as it was kept; `start` follows."""
        self._house = house
        self._entry = entry
        self._heard = heard
        self._lease = BotLease(house, log.name)
        self._thinker = house.pool.thinker(entry.game)
        self._running: asyncio.Future[None] | None = None
        self.ended = asyncio.Event()
        """Set when nothing more will happen in this room."""
        keeper = TableKeeper(log, entry.options.seats, lambda: self._lease.fence)
        kinds = {Seat(n): sitter.player for n, sitter in enumerate(saved.sitters)}
        kinds |= dict.fromkeys(log.standing.resigned, STANDS_IN)
        bots = {seat: self.bot(kind) for seat, kind in kinds.items() if kind != "human"}
        self.room: AnyRoom = Room(
            entry.game,
            saved.record,
            bots,
            keeper=keeper,
            generators=unforeseeable,
            taken_back=saved.taken_back,
            sat_down=saved.people,
        )

    def bot(self, kind: str = STANDS_IN) -> SharedBot:
        """Make a bot for a seat of this game."""
        return SharedBot(self._house, self._entry.game, kind, self._thinker, self._lease)

    def start(self) -> None:
        """Let the game go on, in a context of its own: it is nobody's visit."""
        if any(kind != "human" and read_bot(kind)[1] for kind in self.room.kinds.values()):
            self._thinker.wake()
        loop = asyncio.get_running_loop()
        self._running = loop.create_task(self._run(), context=Context())
        self._running.add_done_callback(self._report)

    async def _run(self) -> None:
        """Play on, whatever a store or a bot does."""
        limits, clock = self._house.limits, self._house.clock
        while True:
            try:
                await self.room.run()
            except SaveError as error:
                self._heard.trouble(error)
                await clock.sleep(limits.retry_seconds)
            except LeaseLost:
                await self._lease.give_up()
            except Overtaken:
                await self._heard.overtaken()
                if self._running is None:
                    return  # it had to be read again
            else:
                break
        if self.room.is_over:
            await self._heard.over()
        self.ended.set()

    def _report(self, running: "asyncio.Future[None]") -> None:
        """Leave a failure of ours to whoever looks after the event loop; the game is kept."""
        if not running.cancelled() and (error := running.exception()) is not None:
            about = {"message": "A game had to be stopped", "exception": error}
            asyncio.get_running_loop().call_exception_handler(about)
            self.ended.set()

    def leave(self) -> None:
        """Let nothing more happen here, at once: the game is read again."""
        self._running = None
        self.room.stop()
        self.ended.set()

    async def stop(self) -> None:
        """Let nothing more happen here; what is being kept is kept."""
        self.room.stop()
        running, self._running = self._running, None
        if running is not None and running is not asyncio.current_task():
            running.cancel()
            await settled(running)
        await self._lease.give_up()
        self.ended.set()


async def read_play(entry: Entry, log: TableLog) -> AnySaved:
    """Play the lines of a table again, where nobody has to wait for it; a few are played at once."""
    text = log.text
    read = partial(read_saved, text, entry.game, entry.options)
    return read() if len(text) <= _SHORT else await think(read)

"""Bots playing a whole game, told as it goes."""

import asyncio
import time
from functools import partial
from typing import Any

from edenia_tui.conversation.bot_news import tell_told
from edenia_tui.conversation.manner import Manner
from edenia_tui.games.entry import Entry
from edenia_tui.line.console import Console
from edenia_tui.table.bot_player import BotPlayer
from edenia_tui.table.chance import fresh_seed, rng_of_bot
from edenia_tui.table.table import Table
from edenia_tui.table.watchers import Told
from edenia_tui.table.worker import Worker
from rules.kernel.record import Record
from rules.kernel.seat import Seat

WORDS_A_SECOND = 4
"""A readable pace."""


class Narrator:
    """A spectator who tells everything at once."""

    def __init__(
        self, console: Console, manner: Manner, entry: Entry, names: tuple[str, ...], *, paced: bool
    ) -> None:
        """Take a place beside the table; `paced` gives a reader time."""
        self._console = console
        self._entry = entry
        self._listener = manner.listener(names, None, entry.words.messages)
        self._paced = paced

    def saw(self, told: Told[Any, Any, Any]) -> None:
        """Tell one action."""
        lines = tell_told(self._listener, self._entry.words, told)
        if lines:
            self._console.say(lines, self._listener.say("line-more"))
            if self._paced:
                time.sleep(sum(len(line.split()) for line in lines) / WORDS_A_SECOND)


def demo(
    console: Console, manner: Manner, entry: Entry, options: Any, bots: list[str], seed: int | None
) -> None:
    """Let bots play a game and tell it; nothing is kept."""
    chosen = fresh_seed() if seed is None else seed
    names = ("",) * len(bots)
    worker = Worker(entry.game)
    seats = {
        Seat(index): BotPlayer[Any, Any].summoned(
            entry.game, name, partial(rng_of_bot, chosen, Seat(index)), worker
        )
        for index, name in enumerate(bots)
    }
    record = Record[Any, Any](entry.game.name, options, names)
    table = Table(entry.game, record, seats, seed=chosen)
    table.watch(Narrator(console, manner, entry, names, paced=console.is_patient))
    try:
        asyncio.run(table.run())
    finally:
        worker.stop()

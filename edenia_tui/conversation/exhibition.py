"""A game that bots play for whoever looks on; nothing of it is kept."""

from functools import partial
from typing import Any

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.games.entry import Entry
from edenia_tui.table.bot_player import BotPlayer
from edenia_tui.table.chance import fresh_seed, rng_of_bot
from edenia_tui.table.pool import common_pool
from edenia_tui.table.room import Room
from rules.kernel.opaque import AnyOptions
from rules.kernel.record import Record
from rules.kernel.seat import Seat


def exhibition(entry: Entry, options: AnyOptions, bots: list[str], seed: int | None) -> AnyRoom:
    """Open a room for bots by their names; a seed makes the game repeatable."""
    chosen = fresh_seed() if seed is None else seed
    thinker = common_pool().thinker(entry.game)
    seats = {
        Seat(index): BotPlayer[Any, Any].summoned(
            entry.game, name, partial(rng_of_bot, chosen, Seat(index)), thinker
        )
        for index, name in enumerate(bots)
    }
    record = Record[Any, Any](entry.game.name, options, ("",) * len(bots))
    return Room(entry.game, record, seats, seed=chosen)

"""Playing a kept game at one keyboard, from the first line to the last."""

import asyncio
from typing import Any

from edenia_tui.games import Entry
from edenia_tui.line.console import Console
from edenia_tui.line.manner import Manner
from edenia_tui.line.session import Left, Session
from edenia_tui.table.archive import Archive
from edenia_tui.table.chance import fresh_seed, rng_of_bot
from edenia_tui.table.players import BotPlayer
from edenia_tui.table.save_errors import SaveError
from edenia_tui.table.saved import Saved
from edenia_tui.table.table import Table
from rules.bots.herd import BOTS
from rules.kernel.seat import Seat

RESIGNED_TO = "lamb"
STOPPED = 1


def play(
    console: Console, manner: Manner, entry: Entry, archive: Archive, saved: Saved[Any, Any, Any]
) -> int:
    """Play on from a kept game; the exit code."""
    seed = fresh_seed() if saved.seed is None else saved.seed
    number = len(saved.record.actions)

    def bot(seat: Seat, name: str) -> BotPlayer[Any, Any]:
        return BotPlayer(entry.game, BOTS[name], rng_of_bot(seed, seat, number), name)

    session = Session(console, manner, entry.words, lambda seat: bot(seat, RESIGNED_TO))
    seated = {Seat(index): sitter for index, sitter in enumerate(saved.sitters)}
    people = session.sit(seat for seat, sitter in seated.items() if sitter.is_human)
    bots = {seat: bot(seat, s.player) for seat, s in seated.items() if not s.is_human}
    record = saved.record
    table = Table(entry.game, record, {**people, **bots}, archive=archive, seed=seed)
    try:
        asyncio.run(session.run(table, _names(entry, saved)))
    except (Left, KeyboardInterrupt):
        console.say([manner.speech("line-goodbye")])
    except SaveError as error:
        console.say([manner.speech("line-save-failed", reason=error.reason)])
        return STOPPED
    finally:
        archive.close()
    return 0


def _names(entry: Entry, saved: Saved[Any, Any, Any]) -> tuple[str, ...]:
    """The names people gave; a record calls a nameless player by the word for the seat."""
    words = entry.options.seats
    return tuple(
        "" if sitter.name == word else sitter.name
        for sitter, word in zip(saved.sitters, words, strict=False)
    )

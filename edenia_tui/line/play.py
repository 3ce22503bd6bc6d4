"""Playing kept games at one keyboard, from the first line until the people leave."""

import asyncio
from collections.abc import Callable
from functools import partial

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.keeping import farewell, make_sure
from edenia_tui.conversation.rematch import rematch
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.visit import Visit
from edenia_tui.learn.coach import Coach
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left, WantsAnother, WantsScreen
from edenia_tui.line.session import Session
from edenia_tui.line.table_talk import TableTalk
from edenia_tui.line.talk import Talk
from edenia_tui.storage.library import KeptGame
from edenia_tui.storage.save_errors import SaveError

STOPPED = 1

ExportOf = Callable[[KeptGame], Export]
"""Lets a kept game be exported."""


def play(
    console: Console,
    visit: Visit,
    sitting: Sitting,
    export_of: ExportOf = lambda _: export_nothing,
) -> int | Sitting:
    """Play on from a kept game, and others after it; the exit code, or the game wanted on the screen."""
    usual = console.leaving
    try:
        while True:
            try:
                return _play(console, visit, sitting, export_of(sitting.kept))
            except WantsScreen:
                return sitting
            except WantsAnother:
                sitting = rematch(visit.library, sitting)
    except SaveError as error:
        console.say([visit.manner.speech("line-save-failed", reason=error.reason)])
        return STOPPED
    finally:
        console.leaving = usual


def _play(console: Console, visit: Visit, sitting: Sitting, export: Export) -> int:
    """Play one game; the exit code when the people leave."""
    entry, room = sitting.entry, sitting.room()
    talk = Talk(console, visit, entry.words, sitting.names, export, sitting.kept)
    adviser = Adviser(entry.game, sitting.thinker)
    coach = Coach(entry, visit.manner, sitting.thinker)
    save = partial(make_sure, sitting, "line-saved")
    table = TableTalk(talk, room, sitting.resign, adviser, save=save)
    console.leaving = "line-interrupted-game"
    try:
        sitting.wake_bots()
        asyncio.run(_talk(Session(talk, room, sitting.people, table, coach), sitting))
        return _leave(console, visit, sitting, kept="")
    except (WantsScreen, WantsAnother):
        if _leave(console, visit, sitting, kept=""):
            return STOPPED
        raise
    except (Left, KeyboardInterrupt):
        goodbye = "line-goodbye-over" if room.is_over else "line-goodbye"
        return _leave(console, visit, sitting, kept=goodbye)
    finally:
        sitting.close()


async def _talk(session: Session, sitting: Sitting) -> None:
    sitting.hear_of_moves(session.hear_of_move)
    await session.run()


def _leave(console: Console, visit: Visit, sitting: Sitting, kept: str) -> int:
    """Make sure of the game and say so; the exit code."""
    lines, is_kept = farewell(visit.manner.speech, sitting, kept)
    if lines:
        console.say(lines)
    return 0 if is_kept else STOPPED

"""Playing kept games at one keyboard, from the first line until the people leave."""

import asyncio
from collections.abc import Callable

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.rematch import rematch
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.visit import Visit
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
    table = TableTalk(talk, room, sitting.substitute, Adviser(entry.game, sitting.thinker))
    console.leaving = "line-interrupted-game"
    try:
        sitting.wake_bots()
        asyncio.run(Session(talk, room, sitting.people, table).run())
    except (WantsScreen, WantsAnother):
        raise
    except (Left, KeyboardInterrupt):
        goodbye = "line-goodbye-over" if room.is_over else "line-goodbye"
        console.say([visit.manner.speech(goodbye)])
    finally:
        sitting.close()
    return 0

"""Playing a kept game at one keyboard, from the first line to the last."""

import asyncio

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.sitting import Sitting
from edenia_tui.conversation.visit import Visit
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left, WantsScreen
from edenia_tui.line.session import Session
from edenia_tui.line.table_talk import TableTalk
from edenia_tui.line.talk import Talk
from edenia_tui.storage.save_errors import SaveError

STOPPED = 1


def play(
    console: Console, visit: Visit, sitting: Sitting, export: Export = export_nothing
) -> int | None:
    """Play on from a kept game; the exit code, or None when the people want the screen."""
    entry, room = sitting.entry, sitting.room()
    talk = Talk(console, visit, entry.words, sitting.names, export)
    table = TableTalk(talk, room, sitting.substitute, Adviser(entry.game, sitting.thinker))
    try:
        sitting.wake_bots()
        asyncio.run(Session(talk, room, sitting.people, table).run())
    except WantsScreen:
        return None
    except (Left, KeyboardInterrupt):
        console.say([visit.manner.speech("line-goodbye")])
    except SaveError as error:
        console.say([visit.manner.speech("line-save-failed", reason=error.reason)])
        return STOPPED
    finally:
        sitting.close()
    return 0

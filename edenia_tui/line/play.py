"""Playing a kept game at one keyboard, from the first line to the last."""

import asyncio
from functools import partial

from edenia_tui.conversation.adviser import Adviser
from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.keeping import farewell, make_sure
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
    adviser = Adviser(entry.game, sitting.thinker)
    save = partial(make_sure, sitting, "line-saved")
    table = TableTalk(talk, room, sitting.substitute, adviser, save=save)
    try:
        sitting.wake_bots()
        asyncio.run(_play(Session(talk, room, sitting.people, table), sitting))
        return _leave(console, visit, sitting, kept="")
    except WantsScreen:
        return _leave(console, visit, sitting, kept="") or None
    except (Left, KeyboardInterrupt):
        return _leave(console, visit, sitting)
    except SaveError as error:
        console.say([visit.manner.speech("line-save-failed", reason=error.reason)])
        return STOPPED
    finally:
        sitting.close()


async def _play(session: Session, sitting: Sitting) -> None:
    sitting.hear_of_moves(session.hear_of_move)
    await session.run()


def _leave(console: Console, visit: Visit, sitting: Sitting, kept: str = "line-goodbye") -> int:
    """Make sure of the game and say so; the exit code."""
    lines, is_kept = farewell(visit.manner.speech, sitting, kept)
    if lines:
        console.say(lines)
    return 0 if is_kept else STOPPED

"""Playing a kept game at one keyboard, from the first line to the last."""

import asyncio

from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.sitting import AnyTable, Sitting
from edenia_tui.conversation.visit import Visit
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left, WantsScreen
from edenia_tui.line.session import Session
from edenia_tui.line.streams import interrupt_at_once
from edenia_tui.storage.save_errors import SaveError

STOPPED = 1


async def _run(session: Session, table: AnyTable, names: tuple[str, ...]) -> None:
    interrupt_at_once()
    await session.run(table, names)


def play(
    console: Console, visit: Visit, sitting: Sitting, export: Export = export_nothing
) -> int | None:
    """Play on from a kept game; the exit code, or None when the people want the screen."""
    entry = sitting.entry
    session = Session(console, visit, entry.words, sitting.substitute, export=export)
    table = sitting.table(session.sit(sitting.people))
    try:
        sitting.wake_bots()
        asyncio.run(_run(session, table, sitting.names))
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

"""A kept game watched again by plain lines, from its beginning until somebody leaves."""

import asyncio
from functools import partial

from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.conversation.visit import Visit
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left, WantsScreen
from edenia_tui.line.replaying import Replaying
from edenia_tui.line.talk import Talk


def replay_lines(
    console: Console,
    visit: Visit,
    recording: Recording,
    viewpoint: Viewpoint,
    export: Export = export_nothing,
) -> int | None:
    """Look at a kept game by commands; the point where the screen is wanted, None when it is not."""
    entry = recording.entry
    talk = Talk(console, visit, entry.words, recording.names, export)
    replaying = Replaying(
        *(talk, recording.replay, viewpoint, recording.start, recording.branch),
        keep=partial(recording.keep, visit.library),
    )
    try:
        asyncio.run(replaying.run())
    except WantsScreen:
        return replaying.point
    except (Left, KeyboardInterrupt):
        pass
    console.say([visit.manner.speech("replaying-over")])
    return None

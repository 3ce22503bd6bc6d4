"""A kept game watched again by plain lines, from its beginning until somebody leaves."""

from functools import partial

from edenia_tui.conversation.exporting import Export, export_nothing
from edenia_tui.conversation.eyes import Eyes
from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.recording import Recording
from edenia_tui.line.aside import Talk
from edenia_tui.line.console import Console
from edenia_tui.line.leaving import Left, WantsScreen
from edenia_tui.line.play import find_rules
from edenia_tui.line.replaying import Replaying


def replay_lines(
    console: Console,
    manner: Manner,
    recording: Recording,
    eyes: Eyes,
    export: Export = export_nothing,
) -> int | None:
    """Look at a kept game by commands; the point where the screen is wanted, None when it is not."""
    entry = recording.entry
    search = partial(find_rules, entry.name)
    talk = Talk(console, manner, entry.words, search, recording.names, export)
    replaying = Replaying(
        *(talk, recording.replay, eyes, recording.start, recording.branch),
        keep=recording.keep,
    )
    try:
        replaying.run()
    except WantsScreen:
        return replaying.point
    except (Left, KeyboardInterrupt):
        pass
    console.say([manner.speech("replaying-over")])
    return None

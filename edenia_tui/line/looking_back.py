"""At the table: looking back at its game, and trying something out, while it runs with one's own eyes."""

from functools import partial

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.attempt import AnyBranch
from edenia_tui.conversation.past import recording_of_room
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.line.replaying import Replaying
from edenia_tui.line.talk import Talk
from edenia_tui.line.what_if import WhatIf
from edenia_tui.table.branch import Branch
from rules.kernel.seat import Seat


async def look_back(talk: Talk, room: AnyRoom, seat: Seat | None) -> None:
    """Show a seat the game so far, and come back to it; once it is over, with any eyes."""
    replay = room.past(seat)
    if room.is_over and talk.kept is not None:
        recording = recording_of_room(room, talk.names, talk.kept)
        keep = partial(recording.keep, talk.visit.library)
        await Replaying(talk, replay, Viewpoint(seat), 0, recording.branch, keep).run()
        return

    def guessed(point: int, viewpoint: Viewpoint) -> AnyBranch:
        return Branch.of_view(room.game, replay.view(point, viewpoint.seat), viewpoint.seat)

    await Replaying(talk, replay, Viewpoint(seat), replay.last, guessed).run()
    talk.console.note([talk.listener(seat).say("replaying-returned")])


async def try_out(talk: Talk, room: AnyRoom, seat: Seat) -> None:
    """Let a seat try something out beside the game, and come back to it."""
    await WhatIf(
        talk, Branch.of_view(room.game, room.view(seat), seat), Viewpoint(seat), None
    ).run()

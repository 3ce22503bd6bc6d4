"""In the middle of a game: looking back at it, and trying something out, with one's own eyes only."""

from edenia_tui.conversation.attempt import AnyBranch
from edenia_tui.conversation.sitting import AnyTable
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.line.replaying import Replaying
from edenia_tui.line.talk import Talk
from edenia_tui.line.what_if import WhatIf
from edenia_tui.table.branch import Branch
from edenia_tui.table.replay import Replay
from rules.kernel.seat import Seat


def look_back(talk: Talk, table: AnyTable, seat: Seat) -> None:
    """Show a seat the game so far, and come back to it."""
    replay = Replay(table.game, table.record)

    def guessed(point: int) -> AnyBranch:
        return Branch.of_view(table.game, replay.view(point, seat), seat)

    Replaying(talk, replay, Viewpoint(seat), replay.last, guessed).run()
    talk.console.note([talk.listener(seat).say("replaying-returned")])


def try_out(talk: Talk, table: AnyTable, seat: Seat) -> None:
    """Let a seat try something out beside the game, and come back to it."""
    WhatIf(talk, Branch.of_table(table, seat), Viewpoint(seat), None).run()

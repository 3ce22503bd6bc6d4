"""The end of a turn that is given by itself: nothing else is left, and nobody else learns from it."""

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.manner import Manner
from edenia_tui.table.question import AnyQuestion
from rules.kernel.opaque import AnyAction


def given_end(manner: Manner, room: AnyRoom, question: AnyQuestion) -> AnyAction:
    """Give the answer that needs nobody: the mere end of a turn, the only choice; else None.

    Where other people play, even a pause would tell what somebody holds, so everybody is asked.
    """
    if not manner.auto_end or not room.is_alone(question.seat) or len(question.legal) > 1:
        return None
    (only,) = question.legal
    return only if room.game.ends_turn(only) else None

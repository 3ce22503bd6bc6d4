"""Taking back by words, and why something cannot be taken back."""

from collections.abc import Sequence

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.conversation.understanding import Refusal
from edenia_tui.language.folding import as_number
from edenia_tui.language.listener import Listener
from edenia_tui.table.course import NotPossible
from edenia_tui.table.rewind import RewindKind
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence

WORDS = ("undo", "redo", "back")
"""The words of the session that this file answers."""


async def rewind(
    listener: Listener,
    room: AnyRoom,
    seat: Seat,
    word: str,
    arguments: Sequence[str],
    use_back: str = "undo-use-back",
) -> Refusal | None:
    """Do what one of the words asks for; the reason when that is not possible, else nothing.

    What was done is told by the room to everybody, so it is not said here. `use_back` is the message
    that tells how to go back further.
    """
    try:
        match word:
            case "undo":
                await room.rewinding.undo(seat)
            case "redo":
                await room.rewinding.redo(seat)
            case _:
                return await _back(listener, room, seat, arguments)
    except NotPossible as error:
        return _why_not(listener, room, seat, error, use_back)
    return None


async def _back(
    listener: Listener, room: AnyRoom, seat: Seat, arguments: Sequence[str]
) -> Refusal | None:
    """Go back to an earlier decision of a seat, the last one unless a number is given."""
    if not room.rewinding.may_go_back(seat):
        return Refusal((listener.say("undo-no-back"),))
    points = room.rewinding.decisions(seat)
    if not points:
        return Refusal((listener.say("undo-no-decision"),))
    wanted = as_number(arguments[0]) if arguments else 1
    if wanted is None or not 1 <= wanted <= len(points):
        return Refusal((listener.say("undo-back-wrong", most=len(points)),))
    await room.rewinding.back(seat, points[-wanted])
    return None


def _why_not(
    listener: Listener, room: AnyRoom, seat: Seat, error: NotPossible, use_back: str
) -> Refusal:
    fence = error.fence
    if error.kind is RewindKind.REDO:
        return Refusal((listener.say("undo-no-redo" if fence is None else "undo-redo-turn"),))
    if error.kind is RewindKind.BACK or fence is None:
        return Refusal((listener.say("undo-no-decision" if fence is None else "undo-no-back"),))
    lines = [listener.say(_fence_message(listener, room, fence), rule=error.rule)]
    if room.rewinding.may_go_back(seat) and fence not in (Fence.START, Fence.TURN):
        lines.append(listener.say(use_back))
    return Refusal(tuple(lines), error.rule or None)


def _fence_message(listener: Listener, room: AnyRoom, fence: Fence) -> str:
    """Choose the sentence for a fence: for chance the one about what it did, if there is one."""
    message = f"undo-fence-{fence.value}"
    if fence is Fence.CHANCE:
        about_it = f"{message}-{room.last_verb}"
        if about_it in listener.speech.ids():
            return about_it
    return message

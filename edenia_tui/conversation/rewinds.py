"""Taking back in line mode: what was taken back, and why something cannot be."""

from collections.abc import Sequence

from edenia_tui.conversation.sitting import AnyRoom
from edenia_tui.games.words import GameWords
from edenia_tui.language.folding import as_number
from edenia_tui.language.listener import Listener
from edenia_tui.table.course import NotPossible
from edenia_tui.table.rewind import RewindKind
from edenia_tui.table.watchers import AnyRewound
from rules.kernel.seat import Seat
from rules.kernel.undo import Fence

WORDS = ("undo", "redo", "back")
"""The words of the session that this file answers."""


def tell_rewound(listener: Listener, words: GameWords, rewound: AnyRewound) -> str:
    """Tell in one sentence what was taken back or done again."""
    is_redo = rewound.kind is RewindKind.REDO
    if rewound.kind is RewindKind.BACK or rewound.number > 1:
        message = "undo-forward" if is_redo else "undo-back"
        return listener.say(message, round=rewound.round, number=rewound.number)
    message = "undo-redone" if is_redo else "undo-undone"
    if rewound.action is None:
        return listener.say_of(rewound.actor, f"{message}-secret")
    earlier = rewound.before if is_redo else rewound.after
    choice = words.describe(listener, earlier, rewound.action)
    return listener.say_of(rewound.actor, message, choice=choice)


async def rewind(
    listener: Listener,
    room: AnyRoom,
    seat: Seat,
    word: str,
    arguments: Sequence[str],
    use_back: str = "undo-use-back",
) -> list[str]:
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
        return _why_not(listener, room, error, use_back)
    return []


async def _back(
    listener: Listener, room: AnyRoom, seat: Seat, arguments: Sequence[str]
) -> list[str]:
    """Go back to an earlier decision of a seat, the last one unless a number is given."""
    if not room.is_against_bots:
        return [listener.say("undo-no-back")]
    points = room.rewinding.decisions(seat)
    if not points:
        return [listener.say("undo-no-decision")]
    wanted = as_number(arguments[0]) if arguments else 1
    if wanted is None or not 1 <= wanted <= len(points):
        return [listener.say("undo-back-wrong", most=len(points))]
    await room.rewinding.back(seat, points[-wanted])
    return []


def _why_not(listener: Listener, room: AnyRoom, error: NotPossible, use_back: str) -> list[str]:
    if error.fence is None:
        return [listener.say("undo-no-redo")]
    lines = [listener.say(_fence_message(listener, room, error.fence))]
    if room.is_against_bots and error.fence not in (Fence.START, Fence.TURN):
        lines.append(listener.say(use_back))
    return lines


def _fence_message(listener: Listener, room: AnyRoom, fence: Fence) -> str:
    """Choose the sentence for a fence: for chance the one about what it did, if there is one."""
    message = f"undo-fence-{fence.value}"
    if fence is Fence.CHANCE:
        about_it = f"{message}-{room.last_verb}"
        if about_it in listener.speech.ids():
            return about_it
    return message

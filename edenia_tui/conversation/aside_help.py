"""Help beside the game and after it: what can be typed there, or more about one word."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from edenia_tui.conversation.answers import help_lines
from edenia_tui.conversation.desk import Desk
from edenia_tui.conversation.vocabularies import AFTER_END, IN_REPLAY, IN_WHAT_IF
from edenia_tui.language.listener import Listener
from edenia_tui.language.message import Fact
from rules.kernel.seat import Seat

_REPLAY_STEPS: Final = ("replaying-help-step",)
_REPLAY_ELSE: Final = (
    "replaying-help-place",
    "replaying-help-play",
    "replaying-help-eyes",
    "replaying-help-what-if",
    "replaying-help-look",
    "replaying-help-share",
    "replaying-help-leave",
)
_REPLAY_ON: Final = MappingProxyType(
    {
        **dict.fromkeys(("next", "back"), "replaying-help-step"),
        **dict.fromkeys(("turn", "action", "start", "end", "where"), "replaying-help-place"),
        "play": "replaying-help-play",
        "eyes": "replaying-help-eyes",
        "what-if": "replaying-help-what-if",
        "export": "replaying-help-share",
        "return": "replaying-help-leave",
    }
)
"""The line that explains a word of a replay; the others mean what they mean in a game."""
WHAT_IF_HELP: Final = (
    "trying-help-choose",
    "trying-help-chance",
    "trying-help-undo",
    "trying-help-look",
)
"""What is told in every what-if; how it is left hangs on whether it can be kept."""
_WHAT_IF_ON: Final = MappingProxyType(
    {
        **dict.fromkeys(("draw", "auto"), "trying-help-chance"),
        "undo": "trying-help-undo",
        "moves": "trying-help-choose",
    }
)
AFTER_END_HELP: Final = (
    "over-help-look",
    "over-help-replay",
    "over-help-another",
    "over-help-share",
    "over-help-leave",
)
_AFTER_END_ON: Final = MappingProxyType(
    {
        "another": "over-help-another",
        **dict.fromkeys(("replay", "what-if"), "over-help-replay"),
        "quit": "over-help-leave",
    }
)
_FIRST_SEATS: Final = (Seat(0), Seat(1))


def help_in_replay(desk: Desk, words: Sequence[str]) -> list[str]:
    """List what can be typed in a replay, or explain a word."""
    if words:
        message = _REPLAY_ON.get(IN_REPLAY.find(words) or "")
        if message is None:
            return help_lines(desk, words)
        return [say_with_seats(desk.listener, message)]
    messages = (*_REPLAY_STEPS, *desk.words.event_help, *_REPLAY_ELSE)
    return [say_with_seats(desk.listener, message) for message in messages]


def help_in_what_if(desk: Desk, words: Sequence[str], *, can_be_kept: bool) -> list[str]:
    """List what can be typed in a what-if, or explain a word."""
    leave = "trying-help-keep" if can_be_kept else "trying-help-leave"
    if words:
        name = IN_WHAT_IF.find(words)
        message = leave if name in ("save", "drop") else _WHAT_IF_ON.get(name or "")
        return [desk.listener.say(message)] if message else help_lines(desk, words)
    return [desk.listener.say(message) for message in (*WHAT_IF_HELP, leave)]


def help_after_end(desk: Desk, words: Sequence[str]) -> list[str]:
    """List what can be typed when a game is over, or explain a word."""
    if words:
        message = _AFTER_END_ON.get(AFTER_END.find(words) or "")
        return [desk.listener.say(message)] if message else help_lines(desk, words)
    return [desk.listener.say(message) for message in AFTER_END_HELP]


def say_with_seats(listener: Listener, message: str, **facts: Fact) -> str:
    """Say a message that names the first two seats as examples to type."""
    one, two = (listener.seat_name(seat).lower() for seat in _FIRST_SEATS)
    return listener.say(message, one=one, two=two, **facts)

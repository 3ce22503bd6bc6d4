"""The decisions somebody has made, in words: where a game against bots can go back to."""

from collections.abc import Sequence
from typing import NamedTuple

from edenia_tui.conversation.any_room import AnyRoom
from edenia_tui.games.words import GameWords
from edenia_tui.language.listener import Listener
from rules.kernel.seat import Seat


class Decision(NamedTuple):
    """A point to go back to, and what was decided there."""

    point: int
    told: str


def decisions(
    words: GameWords, listener: Listener, room: AnyRoom, seat: Seat
) -> tuple[Decision, ...]:
    """List the decisions of a seat, the latest first; none where others mind what is taken back."""
    return tell_decisions(words, listener, room, seat, room.rewinding.decisions(seat))


def tell_decisions(
    words: GameWords, listener: Listener, room: AnyRoom, seat: Seat, points: Sequence[int]
) -> tuple[Decision, ...]:
    """Tell the decisions of a seat at some points, the latest first."""
    replay = room.past(seat)
    told = []
    for point in reversed(points):
        view = replay.view(point, seat)
        choice = words.describe(listener, view, replay.action(point + 1))
        sentence = listener.say("screen-decision", round=room.game.round(view), choice=choice)
        told.append(Decision(point, sentence))
    return tuple(told)

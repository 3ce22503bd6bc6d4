"""A whole game, or some rounds of it, told as sentences from beginning to end."""

from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.recording import Recording
from edenia_tui.conversation.teller import Teller
from edenia_tui.conversation.viewpoint import Viewpoint
from edenia_tui.line.console import Console


def tell_game(
    console: Console,
    manner: Manner,
    recording: Recording,
    viewpoint: Viewpoint,
    until: int | None = None,
) -> None:
    """Tell a game from where it is to begin, to a point or to its end; new rounds are named."""
    replay = recording.replay
    listener = manner.listener_by_ear(
        recording.names, viewpoint.seat, recording.entry.words.messages
    )
    actions, end = replay.last, replay.last if until is None else until
    teller, told_round = Teller(recording.entry.words), 0
    console.note([listener.say("replaying-told", name=recording.spoken_name, actions=actions)])
    for point in range(recording.start + 1, end + 1):
        turn = replay.turn_at(point - 1)
        if turn is not None and turn.round != told_round and not listener.is_full:
            told_round = turn.round
            console.note([listener.say("query-round-number", round=told_round)])
        console.note(teller.tell(listener, viewpoint.told_at(replay, point)))
    console.note(teller.tell_rest(listener))

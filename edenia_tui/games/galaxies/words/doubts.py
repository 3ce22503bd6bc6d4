"""What a typed position leaves open, because it does not know every mission and card."""

from collections.abc import Iterator, Sequence

from edenia_tui.language.listener import Listener
from rules.galaxies.events import Ended, Event
from rules.galaxies.state import State


def tell_doubts(listener: Listener, before: State, events: Sequence[Event]) -> list[str]:
    """MIS-1 and BDG-1: tell that the winner hangs on missions or badges that nobody typed."""
    return [*_doubts(listener, before, events)]


def _doubts(listener: Listener, before: State, events: Sequence[Event]) -> Iterator[str]:
    if before.is_solo() or not any(isinstance(event, Ended) for event in events):
        return
    if any(mat.kept is None for mat in before.mats):
        yield listener.say("report-may-missions")
    if any(card is None for mat in before.mats for card in mat.found):
        yield listener.say("report-may-badges")

"""What a typed position leaves open, because it does not know every tile."""

from collections.abc import Iterator, Sequence

from edenia_tui.language.listener import Listener
from rules.prince.events import Ended, Event, Taken
from rules.prince.planet import CELLS_OF
from rules.prince.state import State
from rules.prince.tiles import Stack


def tell_doubts(listener: Listener, before: State, events: Sequence[Event]) -> list[str]:
    """TWO-3 and HID-1: tell what hangs on a tile that was taken unseen, or on unknown Characters."""
    return [*_doubts(listener, before, events)]


def _doubts(listener: Listener, before: State, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        if isinstance(event, Taken) and event.tile is None and event.stack is not Stack.CHARACTER:
            yield listener.say_of(event.seat, "report-unseen")
        elif isinstance(event, Ended) and _has_unknown(before):
            yield listener.say("report-may-hide")


def _has_unknown(view: State) -> bool:
    corners = CELLS_OF[Stack.CHARACTER]
    return any(planet.cells[corner] is None for planet in view.planets for corner in corners)

"""What a typed position leaves open, because it does not know every hand."""

from collections.abc import Iterable, Sequence

from edenia_tui.games.edenia.words.queries.amounts import amount
from edenia_tui.language.listener import Listener
from rules.edenia.analysis.open_law import OpenLaw, open_law
from rules.edenia.events import Event
from rules.edenia.state import State


def tell_doubts(listener: Listener, before: State, events: Sequence[Event]) -> list[str]:
    """WIN-2: tell who may have reached 42 points by an action."""
    return tell_open_law(listener, open_law(before, events))


def tell_open_law(listener: Listener, found: Iterable[OpenLaw]) -> list[str]:
    """WIN-2: tell who may have 42 points, and why nobody can be sure."""
    return [
        listener.say_of(
            one.seat,
            "report-law-open",
            points=amount(listener, "point", one.points),
            hidden=one.hidden,
        )
        for one in found
    ]

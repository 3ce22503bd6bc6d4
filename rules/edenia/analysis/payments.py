"""What a move costs."""

from collections.abc import Iterable

from rules.edenia.events import Event, Leapt, Searched, Teleported


def paid_in(events: Iterable[Event]) -> int:
    """LEAP-2, DWA-2 and TEL-2: count the clovers that were paid."""
    return sum(event.paid for event in events if isinstance(event, Leapt | Searched | Teleported))

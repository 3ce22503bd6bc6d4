"""Tables of the lobby as rows of a list."""

from collections.abc import Sequence

from edenia_tui.games.registry import entry_named
from edenia_tui.host.hub.facts import SeatFact, TableFacts
from edenia_tui.language.speech import Speech
from edenia_tui.table.seating import HUMAN

_TITLE = 18


def tell_table(say: Speech, facts: TableFacts) -> str:
    """Tell a table in one row: its code, which game, who sits there, what is agreed."""
    title = entry_named(facts.plan.game).title
    agreed = [*_agreed(say, facts)]
    about = f" ({', '.join(agreed)})" if agreed else ""
    named = f"{facts.plan.title}: " if facts.plan.title else ""
    return f"{facts.code}  {title[:_TITLE]:<{_TITLE}} {named}{tell_seats(say, facts.seats)}{about}"


def tell_seats(say: Speech, seats: Sequence[SeatFact]) -> str:
    """Name everybody at a table."""
    return ", ".join(tell_seat(say, seat) for seat in seats)


def tell_seat(say: Speech, seat: SeatFact) -> str:
    """Name whoever has a seat."""
    if seat.player != HUMAN:
        return say(f"player-{seat.player}")
    return seat.name or say("host-screen-free")


def _agreed(say: Speech, facts: TableFacts) -> list[str]:
    plan = facts.plan
    told = {
        "host-is-rated": plan.is_rated,
        "host-has-no-hints": not plan.has_hints and not plan.is_rated,
        "host-is-private": not plan.is_public,
    }
    return [say(message) for message, holds in told.items() if holds]

"""END-1: points toward 21 are counted, never stored."""

from typing import Final

from rules.galaxies.draft import Draft, Table
from rules.galaxies.events import Triggered
from rules.galaxies.state import DWARF_POINTS, END_POINTS, PILOT_POINTS, ROGUE
from rules.kernel.outcome import Outcome
from rules.kernel.seat import Seat

POINTS: Final = "points"
BY_ROGUE: Final = "rogue"
"""SOL-17: the victory of nobody at the table."""


def level_points(table: Table, seat: Seat) -> int:
    """Count the points of an empire level."""
    setup = table.setup
    levels = setup.content.levels
    if setup.players == 1 and seat == ROGUE:
        levels = setup.content.rogue_levels
    return levels[min(table.mats[seat].level, len(levels)) - 1].points


def planet_points(table: Table, seat: Seat) -> int:
    """Count the points of colonies."""
    planets = table.setup.content.planets
    return sum([planets[planet].points for planet in table.mats[seat].colonies])


def pilot_points(table: Table, seat: Seat) -> int:
    """HIR-8: count the points of pilots, replaced ones too."""
    return PILOT_POINTS * sum([len(one.pilots) for one in table.mats[seat].fleet])


def dwarf_points(table: Table, seat: Seat) -> int:
    """DWF-1: count the points of dwarf planets."""
    found = table.mats[seat].found
    if not found:
        return 0
    cards = table.setup.content.cards
    return DWARF_POINTS * sum([card is not None and cards[card].is_dwarf for card in found])


def points_of(table: Table, seat: Seat) -> int:
    """Count somebody's points toward 21, without missions and badges."""
    return (
        level_points(table, seat)
        + planet_points(table, seat)
        + pilot_points(table, seat)
        + dwarf_points(table, seat)
    )


def check_points(draft: Draft, seat: Seat) -> int:
    """END-1: give somebody's points after a change; 21 trigger the end, or win alone (SOL-13)."""
    total = points_of(draft, seat)
    if total < END_POINTS:
        return total
    if draft.setup.players == 1:
        if draft.outcome is None:
            is_lost = seat == ROGUE
            winners = () if is_lost else (seat,)
            draft.outcome = Outcome(winners, BY_ROGUE if is_lost else POINTS, "SOL-13")
    elif draft.trigger is None:
        draft.trigger = seat
    return total


def tell_trigger(draft: Draft, before: Seat | None) -> None:
    """Tell that the end was triggered since a moment at which it was not."""
    if before is None and draft.trigger is not None:
        total = points_of(draft, draft.trigger)
        rule = "END-1" if total >= END_POINTS else "EXP-9"
        draft.tell(Triggered(draft.trigger, rule, total))

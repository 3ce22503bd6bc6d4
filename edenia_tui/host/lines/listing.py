"""Tables in words, one a line, each with the number by which it can be joined."""

from typing import NamedTuple

from edenia_tui.games.registry import GAMES
from edenia_tui.host.hub.facts import SeatFact, TableFacts
from edenia_tui.host.hub.lobby import Listing
from edenia_tui.language.speech import Speech
from edenia_tui.table.seating import HUMAN


class Numbered(NamedTuple):
    """The tables of a list as they were told, so that a number means one of them."""

    lines: list[str]
    codes: list[str]


def tell_tables(spoken: Speech, listing: Listing) -> Numbered:
    """Tell one's own tables, those with a free seat, and those where one can look on."""
    told = Numbered([], [])
    for message, tables in (
        ("host-table-own", listing.own),
        ("host-table-waiting", listing.waiting),
        ("host-table-playing", listing.playing),
    ):
        for table in tables:
            told.codes.append(table.code)
            number, about = len(told.codes), tell_table(spoken, table)
            told.lines.append(spoken(message, number=number, code=table.code, about=about))
    return told


def tell_table(spoken: Speech, table: TableFacts) -> str:
    """Tell what is played at a table, by whom and how."""
    plan = table.plan
    marks = [
        spoken(message)
        for message, holds in (
            ("host-is-rated", plan.is_rated),
            ("host-has-no-hints", not plan.has_hints and not plan.is_rated),
            ("host-is-private", not plan.is_public),
        )
        if holds
    ]
    wishes = [name if value == "yes" else f"{name} {value}" for name, value in plan.wishes]
    more = "".join(f", {one}" for one in (*wishes, *marks))
    seats = ", ".join(_tell_seats(spoken, table.seats))
    about = spoken("host-table-about", game=GAMES[plan.game].title, seats=seats, more=more)
    return spoken("host-table-titled", title=plan.title, about=about) if plan.title else about


def _tell_seats(spoken: Speech, seats: tuple[SeatFact, ...]) -> list[str]:
    taken = [
        seat.name if seat.player == HUMAN else spoken(f"saves-bot-{seat.player}")
        for seat in seats
        if not seat.is_free
    ]
    free = sum(seat.is_free for seat in seats)
    if free:
        taken.append(
            spoken("host-seat-free") if free == 1 else spoken("host-seats-free", number=free)
        )
    return taken

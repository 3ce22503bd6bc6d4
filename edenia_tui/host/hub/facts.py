"""What a list tells about a table without reading its game."""

from collections.abc import Sequence

import msgspec

from edenia_tui.host.hub.plan import Plan, read_plan
from edenia_tui.host.hub.standing import Standing
from edenia_tui.storage.shared.tables import About, TableRow, TableState
from edenia_tui.table.seating import HUMAN
from rules.kernel.seat import Seat
from rules.kernel.value import Value


class SeatFact(Value, frozen=True):
    """A seat of a table."""

    player: str
    """The word for a person, or the name of a bot."""
    name: str = ""
    """Who has it; empty for a bot, and while it is free."""

    @property
    def is_free(self) -> bool:
        """Whether somebody could sit down."""
        return self.player == HUMAN and not self.name


class TableFacts(Value, frozen=True):
    """A table as the lobby shows it."""

    code: str
    plan: Plan
    state: TableState
    seats: tuple[SeatFact, ...]
    members: tuple[str, ...]
    written: float

    @property
    def free(self) -> int:
        """How many could sit down."""
        return sum(seat.is_free for seat in self.seats)


def about(plan: Plan, standing: Standing) -> About:
    """Say what is kept beside the lines of a table."""
    if standing.ended is not None:
        state = TableState.OVER
    else:
        state = TableState.PLAYING if standing.is_begun else TableState.WAITING
    names = {owner.seat: owner.name for owner in standing.owners}
    seats = [SeatFact(kind, names.get(Seat(n), "")) for n, kind in enumerate(plan.players)]
    members = tuple(sorted(owner.account for owner in standing.owners))
    return About(state, members, msgspec.json.encode(seats).decode())


def facts_of(row: TableRow) -> TableFacts:
    """Understand what was kept."""
    seats = msgspec.json.decode(row.about.facts, type=tuple[SeatFact, ...])
    plan, state = read_plan(row.plan), row.about.state
    return TableFacts(row.code, plan, state, seats, row.about.members, row.written)


def in_order(tables: Sequence[TableFacts]) -> list[TableFacts]:
    """Put first where somebody could sit down, then where something happened last."""
    return sorted(tables, key=lambda one: (one.state is not TableState.WAITING, -one.written))

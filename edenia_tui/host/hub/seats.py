"""Who sits down before a game begins; with the last one it does."""

from functools import partial
from typing import NamedTuple

from edenia_tui.host.hub.beginning import first_lines
from edenia_tui.host.hub.news import Begun, SatDown, StoodUp, Visitor
from edenia_tui.host.hub.notes import Rose, Sat, write_note
from edenia_tui.host.hub.plan import options_of
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.standing import Owner
from edenia_tui.host.hub.table import Table
from edenia_tui.storage.shared.people import Account
from edenia_tui.table.seating import Sitter
from rules.kernel.seat import Seat


class Seats(NamedTuple):
    """The seats of one table."""

    table: Table

    async def sit(self, visitor: Visitor, wanted: Seat | None = None) -> Seat:
        """Take a seat, the first that is free unless one is wanted.

        Raises:
            NotDone: it is not possible.
            SaveError: it could not be kept.
        """
        return await self.table.change(partial(self._sit, visitor, wanted))

    async def rise(self, account: Account) -> bool:
        """Give a seat back before the game has begun; whether somebody else still sits here.

        Raises:
            NotDone: there is none to give back.
            SaveError: it could not be kept.
        """
        return await self.table.change(partial(self._rise, account))

    async def _sit(self, visitor: Visitor, wanted: Seat | None) -> Seat:
        table, account = self.table, visitor.account
        seat = self._free_seat(account, wanted)
        lines = [write_note(Sat(seat, account.id, account.name))]
        is_last = len(table.standing.owners) + 1 == len(table.plan.people)
        if is_last:
            last = Owner(seat, account.id, account.name)
            lines += opening_lines(table, (*table.standing.owners, last))
        await table.log.append(lines)
        table.let_in(visitor, seat)
        table.attendance.tell(SatDown(account.name, seat), but=visitor)
        if is_last:
            await table.wake()
            table.attendance.tell(Begun())
        return seat

    def _free_seat(self, account: Account, wanted: Seat | None) -> Seat:
        standing, plan = self.table.standing, self.table.plan
        self.table.check_welcome(account)
        if standing.seat_of(account.id) is not None:
            raise NotDone(Why.SEATED)
        if plan.is_rated and account.is_guest:
            raise NotDone(Why.NO_GUESTS)
        free = [seat for seat in plan.people if standing.owner(seat) is None]
        if wanted is not None:
            free = [seat for seat in free if seat == wanted]
        if not free:
            raise NotDone(Why.FULL)
        return free[0]

    async def _rise(self, account: Account) -> bool:
        table = self.table
        seat = table.standing.seat_of(account.id)
        if seat is None:
            raise NotDone(Why.NOT_SEATED)
        if table.standing.is_begun:
            raise NotDone(Why.BEGUN)
        await table.log.append([write_note(Rose(seat))])
        for place in table.attendance:
            if place.seat == seat:
                table.attendance.move(place.visitor, None)
        table.attendance.tell(StoodUp(account.name, seat))
        return bool(table.standing.owners)


def opening_lines(table: Table, owners: tuple[Owner, ...]) -> list[str]:
    """Begin the game of a table with those who sit there."""
    names = {owner.seat: owner.name for owner in owners}
    players = enumerate(table.plan.players)
    sitters = tuple(Sitter(names.get(Seat(n), ""), player) for n, player in players)
    return first_lines(table.entry, options_of(table.plan, table.house.games), sitters)

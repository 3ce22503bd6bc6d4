"""What needs the consent of others: going back, ending, going on without somebody, another game.

Rule of the file: the last consent and what it allows are kept in one go. One thing is asked for at a
time, and any action of the game calls it off.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from edenia_tui.host.hub.deciders import deciders
from edenia_tui.host.hub.endings import Endings
from edenia_tui.host.hub.news import CalledOff, Consented, PlaysOn, Requested, StandsIn, Visitor
from edenia_tui.host.hub.notes import (
    Agreed,
    Asked,
    Declined,
    Ended,
    EndKind,
    Followed,
    RequestKind,
    write_note,
)
from edenia_tui.host.hub.play import read_play
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.standing import Request
from edenia_tui.host.hub.table import Table
from edenia_tui.host.hub.table_log import Outdated, Overtaken
from edenia_tui.table.course import NotPossible
from rules.kernel.seat import Seat

Rematch = Callable[[Table], Awaitable[str]]
"""Opens a table for the same people and begins; its code."""


class Requests(NamedTuple):
    """Asks and answers at one table."""

    table: Table
    rematch: Rematch

    async def ask(self, visitor: Visitor, kind: RequestKind, number: int = 0) -> None:
        """Ask for something; if nobody has to agree it is done at once.

        Args:
            visitor: who asks.
            kind: for what.
            number: how many actions still count, for BACK; who is absent, for the two about absence.

        Raises:
            NotDone: that cannot be asked for.
            SaveError: it could not be kept.
        """
        await self.table.change(partial(self._ask, visitor, kind, number))

    async def agree(self, visitor: Visitor) -> None:
        """Agree to what was asked for; with the last consent it is done. Raises as `ask`."""
        await self.table.change(partial(self._agree, visitor))

    async def decline(self, visitor: Visitor) -> None:
        """Do not agree, or take back what one asked for oneself. Raises as `ask`."""
        await self.table.change(partial(self._decline, visitor))

    async def _ask(self, visitor: Visitor, kind: RequestKind, number: int) -> None:
        table, seat = self.table, self._own_seat(visitor, kind)
        if table.standing.request is not None:
            raise NotDone(Why.ASKED)
        place = table.log.last
        needed = await self._needed(seat, kind, number)
        asked = Asked(kind, seat, number, tuple(sorted(needed - {seat})))
        if not asked.needed:
            await self._do(asked, [write_note(asked)], lambda: table.log.last == place)
            return
        try:
            await table.log.append([write_note(asked)], after=place)
        except Outdated:
            raise NotDone(Why.MOVED) from None
        table.attendance.tell(Requested(asked, visitor.account.name))

    async def _agree(self, visitor: Visitor) -> None:
        table, (request, seat) = self.table, self._open_request(visitor)
        lines = [write_note(Agreed(seat))]
        if len(request.open) > 1:
            await table.log.append(lines)
            table.attendance.tell(Consented(seat, visitor.account.name))
        else:
            await self._do(request.asked, lines, lambda: table.standing.request == request)

    async def _decline(self, visitor: Visitor) -> None:
        table, request = self.table, self.table.standing.request
        if request is None:
            raise NotDone(Why.NOT_ASKED)
        seat = self._own_seat(visitor, request.asked.kind)
        if seat not in (request.asked.seat, *request.asked.needed):
            raise NotDone(Why.NOT_ASKED)
        with table.answering():
            await table.log.append([write_note(Declined(seat))])
        table.attendance.tell(CalledOff(request.asked, visitor.account.name))

    def _open_request(self, visitor: Visitor) -> tuple[Request, Seat]:
        request = self.table.standing.request
        if request is None:
            raise NotDone(Why.NOT_ASKED)
        seat = self._own_seat(visitor, request.asked.kind)
        if seat not in request.open:
            raise NotDone(Why.NOT_ASKED)
        return request, seat

    def _own_seat(self, visitor: Visitor, kind: RequestKind) -> Seat:
        """Give somebody's seat; for another game also that of one who resigned."""
        if kind is not RequestKind.REMATCH:
            return self.table.seat_of(visitor)
        seat = self.table.standing.sat_on(visitor.account.id)
        if seat is None:
            raise NotDone(Why.NOT_SEATED)
        return seat

    async def _needed(self, seat: Seat, kind: RequestKind, number: int) -> set[Seat]:
        """Find out who has to agree; NotDone when it cannot be asked for."""
        table = self.table
        if kind is RequestKind.REMATCH:
            if table.standing.ended is None:
                raise NotDone(Why.NOT_OVER)
            if table.standing.next:
                raise NotDone(Why.BEGUN)
            return {owner.seat for owner in table.standing.owners}
        table.running()
        people = {owner.seat for owner in table.people}
        match kind:
            case RequestKind.BACK:
                return await self._concerned(seat, number)
            case RequestKind.END:
                return people
            case _:
                self._check_absent(seat, Seat(number), kind)
                return people & table.attendance.seats

    async def _concerned(self, seat: Seat, number: int) -> set[Seat]:
        """Find who has a say when a seat wants to go back: those who decided since.

        Where nobody else did, it may go as far as it could undo by right; beyond that something was
        shown, or another is to decide, and all people have a say.
        """
        table = self.table
        if table.plan.is_rated:
            raise NotDone(Why.RATED)
        saved = await read_play(table.entry, table.log)
        if not 0 <= number < len(saved.record.actions):
            raise NotDone(Why.NOT_POSSIBLE)
        found = set(deciders(table.entry.game, saved, number)) - set(table.standing.resigned)
        if found - {seat}:
            return found
        by_right = table.running().room.rewinding.steps_back(seat)
        is_by_right = number >= len(saved.record.actions) - by_right
        return {seat} if is_by_right else {owner.seat for owner in table.people}

    def _check_absent(self, seat: Seat, absent: Seat, kind: RequestKind) -> None:
        table = self.table
        if kind is RequestKind.STAND_IN and table.plan.is_rated:
            raise NotDone(Why.RATED)
        if absent == seat or absent not in table.absent():
            raise NotDone(Why.NOT_ABSENT)

    async def _do(self, asked: Asked, lines: list[str], holds: Callable[[], bool]) -> None:
        """Do what all agreed to, kept together with the last consent, if that still holds."""
        table = self.table

        def consents() -> list[str]:
            if not holds():
                raise NotDone(Why.MOVED)
            return table.while_running(lines)

        with table.answering():
            match asked.kind:
                case RequestKind.BACK:
                    await self._go_back(asked, consents)
                case RequestKind.END:
                    await Endings(table).end(Ended(EndKind.AGREED), consents)
                case RequestKind.END_ABSENT:
                    ended = Ended(EndKind.ABSENT, (Seat(asked.number),))
                    await Endings(table).end(ended, consents)
                case RequestKind.STAND_IN:
                    await self._stand_in(Seat(asked.number), consents)
                case RequestKind.REMATCH:
                    await self._play_on(lines)

    async def _go_back(self, asked: Asked, consents: Callable[[], list[str]]) -> None:
        rewinding = self.table.running().room.rewinding
        try:
            await rewinding.back_by_consent(asked.seat, asked.number, consents)
        except NotPossible:
            raise NotDone(Why.NOT_POSSIBLE) from None

    async def _stand_in(self, seat: Seat, consents: Callable[[], list[str]]) -> None:
        play = self.table.running()
        bot = play.bot()
        await play.room.replace(seat, bot, consents)
        name = self.table.name_of(seat)
        self.table.attendance.tell(StandsIn(seat, name, bot.kind, has_resigned=False))

    async def _play_on(self, lines: list[str]) -> None:
        code = await self.rematch(self.table)
        try:
            await self.table.log.append([*lines, write_note(Followed(code))])
        except Overtaken:
            tables = self.table.house.store.tables
            opened = await tables.find(code)
            if opened is not None:
                await tables.forget(opened.name)
            raise
        self.table.attendance.tell(PlaysOn(code))

"""A table that people share: who is there, whose seats they are, and the game on it.

Rule of the file: a change is kept, then made, then told, one at a time. A seat is an account's, not a
connection's: whoever comes back finds it.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from edenia_tui.games.entry import Entry
from edenia_tui.host.hub.attendance import Attendance, Distant
from edenia_tui.host.hub.facts import TableFacts, about, facts_of
from edenia_tui.host.hub.hearsay import Hearsay
from edenia_tui.host.hub.house import House
from edenia_tui.host.hub.news import (
    Begun,
    CalledOff,
    Came,
    Dismissal,
    IsBack,
    IsOver,
    Trouble,
    Visitor,
    Went,
)
from edenia_tui.host.hub.notes import (
    Declined,
    Ended,
    EndKind,
    write_note,
)
from edenia_tui.host.hub.own_room import OwnRoom
from edenia_tui.host.hub.plan import read_plan
from edenia_tui.host.hub.play import Heard, Play, read_play
from edenia_tui.host.hub.rating import USUAL, judge, places_of
from edenia_tui.host.hub.refusing import NotDone, Why
from edenia_tui.host.hub.standing import Owner, Standing
from edenia_tui.host.hub.table_log import Overtaken, TableLog
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.shared.people import Account
from edenia_tui.storage.shared.tables import TableRow
from edenia_tui.table.course import NotPossible
from edenia_tui.table.journal import carried_through
from edenia_tui.table.seating import HUMAN
from rules.kernel.refused import Ambiguous, NotACommand, Refused
from rules.kernel.seat import Seat

T = TypeVar("T")


class Table:
    """One table, as long as anybody cares for it."""

    def __init__(
        self,
        house: House,
        row: TableRow,
        lines: Sequence[str],
        changed: Callable[["Table"], None] = lambda _: None,
    ) -> None:
        """Set the table up as it was kept; `wake` follows.

        Args:
            house: what it shares with others.
            row: what is known of it.
            lines: all so far.
            changed: hears that a list would tell something else about it.
        """
        self.house = house
        self.name = row.name
        self.code = row.code
        self.plan = read_plan(row.plan)
        self.entry: Entry = house.games[self.plan.game]
        self.attendance = Attendance()
        self._changing = asyncio.Lock()
        self.play: Play | None = None
        """The game; None before it has begun."""
        self._row = row
        self._listed = changed
        self._removed: set[str] = set()
        self._is_answering = False
        self.log = self._read_log(lines)

    async def change(self, change: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Change who sits here or what is asked for, one at a time and to the end."""
        async with self._changing:
            while True:
                try:
                    return await carried_through(change())
                except Overtaken:
                    await self._follow()

    async def follow(self) -> None:
        """Make true and tell what others did at other nodes.

        Raises:
            SaveError: it could not be read.
            NoSuchTable: it is gone.
        """
        async with self._changing:
            await carried_through(self._follow())

    async def _follow(self) -> None:
        if self.play is None:
            await self._hear_others()
        else:
            await self.play.room.undisturbed(self._hear_others)
        if self.play is None and self.standing.is_begun and self.attendance:
            await self.wake()
            self.attendance.tell(Begun())

    async def _hear_others(self) -> None:
        await self.log.follow()
        hearsay, unheard = Hearsay(self), self.log.unheard
        self.log.unheard = []
        try:
            for one in unheard:
                hearsay.hear(one)
        except (Refused, NotACommand, Ambiguous, NotPossible) as error:
            about = {"message": "A game is read again", "exception": error}
            asyncio.get_running_loop().call_exception_handler(about)
            await self._read_again()
        if unheard:
            self._listed(self)

    def meet(self, elsewhere: Sequence[Distant]) -> None:
        """Take note of who is here through other nodes."""
        came, went = self.attendance.meet(elsewhere, self.house.clock.time())
        for one in came:
            self.attendance.tell(Came(*one))
        for one in went:
            self.attendance.tell(Went(*one))

    def leave_seat(self, seat: Seat) -> None:
        """End a visit to a seat: its person came to it at another node."""
        for place in self.attendance:
            if place.seat == seat:
                self.attendance.dismiss(place, Dismissal.ELSEWHERE)

    def _read_log(self, lines: Sequence[str]) -> TableLog:
        tell = partial(about, self.plan)
        return TableLog(self.house.store.tables, self.name, lines, tell, self._changed)

    # What everybody may know.

    @property
    def standing(self) -> Standing:
        """What its lines come to."""
        return self.log.standing

    @property
    def facts(self) -> TableFacts:
        """What a list tells about it."""
        now = about(self.plan, self.standing)
        row = self._row
        return facts_of(TableRow(row.name, row.code, row.plan, now, row.created, row.written, 0))

    @property
    def names(self) -> tuple[str, ...]:
        """What those on the seats are called; empty for bots, and where nobody sits."""
        owners = map(self.standing.owner, map(Seat, range(len(self.plan.players))))
        return tuple("" if owner is None else owner.name for owner in owners)

    @property
    def people(self) -> tuple[Owner, ...]:
        """Whose seats they are, those aside who resigned."""
        resigned = self.standing.resigned
        return tuple(owner for owner in self.standing.owners if owner.seat not in resigned)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing would happen by itself."""
        if self.attendance or self._changing.locked():
            return False
        playing = self.play is not None and not self.play.ended.is_set()
        return not playing or any(
            self.play is not None and self.play.room.question(owner.seat) for owner in self.people
        )

    def absent(self) -> dict[Seat, str]:
        """Find people whom everybody waits for and who have been away for long, with their names."""
        if self.play is None or self.play.ended.is_set():
            return {}
        now, found = self.house.clock.time(), {}
        for owner in self.people:
            since = self.attendance.away_since(owner.seat, now)
            is_long = since is not None and now - since >= self.house.limits.absence_seconds
            if is_long and self.play.room.question(owner.seat) is not None:
                found[owner.seat] = owner.name
        return found

    def name_of(self, seat: Seat) -> str:
        """Tell what whoever has a seat is called."""
        owner = self.standing.owner(seat)
        return "" if owner is None else owner.name

    def seat_of(self, visitor: Visitor) -> Seat:
        """Give the seat of somebody; NotDone when they have none."""
        seat = self.standing.seat_of(visitor.account.id)
        if seat is None:
            raise NotDone(Why.NOT_SEATED)
        return seat

    def room_of(self, visitor: Visitor) -> OwnRoom:
        """Open the room for somebody who is here; NotDone before the game has begun."""
        place = self.attendance.find(visitor)
        if self.play is None or place is None:
            raise NotDone(Why.NOT_BEGUN)
        return OwnRoom(self.play, place.seat)

    # Coming and going.

    async def wake(self) -> None:
        """Read the game, if it has begun and is not read yet, and let it go on."""
        if self.play is not None or not self.standing.is_begun:
            return
        saved = await read_play(self.entry, self.log)
        heard = Heard(self._over, self._overtaken, self._trouble)
        self.play = Play(self.house, self.entry, self.log, saved, heard)
        if self.standing.ended is None:
            self.play.start()
        else:
            self.play.ended.set()
            await self.rate()

    async def come(self, visitor: Visitor) -> None:
        """Let somebody in, to their seat or to look on; an earlier visit to the seat ends first.

        Raises:
            NotDone: they are not welcome.
        """
        await self.change(partial(self._come, visitor))

    async def _come(self, visitor: Visitor) -> None:
        seat = self.standing.seat_of(visitor.account.id)
        if seat is None:
            self._check_spectator(visitor.account)
        await self.wake()
        if self.let_in(visitor, seat):
            self.attendance.tell(Came(visitor.account.name, seat), but=visitor)
        if seat is not None:
            await self._give_back(seat)

    def let_in(self, visitor: Visitor, seat: Seat | None) -> bool:
        """Give somebody a place, among the spectators without a seat; whether that is news."""
        if self.attendance.find(visitor) is not None:
            self.attendance.move(visitor, seat)
            return False
        return not self.attendance.come(visitor, seat)

    async def _give_back(self, seat: Seat) -> None:
        """Let somebody who is back decide again, and forget what was asked for in their absence."""
        request = self.standing.request
        if request is not None and request.is_about_absent(seat):
            await self.log.append([write_note(Declined(seat))])
        if self.play is None or self.standing.ended is not None:
            return
        if self.play.room.kinds[seat] != HUMAN:
            await self.play.room.replace(seat, None)
            self.attendance.tell(IsBack(seat, self.name_of(seat)))

    def go(self, visitor: Visitor) -> None:
        """Let somebody go; their seat stays theirs."""
        place = self.attendance.go(visitor, self.house.clock.time())
        if place is not None:
            self.attendance.tell(Went(visitor.account.name, place.seat))

    def check_welcome(self, account: Account) -> None:
        """Make sure that somebody was not told to leave; NotDone when they were."""
        if account.id in self._removed:
            raise NotDone(Why.REMOVED)

    def _check_spectator(self, account: Account) -> None:
        self.check_welcome(account)
        is_known = self.standing.sat_on(account.id) is not None
        if not self.plan.lets_watch and not is_known and self.standing.is_begun:
            raise NotDone(Why.NO_SPECTATORS)
        if self.attendance.spectators >= self.house.limits.spectators:
            raise NotDone(Why.TOO_MANY)

    def remove(self, owner: Visitor, name: str) -> list[Visitor]:
        """Have a spectator, or before the game anybody, leave; NotDone when it is not one's own table."""
        if owner.account.id != self.plan.owner:
            raise NotDone(Why.NOT_YOURS)
        gone = []
        for place in self.attendance:
            is_meant = place.visitor.account.name == name and place.visitor is not owner
            if is_meant and (place.seat is None or not self.standing.is_begun):
                self._removed.add(place.visitor.account.id)
                self.attendance.dismiss(place, Dismissal.REMOVED)
                self.attendance.tell(Went(name, place.seat))
                gone.append(place.visitor)
        return gone

    # The game.

    def running(self) -> Play:
        """Give the game that is being played; NotDone when there is none."""
        if self.play is None:
            raise NotDone(Why.NOT_BEGUN)
        if self.standing.ended is not None or self.play.room.is_over:
            raise NotDone(Why.OVER)
        return self.play

    def while_running(self, lines: list[str]) -> list[str]:
        """Give lines that are to be kept, if the game has not ended meanwhile."""
        self.running()
        return lines

    async def stop(self, why: Dismissal | None = None) -> None:
        """Let the game rest, and have everybody leave; what was played is kept."""
        if why is not None:
            for place in self.attendance:
                self.attendance.dismiss(place, why)
        play, self.play = self.play, None
        if play is not None:
            await play.stop()

    async def _over(self) -> None:
        """Take note of how the game ended by its rules."""
        await self.change(self._note_end)

    async def _note_end(self) -> None:
        if self.play is None or self.standing.ended is not None:
            return
        outcome = self.entry.game.outcome(self.play.room.view(None))
        ended = Ended(EndKind.RULES, () if outcome is None else outcome.winners)
        await self.log.append([write_note(ended)])  # another node may be quicker
        await self.rate()
        self.attendance.tell(IsOver(ended))

    async def rate(self) -> None:
        """Let a rated game that is over count, once."""
        ended = self.standing.ended
        places = [] if ended is None else places_of(self.standing.owners, ended)
        if self.plan.is_rated and places:
            ratings = self.house.store.ratings
            await ratings.rate(self.name, self.plan.game, places, USUAL, judge)

    async def _overtaken(self) -> None:
        """Make true what was decided elsewhere."""
        await self.follow()

    async def _read_again(self) -> None:
        """Read everything again; everybody has to come again."""
        play, self.play = self.play, None
        if play is not None:
            play.leave()
        self.log = self._read_log(await self.house.store.tables.read(self.name))
        for place in self.attendance:
            self.attendance.dismiss(place, Dismissal.OVERTAKEN)

    def _trouble(self, error: SaveError) -> None:
        self.attendance.tell(Trouble(error.reason))

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Let whoever answers a request tell its end."""
        self._is_answering = True
        try:
            yield
        finally:
            self._is_answering = False

    def _changed(self, before: Standing) -> None:
        """Tell that a request was overtaken, and lists that they change."""
        asked, now = before.request, self.log.standing.request
        if asked is not None and now is None and not self._is_answering:
            self.attendance.tell(CalledOff(asked.asked, ""))
        self._listed(self)

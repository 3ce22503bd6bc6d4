"""What has to be seen to now and then: absent people, tables at rest, and what is kept too long."""

from typing import Final

from edenia_tui.host.hub.accounts import is_guest
from edenia_tui.host.hub.hub import Hub
from edenia_tui.host.hub.news import IsAbsent
from edenia_tui.host.hub.refusing import NotDone
from edenia_tui.host.hub.seats import Seats
from edenia_tui.host.hub.table import Table
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.shared.people import Account
from edenia_tui.storage.shared.tables import TableState
from rules.kernel.seat import Seat

TICK: Final = 1.0
"""Seconds between two looks."""
_CLEANING: Final = 3_600
"""Ticks between two times that old things are forgotten."""
_DAY: Final = 86_400.0


class Housekeeping:
    """Looks after a hub until it is cancelled."""

    def __init__(self, hub: Hub) -> None:
        """Have seen nothing yet."""
        self._hub = hub
        self._offered: dict[str, set[Seat]] = {}
        """Whose absence was told, by table."""

    async def run(self) -> None:
        """Look, and look again."""
        ticks = 0
        while True:
            try:
                await self.look()
                if ticks % _CLEANING == 0:
                    await self.clean()
            except SaveError:
                pass  # it is tried again at the next tick
            ticks += 1
            await self._hub.house.clock.sleep(TICK)

    async def look(self) -> None:
        """Offer to go on without those who are absent, and let tables rest where nobody is."""
        for table in self._hub.awake:
            self._offer(table)
            await self._free_seats(table)
            if table.is_idle:
                self._offered.pop(table.name, None)
                await self._hub.rest(table)

    def _offer(self, table: Table) -> None:
        absent = table.absent()
        told = self._offered.setdefault(table.name, set())
        told &= absent.keys()
        for seat, name in absent.items():
            if seat not in told and table.attendance.seats:
                told.add(seat)
                table.attendance.tell(IsAbsent(seat, name))

    async def _free_seats(self, table: Table) -> None:
        """Free the seats of guests who went before their game began: nobody would wait for them."""
        if table.standing.is_begun:
            return
        now = self._hub.house.clock.time()
        for owner in table.standing.owners:
            since = table.attendance.away_since(owner.seat, now)
            is_long = since is not None and now - since >= self._hub.house.limits.absence_seconds
            if is_long and is_guest(owner.account):
                try:
                    is_used = await Seats(table).rise(Account(owner.account, owner.name))
                except NotDone:
                    continue
                if not is_used:
                    await self._hub.close_table(table)

    async def clean(self) -> None:
        """Forget what is kept too long: chat, guests, tables that nobody filled, games long over."""
        store, limits = self._hub.house.store, self._hub.house.limits
        now = store.time()
        await store.chat.forget(now - limits.chat_days * _DAY)
        await store.people.forget_guests(now - limits.guest_days * _DAY)
        for state, days in (
            (TableState.WAITING, limits.waiting_days),
            (TableState.OVER, limits.over_days),
        ):
            in_use = {table.name for table in self._hub.awake}
            for row in await store.tables.rows([state], most=100_000):
                if row.written < now - days * _DAY and row.name not in in_use:
                    await store.tables.forget(row.name)
                    self._hub.lobby.drop(row.name)

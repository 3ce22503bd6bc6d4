"""How games end: by their rules, because somebody gave up, or because people want it."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from edenia_tui.host.hub.news import IsOver, StandsIn, Visitor
from edenia_tui.host.hub.notes import Ended, EndKind, Resigned, write_note
from edenia_tui.host.hub.table import Table


class Endings(NamedTuple):
    """The end of one table's game."""

    table: Table

    async def resign(self, visitor: Visitor) -> None:
        """Give up: a bot plays on if other people do; else, and where it is rated, the game is over.

        Raises:
            NotDone: there is nothing to give up.
            SaveError: it could not be kept.
        """
        await self.table.change(partial(self._resign, visitor))

    async def end(self, ended: Ended, lines: Callable[[], list[str]]) -> None:
        """End the game otherwise than by its rules, within a change of the table.

        Args:
            ended: how.
            lines: makes sure, while nobody acts, that it is still wanted, or raises; gives the lines
                that are kept together with it.
        """
        table = self.table
        play = table.running()

        async def keep() -> None:
            await table.log.append([*table.while_running(lines()), write_note(ended)])

        await play.room.undisturbed(keep)
        play.room.stop()
        await table.rate()
        table.attendance.tell(IsOver(ended))

    async def _resign(self, visitor: Visitor) -> None:
        table = self.table
        seat, play = table.seat_of(visitor), table.running()
        others = [owner for owner in table.people if owner.seat != seat]
        gave_up = write_note(Resigned(seat))
        if table.plan.is_rated or not others:
            await self.end(Ended(EndKind.RESIGNED, (seat,)), lambda: [gave_up])
        else:
            bot = play.bot()
            await play.room.replace(seat, bot, lambda: table.while_running([gave_up]))
            name = table.name_of(seat)
            table.attendance.tell(StandsIn(seat, name, bot.kind, has_resigned=True))
        table.attendance.move(visitor, None)

"""What can be done at a table beside playing: asking the others, giving up, seeing to who is there."""

from functools import partial
from typing import TYPE_CHECKING

from edenia_tui.conversation.decisions import Decision
from edenia_tui.host.hub.notes import RequestKind
from edenia_tui.host.hub.table import Table
from edenia_tui.host.screen.more import Do, Menu
from edenia_tui.host.screen.talking import Talking
from edenia_tui.tui.dialogs.sure import Sure
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.host.screen.app import HostApp


class TableMenu(Menu):
    """What the key for more shows at a table."""

    def __init__(self, app: "HostApp", table: Table, talking: Talking) -> None:
        """Belong to a table."""
        super().__init__(app)
        self._table = table
        self._talking = talking
        self._visiting = app.visiting
        self._hub = app.visiting.hub

    def show(self) -> None:
        """Offer what makes sense now."""
        standing = self._table.standing
        things: list[tuple[str, Do]] = [(self._say("host-screen-who"), self._who)]
        request = standing.request
        if request is not None and self._talking.seat in request.open:
            things = [
                (self._say("host-screen-agree"), self.agree),
                (self._say("host-screen-decline"), self.decline),
                *things,
            ]
        elif request is not None and request.asked.seat == self._talking.seat:
            things.append((self._say("host-screen-withdraw"), self.decline))
        if standing.ended is not None:
            if self._talking.seat is not None and not standing.next:
                things.append((self._say("host-screen-rematch"), self.ask(RequestKind.REMATCH)))
        elif standing.is_begun and self._talking.seat is not None:
            for seat, name in self._table.absent().items():
                things += self.without(seat, name)
            things += [
                (self._say("host-screen-end"), self.ask(RequestKind.END)),
                (self._say("host-screen-resign"), self._resign),
            ]
        elif self._talking.seat is not None:
            things.append((self._say("host-screen-rise"), self._rise))
        things += self._about_others(is_owner=self._visiting.account.id == self._table.plan.owner)
        self.offer(self._say("host-screen-more"), things)

    def _about_others(self, *, is_owner: bool) -> list[tuple[str, Do]]:
        """Offer to hear somebody no more and, at one's own table, to have them leave."""
        things: list[tuple[str, Do]] = []
        for place in self._table.attendance:
            name = place.visitor.account.name
            if place.visitor is self._visiting:
                continue
            things.append((self._say("host-screen-mute", name=name), partial(self._mute, name)))
            if is_owner and (place.seat is None or not self._table.standing.is_begun):
                gone = partial(self._hub.remove, self._visiting, name)
                things.append((self._say("host-screen-remove", name=name), gone))
        return things

    # Asking the others.

    def without(self, seat: Seat, name: str) -> list[tuple[str, Do]]:
        """Offer what can be done about somebody who has been away for long."""
        things: list[tuple[str, Do]] = []
        if not self._table.plan.is_rated:
            stand_in = self.ask(RequestKind.STAND_IN, seat)
            things.append((self._say("host-screen-stand-in", name=name), stand_in))
        end = self.ask(RequestKind.END_ABSENT, seat)
        return [*things, (self._say("host-screen-end-absent"), end)]

    def ask(self, kind: RequestKind, number: int = 0) -> Do:
        """Give what asks for something."""

        async def ask() -> None:
            await self._hub.requests(self._visiting).ask(self._visiting, kind, number)
            if self._table.standing.request is not None:
                self._talking.tell(self._say("host-screen-asked"))

        return ask

    def ask_back(self, decisions: tuple[Decision, ...]) -> None:
        """Let somebody pick the decision to which all are asked to go back."""
        things = [(one.told, self.ask(RequestKind.BACK, one.point)) for one in decisions]
        self.offer(self._say("host-screen-back"), things)

    async def agree(self) -> None:
        """Agree to what is asked for."""
        await self._hub.requests(self._visiting).agree(self._visiting)

    async def decline(self) -> None:
        """Do not agree, or take back what one asked for."""
        await self._hub.requests(self._visiting).decline(self._visiting)

    # Oneself and the others.

    async def _who(self) -> None:
        self._app.notice(*self._talking.present())

    async def _mute(self, name: str) -> None:
        self._hub.mute(self._visiting, name)
        self._app.notice(self._say("host-muted", name=name))

    async def _rise(self) -> None:
        await self._hub.rise(self._visiting)
        self._app.leave_game()

    async def _resign(self) -> None:
        say = self._say

        async def resign(is_sure: bool | None) -> None:  # noqa: FBT001 (a screen answers so)
            if is_sure:
                await self.attempt(self._hub.resign(self._visiting))
                if self._table.standing.ended is None:
                    self._app.show_table(self._table)

        sure = Sure(
            say("host-screen-resign-sure"), say("screen-resign-no"), say("screen-resign-yes")
        )
        self._app.push_screen(sure, resign)

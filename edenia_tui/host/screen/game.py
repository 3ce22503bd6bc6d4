"""A game that people share: the table as at home, with talk, presence and what others ask for."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, cast

from edenia_tui.conversation.decisions import tell_decisions
from edenia_tui.conversation.past import past_of_room
from edenia_tui.host.hub.news import (
    CalledOff,
    Consented,
    IsAbsent,
    IsOver,
    LobbyChanged,
    News,
    PlaysOn,
    Requested,
)
from edenia_tui.host.hub.notes import EndKind, RequestKind
from edenia_tui.host.screen.consent import Consent
from edenia_tui.host.screen.hearing import Hearing
from edenia_tui.host.screen.keys import SEATED, SEATED_OVER
from edenia_tui.host.screen.replay import HostedReplay
from edenia_tui.host.screen.table_menu import TableMenu
from edenia_tui.host.screen.talking import Talking
from edenia_tui.host.visits.sitting import HostedSitting
from edenia_tui.host.visits.visiting import Visiting
from edenia_tui.tui.game.over import After
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.keys import Key, bindings

if TYPE_CHECKING:
    from edenia_tui.host.screen.app import HostApp

_WAYS_ON: Final = {
    After.LOOK: "screen-over-look",
    After.WATCH: "screen-over-watch",
    After.AGAIN: "host-screen-rematch",
    After.MENU: "host-screen-to-lobby",
    After.QUIT: "host-screen-quit",
}


class HostedGameScreen(Hearing, GameScreen):
    """One seat at a shared table, or a place among its spectators."""

    HAS_TALK: ClassVar[bool] = True
    KEYS: ClassVar[tuple[Key, ...]] = SEATED
    BINDINGS = [*bindings(SEATED)]  # noqa: RUF012 (Textual reads it)
    WAYS_ON: ClassVar[Mapping[After, str]] = _WAYS_ON

    def __init__(self, visiting: Visiting, sitting: HostedSitting) -> None:
        """Get ready to play, or to look on."""
        super().__init__(visiting.visit, sitting)
        self.table = sitting.table
        self._own_room = sitting.room()
        self.visiting = visiting
        self.talking = Talking(self, self.table)
        self.consent = Consent(self, self.table, self.talking)

    @property
    def host(self) -> "HostApp":
        """The app."""
        return cast("HostApp", self.app)

    @property
    def menu(self) -> TableMenu:
        """What can be done beside playing."""
        return TableMenu(self.host, self.table, self.talking)

    @property
    def keys_now(self) -> tuple[Key, ...]:
        """The keys of a shared game; once it is over, those that still do something."""
        is_over = self.room.is_over or self.table.standing.ended is not None
        return SEATED_OVER if is_over and not self.command_line.bar.display else super().keys_now

    def on_mount(self) -> None:
        """Show what was said, who is here, and what waits for an answer."""
        self.talking.entitle()
        self.call_later(self.talking.recall)
        self.on_top.show(self.consent.remind)

    def show_all(self) -> None:
        """Show everything anew, who is here too."""
        super().show_all()
        self.talking.entitle()

    # What the hub tells.

    def hear(self, news: News) -> None:
        """Show it beside the story; what asks for an answer, on top."""
        if isinstance(news, LobbyChanged):
            return
        self.talking.hear(news)
        self.talking.entitle()
        match news:
            case Requested():
                self.on_top.show(self.consent.remind)
            case CalledOff() | Consented():
                self.consent.settle()
            case IsAbsent() if self.talking.seat is not None:
                self.on_top.show(partial(self.consent.offer_absence, news))
            case IsOver(ended) if ended.kind is not EndKind.RULES:
                self.consent.settle()
                self.on_top.show(partial(self._tell_end, news))
            case PlaysOn(code):
                self.consent.settle()
                self.call_later(self._play_on, code)

    def _tell_end(self, news: IsOver) -> None:
        """Tell an end that is not by the rules, and what can be done now."""
        self.viewer.question = None
        self.table_view.offer()
        self.consent.tell_end(news)

    async def _play_on(self, code: str) -> None:
        """Go to the table of the next game; spectators go along."""
        join = self.visiting.hub.join if self._has_seat_at_end else self.visiting.hub.watch
        problem = await self.host.go_to(join(self.visiting, code))
        if problem:
            self.host.notice(problem)

    @property
    def _has_seat_at_end(self) -> bool:
        owners = self.table.standing.owners
        return self.visiting.account.id in (owner.account for owner in owners)

    # Keys.

    def action_talk(self) -> None:
        """Say something to all at the table."""
        self.talking.ask()

    def action_more(self) -> None:
        """List what else there is."""
        self.menu.show()

    def action_hint(self) -> None:
        """Look for a good choice, where that is allowed and not asked for too often."""
        if not self.table.plan.has_hints:
            self._refuse("host-no-hints")
        elif self.viewer.question is not None and not self.host.may_have_hint():
            self._refuse("host-hints-slow")
        else:
            super().action_hint()

    def action_what_if(self) -> None:
        """Try out what could be, where that is allowed."""
        if self.table.plan.has_hints:
            super().action_what_if()
        else:
            self._refuse("host-no-hints")

    async def action_take_back(self) -> None:
        """Go back against bots alone; else ask those who have decided since."""
        seat = self.talking.seat
        if seat is None or self.room.rewinding.may_go_back(seat):
            await super().action_take_back()
            return
        viewer, points = self.viewer, self._own_room.rewinding.points(seat)
        listed = tell_decisions(viewer.words, viewer.listener, self.room, seat, points)
        if listed:
            self.menu.ask_back(listed)
        else:
            self._refuse("undo-no-decision")

    def action_past(self) -> None:
        """Look back, with one's own eyes until it is over."""
        past = past_of_room(self.sitting, self.room, self.viewer.seat)
        start = 0 if self.room.is_over else past.replay.last
        allows = self.table.plan.has_hints or self.room.is_over
        self.app.push_screen(HostedReplay(self.visiting.visit, past, start, allows_what_if=allows))

    def action_export(self, *words: str) -> None:
        """Tell how a game reaches one's own machine."""
        del words
        self._refuse("host-export-how")

    async def go_on(self, after: After | None) -> None:
        """Do what somebody picked at the end."""
        if after is After.AGAIN:
            await self.menu.attempt(self.menu.ask(RequestKind.REMATCH)())
        else:
            await super().go_on(after)

    def _refuse(self, message: str) -> None:
        self.table_view.refuse([self.viewer.listener.say(message)])

"""A game that people share: the table as at home, with talk, presence and what others ask for."""

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, cast

from edenia_tui.conversation.decisions import tell_decisions
from edenia_tui.conversation.past import past_of_room
from edenia_tui.host.hub.news import (
    CalledOff,
    Came,
    Consented,
    IsAbsent,
    IsOver,
    LobbyChanged,
    News,
    PlaysOn,
    Requested,
)
from edenia_tui.host.hub.notes import Ended, EndKind, RequestKind
from edenia_tui.host.screen.consent import Consent
from edenia_tui.host.screen.hearing import Hearing
from edenia_tui.host.screen.keys import SEATED, SEATED_OVER
from edenia_tui.host.screen.replay import HostedReplay
from edenia_tui.host.screen.table_menu import TableMenu
from edenia_tui.host.screen.talking import Talking
from edenia_tui.host.visits.sitting import HostedSitting
from edenia_tui.host.visits.visiting import Visiting
from edenia_tui.tui.game.over import After, Way
from edenia_tui.tui.game.screen import GameScreen
from edenia_tui.tui.keys import Key, bindings

if TYPE_CHECKING:
    from edenia_tui.host.screen.app import HostApp

_GATHERING: Final = 0.005
"""Seconds for which a frame waits for what belongs to it."""
_WAYS_ON: Final = {
    After.LOOK: "screen-over-look",
    After.WATCH: "screen-over-watch",
    After.AGAIN: "host-screen-rematch",
    After.SHARE: "screen-over-share",
    After.MENU: "host-screen-to-lobby",
    After.QUIT: "host-screen-quit",
}


class HostedGameScreen(Hearing, GameScreen):
    """One seat at a shared table, or a place among its spectators."""

    HAS_COACH: ClassVar[bool] = False

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
        self._tell_other_end()

    def show_all(self) -> None:
        """Show everything anew, who is here too."""
        super().show_all()
        self.talking.entitle()

    async def _on_timer_update(self) -> None:  # type: ignore[override]
        """Paint a frame, once all widgets that a key changes have told so: one frame a key, not two."""
        await asyncio.sleep(_GATHERING)
        super()._on_timer_update()

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
            case Came(_, seat) if seat is not None:
                self.consent.welcome(seat)
            case IsAbsent() if self.talking.seat is not None:
                self.on_top.show(partial(self.consent.offer_absence, news))
            case IsOver():
                self.consent.settle()
                self._tell_other_end()
            case PlaysOn(code):
                self.consent.settle()
                self.call_later(self._play_on, code)

    def _tell_other_end(self) -> None:
        """Tell an end that is not by the rules, if there was one, and what can be done now."""
        ended = self.table.standing.ended
        if ended is not None and ended.kind is not EndKind.RULES:
            self.on_top.show(partial(self._tell_end, ended))

    def _tell_end(self, ended: Ended) -> None:
        self.viewer.question = None
        self.table_view.offer()
        self.consent.tell_end(IsOver(ended))
        self.table_view.ask(self.viewer.listener.say("question-over"))

    async def _play_on(self, code: str) -> None:
        """Go to the table of the next game; spectators go along."""
        hub, is_member = self.visiting.hub, self.talking.seat is not None
        join = hub.join if is_member else hub.watch
        problem = await self.host.go_to(join(self.visiting, code))
        if problem:
            self.host.notice(problem)

    # Keys.

    def action_choose(self) -> None:
        """Do the choice; tell the end again once the game is over."""
        super().action_choose()
        self._tell_other_end()

    def action_home(self) -> None:
        """Go back to the choices; to the end of the game once it is over."""
        super().action_home()
        self._tell_other_end()

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
        elif not self._may_have_hint():
            self._refuse("host-hints-slow")
        else:
            super().action_hint()

    def _may_have_hint(self) -> bool:
        """Tell whether one more may be sought now, and count it; where there is no choice it is free."""
        asked, account = self.viewer.question, self.visiting.account
        is_free = asked is None or len(asked.legal) == 1
        return is_free or self.visiting.hub.hints.takes(account.id)

    def action_what_if(self) -> None:
        """Try out what could be, where that is allowed."""
        if self.table.plan.has_hints:
            super().action_what_if()
        else:
            self._refuse("host-no-hints")

    async def action_take_back(self) -> None:
        """Go back against bots alone; else ask those who have decided since."""
        seat = self.viewer.seat
        if seat is None or self.room.rewinding.may_go_back(seat):
            await super().action_take_back()
            return
        viewer, points = self.viewer, self._own_room.rewinding.points(seat)
        listed = tell_decisions(viewer.words, viewer.listener, self.room, seat, points)
        if listed:
            self.menu.ask_back(listed)
        else:
            self._refuse("undo-no-decision")

    def look_back(self, point: int | None) -> None:
        """Look back, with one's own eyes until it is over."""
        past = past_of_room(self.sitting, self.room, self.viewer.seat)
        start = point or (0 if self.room.is_over else past.replay.last)
        allows = self.table.plan.has_hints or self.room.is_over
        self.app.push_screen(HostedReplay(self.visiting.visit, past, start, allows_what_if=allows))

    def action_export(self, *words: str) -> None:
        """Tell how a game reaches one's own machine."""
        del words
        self._refuse("host-export-how")

    async def go_on(self, after: Way | None) -> None:
        """Do what somebody picked at the end."""
        if after is After.AGAIN:
            await self.menu.attempt(self.menu.ask(RequestKind.REMATCH)())
        else:
            await super().go_on(after)

    def _refuse(self, message: str) -> None:
        self.table_view.refuse([self.viewer.listener.say(message)])

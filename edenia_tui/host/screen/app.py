"""The app of a visit to a host: the lobby, and the table somebody is at."""

from collections.abc import Awaitable
from typing import ClassVar, cast

from textual import on
from textual.screen import Screen

from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.host.hub.news import Dismissal, News
from edenia_tui.host.hub.table import Table
from edenia_tui.host.screen.depth import Depth
from edenia_tui.host.screen.driver import Link, NobodyThere
from edenia_tui.host.screen.hearing import Heard, Hearing, SentAway
from edenia_tui.host.screen.hosted import Hosted
from edenia_tui.host.screen.keys import MORE_KEYS
from edenia_tui.host.visits.sitting import HostedSitting
from edenia_tui.host.visits.telling import REFUSALS, tell_dismissal, tell_refusal
from edenia_tui.host.visits.visiting import Visiting
from edenia_tui.storage.library import KeptGame
from edenia_tui.tui.app import EdeniaApp
from edenia_tui.tui.dialogs.notice import Notice
from edenia_tui.tui.exit import Exit, Toward
from edenia_tui.tui.keys import MoreKeys

_FOR_GOOD = (Dismissal.ELSEWHERE, Dismissal.BANNED, Dismissal.SHUT)
"""After these there is nothing left to show."""


class HostApp(Hosted[Exit], EdeniaApp):
    """Shows where somebody is; it ends by telling whether they want lines instead."""

    MORE_KEYS: ClassVar[MoreKeys] = MORE_KEYS

    def __init__(self, visiting: Visiting, link: Link, *, theme: str, animated: bool) -> None:
        """Be the screen of a visit that has entered the hub."""
        is_coloured = link.depth is not Depth.NONE
        visit = visiting.visit._replace(is_coloured=is_coloured)
        super().__init__(visit, theme=theme, animated=animated)
        self.visiting = visiting
        self.sent_away: Dismissal | None = None
        """Why the visit has to end; None where its people want it."""
        self.is_idle = False
        """Whether it ends because nobody seems to be there."""
        self._depth = link.depth
        self.host_on(link)

    @property
    def has_few_colours(self) -> bool:
        """Whether the terminal knows no more than sixteen colours."""
        return self._depth is Depth.FEW

    # As a front of the visit.

    def told(self, news: News) -> None:
        """Hear something, in the app's own context."""
        self.post_message(Heard(news))

    def dismissed(self, why: Dismissal) -> None:
        """Hear that one has to leave."""
        self.post_message(SentAway(why))

    def on_mount(self) -> None:
        """Listen to the hub."""
        self.visiting.attend(self)

    def on_unmount(self) -> None:
        """Leave what comes to whoever is next."""
        self.visiting.attend(None)

    @on(Heard)
    def _heard(self, event: Heard) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Hearing):
                screen.hear(event.news)

    @on(SentAway)
    async def _sent_away(self, event: SentAway) -> None:
        """Leave the table, or altogether; where the game went on elsewhere, come again."""
        if event.why in _FOR_GOOD:
            self.sent_away = event.why
            self.exit(Exit(Toward.DOOR))
            return
        left = self.shown_table
        self.leave_game()
        if event.why is Dismissal.OVERTAKEN and left is not None:
            await self.go_to(self.visiting.hub.watch(self.visiting, left.code))
        else:
            self.notice(tell_dismissal(self.manner.speech, event.why))

    @on(NobodyThere)
    def _nobody_there(self) -> None:
        self.is_idle = True
        self.exit(Exit(Toward.DOOR))

    # Where somebody is.

    @property
    def shown_table(self) -> Table | None:
        """The table on the screen."""
        tables = (getattr(screen, "table", None) for screen in self.screen_stack)
        return next((table for table in tables if isinstance(table, Table)), None)

    async def go_to(self, going: Awaitable[Table]) -> str:
        """Go to a table; why not, where that cannot be."""
        try:
            table = await going
        except REFUSALS as error:
            return tell_refusal(self.manner.speech, error)
        self.show_table(table)
        return ""

    def show_table(self, table: Table) -> None:
        """Show a table at which somebody is, in place of whatever is shown."""
        from edenia_tui.host.screen.waiting import WaitingScreen  # noqa: PLC0415 (screens know the app)

        self._let_go()
        if table.play is None:
            self.push_screen(WaitingScreen(table))
        else:
            self.start_game(HostedSitting(self.visiting, table))

    def game_screen(self, sitting: AnySitting) -> Screen[None]:
        """Give the screen on which a shared game is played."""
        from edenia_tui.host.screen.game import HostedGameScreen  # noqa: PLC0415

        return HostedGameScreen(self.visiting, cast("HostedSitting", sitting))

    def leave_game(self) -> None:
        """Go back to the lobby; the seat stays."""
        self.visiting.hub.leave_table(self.visiting)
        super().leave_game()

    def show_menu(self, left: KeptGame | None = None) -> None:
        """Show the lobby, or the table one is at already."""
        from edenia_tui.host.screen.lobby import LobbyScreen  # noqa: PLC0415

        del left
        table = self.visiting.hub.table_of(self.visiting)
        if table is None:
            self.push_screen(LobbyScreen())
        else:
            self.show_table(table)

    def notice(self, *sentences: str) -> None:
        """Say something on top of whatever is shown."""
        say = self.manner.speech
        self.push_screen(Notice(say("host-screen-notice"), sentences, say("screen-close")))

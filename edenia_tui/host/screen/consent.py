"""What others at a table ask for, as dialogs: to agree or not, and what to do about somebody absent."""

from typing import TYPE_CHECKING, Any, cast

from textual.screen import Screen

from edenia_tui.host.hub.news import IsAbsent, IsOver, Requested
from edenia_tui.host.hub.notes import RequestKind
from edenia_tui.host.hub.table import Table
from edenia_tui.host.screen.more import Do
from edenia_tui.host.screen.table_menu import TableMenu
from edenia_tui.host.screen.talking import Talking
from edenia_tui.host.visits.telling import tell_news
from edenia_tui.tui.dialogs.pick import Pick
from rules.kernel.seat import Seat

if TYPE_CHECKING:
    from edenia_tui.host.screen.app import HostApp


class Consent:
    """The dialogs of one table; there is one at a time, and none that is out of date."""

    def __init__(self, screen: Screen[Any], table: Table, talking: Talking) -> None:
        """Ask on top of a screen."""
        self._screen = screen
        self._table = table
        self._talking = talking
        self._asking: Pick | None = None
        self._absent: Seat | None = None
        """About whose absence is asked."""

    @property
    def _app(self) -> "HostApp":
        return cast("HostApp", self._screen.app)

    @property
    def _menu(self) -> TableMenu:
        return TableMenu(self._app, self._table, self._talking)

    def remind(self) -> None:
        """Ask for consent, if there is something to agree to.

        What comes first does nothing, for whoever was about to press Enter in the game.
        """
        request, seat = self._table.standing.request, self._talking.seat
        if request is None or seat is None or seat not in request.open or self._asking is not None:
            return
        say, menu = self._app.manner.speech, self._menu
        wants = Requested(request.asked, self._table.name_of(request.asked.seat))
        (told, *_) = tell_news(say, wants, self._table, seat)
        self._ask(
            told,
            [
                (say("host-screen-later"), _nothing),
                (say("host-screen-decline"), menu.decline),
                (say("host-screen-agree"), menu.agree),
            ],
        )

    def offer_absence(self, news: IsAbsent) -> None:
        """Offer to wait for somebody, to let a bot play, or to end the game."""
        if news.seat not in self._table.absent() or self._asking is not None:
            return
        say = self._app.manner.speech
        things = [(say("host-screen-wait"), _nothing), *self._menu.without(news.seat, news.name)]
        self._ask(say("host-absent", name=news.name), things)
        self._absent = news.seat

    def welcome(self, seat: Seat) -> None:
        """Ask no more about the absence of somebody who has come."""
        if self._absent == seat:
            self.settle()

    def tell_end(self, news: IsOver) -> None:
        """Tell how a game ended otherwise than by its rules, and offer what comes after."""
        say, menu = self._app.manner.speech, self._menu
        told = tell_news(say, news, self._table, self._talking.seat)
        things: list[tuple[str, Do]] = [(say("screen-over-look"), _nothing)]
        if self._talking.seat is not None and not self._table.standing.next:
            things.append((say("host-screen-rematch"), menu.ask(RequestKind.REMATCH)))
        things.append((say("host-screen-to-lobby"), self._leave))
        self._ask(" ".join(told), things)

    async def _leave(self) -> None:
        self._app.leave_game()

    def settle(self) -> None:
        """Take away a question that is out of date."""
        asking, self._asking, self._absent = self._asking, None, None
        if asking is not None and asking.is_current:
            asking.dismiss(None)

    def _ask(self, told: str, things: list[tuple[str, Do]]) -> None:
        menu = self._menu

        async def do(picked: int | None) -> None:
            self._asking = self._absent = None
            if picked is not None:
                await menu.attempt(things[picked][1]())

        say = self._app.manner.speech
        texts = [text for text, _ in things]
        self._asking = Pick(say("host-screen-notice"), texts, say("screen-pick"), told=told)
        self._app.push_screen(self._asking, do)


async def _nothing() -> None:
    """Leave everything as it is."""

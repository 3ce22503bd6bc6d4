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

    @property
    def _app(self) -> "HostApp":
        return cast("HostApp", self._screen.app)

    @property
    def _menu(self) -> TableMenu:
        return TableMenu(self._app, self._table, self._talking)

    def remind(self) -> None:
        """Ask for consent, if there is something to agree to."""
        request, seat = self._table.standing.request, self._talking.seat
        if request is None or seat is None or seat not in request.open or self._asking is not None:
            return
        say, menu = self._app.manner.speech, self._menu
        wants = Requested(request.asked, self._table.name_of(request.asked.seat))
        (told, *_) = tell_news(say, wants, self._table, seat)
        self._ask(
            told,
            [
                (say("host-screen-agree"), menu.agree),
                (say("host-screen-decline"), menu.decline),
                (say("host-screen-later"), _nothing),
            ],
        )

    def offer_absence(self, news: IsAbsent) -> None:
        """Offer to wait for somebody, to let a bot play, or to end the game."""
        if news.seat not in self._table.absent() or self._asking is not None:
            return
        say, menu = self._app.manner.speech, self._menu
        things: list[tuple[str, Do]] = [(say("host-screen-wait"), _nothing)]
        if not self._table.plan.is_rated:
            stand_in = menu.ask(RequestKind.STAND_IN, news.seat)
            things.append((say("host-screen-stand-in", name=news.name), stand_in))
        end = menu.ask(RequestKind.END_ABSENT, news.seat)
        things.append((say("host-screen-end-absent"), end))
        self._ask(say("host-absent", name=news.name), things)

    def tell_end(self, news: IsOver) -> None:
        """Tell how a game ended otherwise than by its rules, and offer what comes after."""
        say, menu = self._app.manner.speech, self._menu
        told = tell_news(say, news, self._table, self._talking.seat)
        things: list[tuple[str, Do]] = [(say("screen-over-look"), _nothing)]
        owners = self._table.standing.owners
        if self._app.visiting.account.id in (owner.account for owner in owners):
            things.append((say("host-screen-rematch"), menu.ask(RequestKind.REMATCH)))
        things.append((say("host-screen-to-lobby"), self._leave))
        self._ask(" ".join(told), things)

    async def _leave(self) -> None:
        self._app.leave_game()

    def settle(self) -> None:
        """Take away a question that is out of date."""
        asking, self._asking = self._asking, None
        if asking is not None and asking.is_current:
            asking.dismiss(None)

    def _ask(self, told: str, things: list[tuple[str, Do]]) -> None:
        menu = self._menu

        async def do(picked: int | None) -> None:
            self._asking = None
            if picked is not None:
                await menu.attempt(things[picked][1]())

        say = self._app.manner.speech
        texts = [text for text, _ in things]
        self._asking = Pick(say("host-screen-notice"), texts, say("screen-pick"), told=told)
        self._app.push_screen(self._asking, do)


async def _nothing() -> None:
    """Leave everything as it is."""

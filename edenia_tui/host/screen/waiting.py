"""A table whose game has not begun: who sits there, how others come, and talk meanwhile."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import Static

from edenia_tui.host.hub.news import Begun, LobbyChanged, News
from edenia_tui.host.hub.table import Table
from edenia_tui.host.screen.hearing import Hearing
from edenia_tui.host.screen.keys import WAITING
from edenia_tui.host.screen.table_menu import TableMenu
from edenia_tui.host.screen.tables_told import tell_seat
from edenia_tui.host.screen.talking import Talking
from edenia_tui.tui.keys import bindings
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.widgets.talk import Talk

if TYPE_CHECKING:
    from edenia_tui.host.screen.app import HostApp


class WaitingScreen(Hearing, FrontScreen):
    """Goes over to the game as soon as everybody is there."""

    CSS = """
    WaitingScreen {
        #seats { height: auto; }
        #invitation { height: auto; margin: 1 0; color: $warning; text-style: bold; }
        #waiting-talk {
            height: 1fr; border: none; border-top: solid $faint; background: transparent;
            scrollbar-size: 1 1; overflow-x: hidden;
        }
    }
    """
    KEYS_MESSAGE: ClassVar[str] = "host-screen-waiting-keys"
    KEYS_SECTION: ClassVar[str] = "keys-at-a-table"
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(WAITING)]

    def __init__(self, table: Table) -> None:
        """Wait at a table."""
        super().__init__()
        self.table = table
        self.talking = Talking(self, table)

    @property
    def host(self) -> "HostApp":
        """The app."""
        return cast("HostApp", self.app)

    def title_text(self) -> str:
        """Give the title."""
        return self.say("host-table", code=self.table.code, game=self.table.entry.title)

    def compose_front(self) -> ComposeResult:
        """Show the seats above what people say."""
        yield Static(self._seats(), id="seats", markup=False)
        yield Static(Content(self._invitation()), id="invitation", markup=False)
        yield Talk(id="waiting-talk")

    def fill(self) -> None:
        """Let arrows scroll the talk."""
        self.query_one(Talk).focus()
        self.talking.entitle()
        self.call_later(self.talking.recall)

    def on_mount(self) -> None:
        """Go on at once if the game began while this screen was put up."""
        if self.table.play is not None:
            self.call_later(self.host.show_table, self.table)

    def hear(self, news: News) -> None:
        """Show who comes, and begin when all have come."""
        match news:
            case Begun():
                self.host.show_table(self.table)
            case LobbyChanged():
                pass
            case _:
                self.talking.hear(news)
                self.talking.entitle()
                for shown in self.query("#seats").results(Static):
                    shown.update(self._seats())
                for shown in self.query("#invitation").results(Static):
                    shown.update(Content(self._invitation()))

    def _seats(self) -> Content:
        say = self.shell.manner.speech.about(self.table.entry.words.messages)
        seats = enumerate(self.table.facts.seats)
        rows = [f"{say(f'seat-{n}'):<12} {tell_seat(say, seat)}" for n, seat in seats]
        return Content("\n".join(rows))

    def _invitation(self) -> str:
        return self.say("host-screen-invite", code=self.table.code, free=self.table.facts.free)

    def action_talk(self) -> None:
        """Say something to all at the table."""
        self.talking.ask()

    def action_more(self) -> None:
        """List what else there is."""
        TableMenu(self.host, self.table, self.talking).show()

    def action_leave(self) -> None:
        """Go back to the lobby; the seat stays."""
        self.host.leave_game()

"""The lobby: open and running tables, one's own, who is here, and what they say."""

from typing import TYPE_CHECKING, ClassVar, Final, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.host.hub.facts import TableFacts
from edenia_tui.host.hub.news import LobbyChanged, News
from edenia_tui.host.screen.hearing import Hearing
from edenia_tui.host.screen.keys import LOBBY
from edenia_tui.host.screen.more import LobbyMenu
from edenia_tui.host.screen.tables_told import tell_table
from edenia_tui.host.screen.talking import Talking
from edenia_tui.tui.dialogs.type_line import TypeLine
from edenia_tui.tui.keys import bindings
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.widgets.plain_list import PlainList
from edenia_tui.tui.widgets.talk import Talk

if TYPE_CHECKING:
    from edenia_tui.host.screen.app import HostApp

_MOST: Final = 100
"""So many tables of a kind are listed; the others are reached by their codes."""
_SECONDS: Final = 0.25
"""The list is written anew at most so often."""
_OPEN: Final = "+"
"""The row that opens a table."""


class LobbyScreen(Hearing, FrontScreen):
    """Enter goes to a table: to one's seat, to a free one, or to look on."""

    CSS = """
    LobbyScreen {
        #tables {
            border: none; padding: 0; height: 1fr; background: transparent;
            & > .option-list--option { padding: 0 1; }
            & > .option-list--option-disabled { color: $accent; text-style: bold; }
        }
        #lobby-talk {
            height: 6; border: none; border-top: solid $faint; background: transparent;
            scrollbar-size: 1 1; overflow-x: hidden;
        }
        #front-problem { height: auto; max-height: 2; color: $warning; }
    }
    """
    KEYS_MESSAGE: ClassVar[str] = "host-screen-lobby-keys"
    KEYS_SECTION: ClassVar[str] = "keys-in-the-lobby"
    HAS_WAY_BACK: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(LOBBY),
        Binding("escape", "stay", show=False),
    ]

    def __init__(self) -> None:
        """Begin with nothing listed."""
        super().__init__()
        self.talking = Talking(self)
        self._kinds: dict[str, str] = {}
        """What each table is to whoever looks, by its code: `own`, `waiting` or `playing`."""
        self._is_due = False

    @property
    def host(self) -> "HostApp":
        """The app."""
        return cast("HostApp", self.app)

    def title_text(self) -> str:
        """Give the title."""
        return self.say("host-screen-lobby", name=self.host.visiting.account.name)

    def compose_front(self) -> ComposeResult:
        """Show the tables above what people say."""
        yield PlainList(id="tables", markup=False)
        yield Static("", id="front-problem", markup=False)
        yield Talk(id="lobby-talk")

    def fill(self) -> None:
        """Begin at the first table."""
        self._list()
        self.query_one("#tables").focus()
        self.talking.tell(self.say("host-terminal"))
        self.call_later(self.talking.recall)

    def hear(self, news: News) -> None:
        """Show what people say, and the tables as they stand, though not at every change."""
        if not isinstance(news, LobbyChanged):
            self.talking.hear(news)
        elif not self._is_due:
            self._is_due = True
            self.set_timer(_SECONDS, self._list)

    def _list(self) -> None:
        """Write the list anew, and stay at the table one looks at."""
        self._is_due = False
        shown = self.query_one("#tables", PlainList)
        at = shown.highlighted_option and shown.highlighted_option.id
        listing = self.host.visiting.hub.listing(self.host.visiting)
        options = [Option(Content(self.say("host-screen-open")), _OPEN)]
        self._kinds = {}
        for kind, tables in zip(("own", "waiting", "playing"), _in_sight(*listing), strict=True):
            if tables:
                heading = Content(self.say(f"host-screen-{kind}"))
                options.append(Option(heading, kind, disabled=True))
            for facts in tables:
                self._kinds[facts.code] = kind
                told = tell_table(self.shell.manner.speech, facts)
                options.append(Option(Content(told), facts.code))
        shown.clear_options()
        shown.add_options(options)
        ids = [option.id for option in options]
        shown.highlighted = ids.index(at) if at in ids else min(2, len(ids) - 1) if ids[1:] else 0
        self.talking.entitle()

    # What can be done.

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to a table, or open one."""
        event.stop()
        if event.option_id == _OPEN:
            self.action_open()
        elif event.option_id is not None:
            is_seat = self._kinds.get(event.option_id) != "playing"
            await self._go(event.option_id, is_seat=is_seat)

    async def _go(self, code: str, *, is_seat: bool) -> None:
        """Go to a seat of a table, or to look on; say why not."""
        visiting = self.host.visiting
        going = visiting.hub.join if is_seat else visiting.hub.watch
        problem = await self.host.go_to(going(visiting, code))
        for shown in self.query("#front-problem").results(Static):
            shown.update(Content(problem))

    def action_open(self) -> None:
        """Open a table."""
        from edenia_tui.host.screen.opening import OpeningScreen  # noqa: PLC0415 (few do at once)

        self.app.push_screen(OpeningScreen())

    def action_code(self) -> None:
        """Go to a table by its code."""
        title, how = self.say("host-screen-code"), self.say("host-screen-type-how")

        async def go(code: str | None) -> None:
            if code:
                await self._go(code, is_seat=True)

        self.app.push_screen(TypeLine(title, how, most=16), go)

    async def action_watch(self) -> None:
        """Look on at the table under the highlight."""
        option = self.query_one("#tables", PlainList).highlighted_option
        if option is not None and option.id in self._kinds:
            await self._go(option.id, is_seat=False)

    def action_talk(self) -> None:
        """Say something to all in the lobby."""
        self.talking.ask()

    async def action_more(self) -> None:
        """List what else there is."""
        LobbyMenu(self.host, self.talking).show()

    def action_stay(self) -> None:
        """Leave by Ctrl+Q alone: Escape closes what lies on top."""


def _in_sight(
    waiting: list[TableFacts], playing: list[TableFacts], own: list[TableFacts]
) -> tuple[list[TableFacts], ...]:
    return own[:_MOST], waiting[:_MOST], playing[:_MOST]

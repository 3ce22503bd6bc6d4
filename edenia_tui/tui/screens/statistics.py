"""What somebody's games add up to, game by game, with a small chart."""

from types import MappingProxyType
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, Static

from edenia_tui.canvas.bars import BLOCKS, SIGNS
from edenia_tui.canvas.charset import ASCII
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.statistics.career import Account, accounts_of
from edenia_tui.statistics.telling import SCREEN, CareerTeller
from edenia_tui.table.seating import LONGEST_NAME
from edenia_tui.tui.screens.front import FrontScreen, row
from edenia_tui.tui.widgets.picker import Pick, Picker


class StatisticsScreen(FrontScreen):
    """The games of the only person in them, or of whoever is named, one kind at a time."""

    CSS = """
    StatisticsScreen {
        .front-word { width: 10; }
        #name { width: 34; }
        #stats-page { height: 1fr; margin-top: 1; scrollbar-size-vertical: 1; }
        #stats-told { height: auto; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "stats-title"
    KEYS_MESSAGE: ClassVar[str] = "stats-keys"
    READING: ClassVar[str] = "#stats-told"
    KEYS_AT = MappingProxyType({Input: "stats-keys-typing", VerticalScroll: "stats-keys-page"})

    class Found(Message):
        """The games are added up."""

        def __init__(self, whose: str, accounts: list[Account]) -> None:
            """Keep whose games, and what they add up to."""
            super().__init__()
            self.whose = whose
            self.accounts = accounts

    def __init__(self) -> None:
        """Begin without having looked."""
        super().__init__()
        self._whose = ""
        self._entry = GAMES[USUAL]
        self._accounts: list[Account] | None = None

    def compose_front(self) -> ComposeResult:
        """Show whose games of which kind, and below what they add up to."""
        with row(self.say("stats-game-row")):
            games = [Pick(entry, entry.title) for entry in GAMES.values()]
            yield Picker(games, self._entry, id="game")
        with row(self.say("stats-name-row")):
            empty = self.say("stats-name-empty")
            yield Input(self._whose, empty, max_length=LONGEST_NAME, id="name", compact=True)
        with VerticalScroll(id="stats-page"):
            yield Static(Content(self._told()), id="stats-told", markup=False)

    def fill(self) -> None:
        """Begin with the game."""
        self.query_one("#game").focus()

    async def on_screen_resume(self) -> None:
        """Look again."""
        self._look_again()
        await super().on_screen_resume()

    def _look_again(self) -> None:
        self.run_worker(lambda: self._look(self._whose), thread=True, exclusive=True)

    def _look(self, whose: str) -> None:
        library, name = self.shell.visit.library, whose.strip() or None
        self.post_message(self.Found(whose, accounts_of(library, name, progress=self.progress())))

    def on_statistics_screen_found(self, event: Found) -> None:
        """Tell what was found, unless another name was typed meanwhile; a game that was played first."""
        if event.whose != self._whose:
            return
        is_first, self._accounts = self._accounts is None, event.accounts
        played = [account.entry for account in event.accounts]
        if is_first and played and self._entry not in played:
            self._entry = played[0]
            for picker in self.query(Picker):
                picker.picked = [*GAMES.values()].index(self._entry)
        self._show()

    @on(Picker.Picked, "#game")
    def _picked(self, event: Picker.Picked) -> None:
        picker: Picker[Any] = event.picker
        self._entry = picker.value
        self._show()

    @on(Input.Changed, "#name")
    def _typed(self, event: Input.Changed) -> None:
        if event.value != self._whose:
            self._whose = event.value
            self._look_again()

    def _show(self) -> None:
        for told in self.query("#stats-told").results(Static):
            told.update(Content(self._told()))

    def _told(self) -> str:
        """Tell the games of the kind that is picked."""
        if self._accounts is None:
            return ""
        signs = SIGNS if self.shell.charset is ASCII else BLOCKS
        teller = CareerTeller(self.shell.manner.speech, SCREEN, signs)
        name = self._whose.strip() or None
        of_kind = [account for account in self._accounts if account.entry is self._entry]
        return "\n".join(teller.tell_all(of_kind, name))

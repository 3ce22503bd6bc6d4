"""The kept games of every kind, to be continued, watched again or exported."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.conversation.past import past_of_recording
from edenia_tui.conversation.recording import read_recording
from edenia_tui.conversation.sitting import why_not_resumed
from edenia_tui.games.kept_games import tell_games
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.storage.summary import Summary
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.keys import PAST_GAMES, bindings
from edenia_tui.tui.replay.screen import ReplayScreen
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.screens.resuming import continue_game
from edenia_tui.tui.widgets.plain_list import PlainList
from rules.kernel.refused import Unreadable

Use = Callable[[Summary], None]
_USES: Final = ("continue", "watch", "export")


class PastGamesScreen(FrontScreen):
    """A list of games, those played last first; Enter asks what to do with one."""

    CSS = """
    PastGamesScreen {
        #front-games { border: none; padding: 0; height: 1fr; background: transparent; }
        #front-problem { height: auto; margin: 1 0; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(PAST_GAMES)]
    TITLE_MESSAGE: ClassVar[str] = "past-games-title"
    KEYS_MESSAGE: ClassVar[str] = "past-games-keys"
    KEYS_SECTION: ClassVar[str] = "keys-in-past-games"

    class Found(Message):
        """The games are known."""

        def __init__(self, games: list[Summary]) -> None:
            """Keep them."""
            super().__init__()
            self.games = games

    def __init__(self) -> None:
        """Begin without having looked."""
        super().__init__()
        self._games: list[Summary] = []

    def compose_front(self) -> ComposeResult:
        """Show the games."""
        yield PlainList(*self._options(), id="front-games", markup=False)
        yield Static("", id="front-problem", markup=False)

    def fill(self) -> None:
        """Begin at the game played last."""
        self.query_one(OptionList).focus()

    async def on_screen_resume(self) -> None:
        """Look again: a what-if may have been kept meanwhile, or a game imported."""
        self.run_worker(self._look, thread=True, exclusive=True)
        await super().on_screen_resume()

    def _look(self) -> None:
        self.post_message(self.Found(self.shell.visit.library.summaries(progress=self.progress())))

    def on_past_games_screen_found(self, event: Found) -> None:
        """List the games; the highlight stays at its game."""
        if event.games == self._games:
            return
        self._complain("")
        before, self._games = self._games, event.games
        names = [game.name for game in event.games]
        for listed in self.query(OptionList):
            at = listed.highlighted
            name = before[at].name if at is not None and at < len(before) else ""
            listed.set_options(self._options())
            listed.highlighted = names.index(name) if name in names else 0

    @property
    def keys_now(self) -> str:
        """The keys for the highlighted game: one that is over cannot be continued."""
        game = self._highlighted
        return f"{self.KEYS_MESSAGE}-over" if game and game.victory else self.KEYS_MESSAGE

    @property
    def _highlighted(self) -> Summary | None:
        for listed in self.query(OptionList):
            at = listed.highlighted
            return self._games[at] if at is not None and at < len(self._games) else None
        return None

    def on_option_list_option_highlighted(self) -> None:
        """Name the keys for another game."""
        self.show_keys()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Ask what to do with a game; one that cannot be read is told at once."""
        game = self._games[event.option_index]
        if game.problem:
            self._watch(game)
            return
        uses = _USES[1:] if game.is_over else _USES
        texts = [self.say(f"past-games-{use}") for use in uses]
        self.app.push_screen(
            Pick(self.say("past-games-do"), texts, self.say("screen-pick")),
            lambda picked: None if picked is None else self._use(uses[picked], game),
        )

    def action_use(self, use: str) -> None:
        """Do something with the highlighted game."""
        game = self._highlighted
        if game is not None:
            self._use(use, game)

    def action_import(self) -> None:
        """Take in a game that somebody handed on."""
        from edenia_tui.tui.screens.importing import ImportScreen  # noqa: PLC0415 (few do)

        self.app.push_screen(ImportScreen())

    def _use(self, use: str, game: Summary) -> None:
        uses: dict[str, Use] = {
            "continue": self._continue,
            "watch": self._watch,
            "export": self._export,
        }
        self._complain("")
        uses[use](game)

    def _continue(self, game: Summary) -> None:
        """Take a game up; if it cannot be, say why."""
        over = self.say("past-games-over") if game.is_over else ""
        self._complain(over or continue_game(self.shell, self.shell.visit.library.game(game.name)))

    def _watch(self, game: Summary) -> None:
        """Watch a game from its beginning; if it cannot be read, say why."""
        kept = self.shell.visit.library.game(game.name)
        try:
            recording = read_recording(kept)
        except (SaveError, Unreadable) as error:
            self._complain(why_not_resumed(self.shell.manner.speech, kept, error))
        else:
            self.app.push_screen(ReplayScreen(self.shell.visit, past_of_recording(recording)))

    def _export(self, game: Summary) -> None:
        from edenia_tui.sharing.exporting import Exporter  # noqa: PLC0415 (few export)
        from edenia_tui.tui.dialogs.exporting import offer_export  # noqa: PLC0415

        visit = self.shell.visit
        exporter = Exporter(
            visit.library.game(game.name),
            *(visit.exchange, visit.manner.speech),
            charset=self.shell.charset,
        )
        offer_export(self.app, exporter)

    def _complain(self, problem: str) -> None:
        self.query_one("#front-problem", Static).update(Content(problem))

    def _options(self) -> list[Option]:
        if not self._games:
            return []
        told = tell_games(self.shell.manner.speech, self.shell.visit.zone, self._games)
        return [Option(Content(line)) for line in told]

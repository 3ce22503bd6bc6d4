"""The kept games, to be watched again."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.games import GAMES
from edenia_tui.line.recording import Recording
from edenia_tui.table.catalogue import Catalogue, Summary
from edenia_tui.table.replay import Replay
from edenia_tui.table.save_errors import SaveError
from edenia_tui.table.shelf import SUFFIX, Shelf
from edenia_tui.tui.past import past_of_recording
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.screens.replay import ReplayScreen
from edenia_tui.tui.widgets.plain_list import PlainList
from edenia_tui.words.kept import tell_kept
from rules.kernel.refused import Unreadable

ENTRY = GAMES["edenia"]


class PastGamesScreen(FrontScreen):
    """A list of games, those played last first; Enter watches one."""

    CSS = """
    PastGamesScreen {
        #front-games { border: none; padding: 0; height: 1fr; background: transparent; }
        #front-problem { height: auto; margin: 1 0; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "past-games-title"
    KEYS_MESSAGE: ClassVar[str] = "past-games-keys"

    class Found(Message):
        """The games are known."""

        def __init__(self, games: list[Summary]) -> None:
            """Keep them."""
            super().__init__()
            self.games = games

    def __init__(self) -> None:
        """Begin without having looked."""
        super().__init__()
        self._shelf: Shelf[Any, Any, Any, Any] = Shelf(ENTRY.game, ENTRY.options)
        self._games: list[Summary] = []

    def compose_front(self) -> ComposeResult:
        """Show the games."""
        yield PlainList(*self._options(), id="front-games", markup=False)
        yield Static("", id="front-problem", markup=False)

    def fill(self) -> None:
        """Begin at the game played last."""
        self.query_one(OptionList).focus()

    async def on_screen_resume(self) -> None:
        """Look again: a what-if may have been kept meanwhile."""
        self.run_worker(self._look, thread=True, exclusive=True)
        await super().on_screen_resume()

    def _look(self) -> None:
        self.post_message(self.Found(Catalogue(self._shelf).list_games()))

    def on_past_games_screen_found(self, event: Found) -> None:
        """List the games; the highlight stays at its game."""
        if event.games == self._games:
            return
        self._games = event.games
        for listed in self.query(OptionList):
            at = listed.highlighted or 0
            listed.set_options(self._options())
            listed.highlighted = at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Watch a game; if it cannot be read, say why."""
        path = self._shelf.folder / f"{self._games[event.option_index].name}{SUFFIX}"
        try:
            saved = self._shelf.read(path)
        except (SaveError, Unreadable) as error:
            problem = self.say("line-cannot-resume", reason=str(error))
            self.query_one("#front-problem", Static).update(Content(problem))
            return
        words = ENTRY.options.seats
        names = tuple(
            "" if sitter.name == word else sitter.name
            for sitter, word in zip(saved.sitters, words, strict=False)
        )
        replay = Replay(ENTRY.game, saved.record)
        name = path.name.removesuffix(SUFFIX)
        past = past_of_recording(Recording(replay, saved.sitters, names, name, 0))
        self.app.push_screen(ReplayScreen(self.host.manner, past))

    def _options(self) -> list[Option]:
        speech, seats = self.host.manner.speech, ENTRY.options.seats
        return [Option(Content(tell_kept(speech, game, seats))) for game in self._games]

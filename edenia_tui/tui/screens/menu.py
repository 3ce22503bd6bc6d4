"""The first screen: what to do, beside the galaxy as it was left."""

from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.boards.galaxy import draw_galaxy
from edenia_tui.boards.grid import Zoom
from edenia_tui.games import GAMES
from edenia_tui.sitting import Sitting
from edenia_tui.table.save_errors import SaveError
from edenia_tui.table.saved import Saved
from edenia_tui.table.shelf import Shelf
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.screens.picture import picture_of
from edenia_tui.tui.screens.rules import RulesScreen
from edenia_tui.tui.screens.settings import SettingsScreen
from edenia_tui.tui.screens.setup import SetupScreen
from edenia_tui.tui.widgets.plain_list import PlainList
from rules.bots.herd import BOTS
from rules.edenia.opening import Options
from rules.kernel.refused import Unreadable

ENTRY = GAMES["edenia"]


class Left(NamedTuple):
    """A game that is not over."""

    path: Path
    saved: Saved[Any, Any, Any]


class MenuScreen(FrontScreen):
    """New game, continue, past games, rules, settings, quit."""

    CSS = """
    MenuScreen {
        #front-side { width: 27; height: auto; margin-top: 2; }
        #front-choices {
            border: none; padding: 0; height: auto; background: transparent;
            & > .option-list--option { padding: 0 1; }
            & > .option-list--option-disabled { color: $faint; }
        }
        #front-galaxy { width: 49; height: 18; }
        #front-left, #front-problem { height: auto; padding: 0 1; margin-top: 1; }
        #front-left { color: $faint; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "menu-title"
    KEYS_MESSAGE: ClassVar[str] = "menu-keys"
    HAS_WAY_BACK: ClassVar[bool] = False

    class Found(Message):
        """It is known whether there is a game to continue, and whether there are any."""

        def __init__(self, left: Left | None, *, has_games: bool) -> None:
            """Keep the game."""
            super().__init__()
            self.left = left
            self.has_games = has_games

    def __init__(self) -> None:
        """Begin without having looked for a game."""
        super().__init__()
        self._shelf: Shelf[Any, Any, Any, Any] = Shelf(ENTRY.game, ENTRY.options)
        self._left: Left | None = None
        self._has_games = False

    def compose_front(self) -> ComposeResult:
        """Show the choices, and the galaxy of the game to continue or a new one."""
        choices = [
            Option(Content(self.say("menu-new")), "new"),
            Option(Content(self.say("menu-continue")), "continue", disabled=self._left is None),
            Option(Content(self.say("menu-past")), "past", disabled=not self._has_games),
            Option(Content(self.say("menu-rules")), "rules"),
            Option(Content(self.say("menu-settings")), "settings"),
            Option(Content(self.say("menu-quit")), "quit"),
        ]
        with Horizontal():
            with Vertical(id="front-side"):
                yield PlainList(*choices, id="front-choices", markup=False)
                yield Static(Content(self._describe_left()), id="front-left", markup=False)
                yield Static("", id="front-problem", markup=False)
            yield Static(self._picture(), id="front-galaxy", markup=False)

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        match event.option_id:
            case "new":
                self.app.push_screen(SetupScreen())
            case "continue":
                self._continue()
            case "past":
                self._show_past_games()
            case "rules":
                self.app.push_screen(RulesScreen())
            case "settings":
                self.app.push_screen(SettingsScreen())
            case _:
                await self.app.action_quit()

    async def on_screen_resume(self) -> None:
        """Look again: a game may have been left or ended, and the language changed."""
        self.run_worker(self._look, thread=True, exclusive=True)
        await super().on_screen_resume()

    def fill(self) -> None:
        """Begin at the first choice."""
        self.query_one(OptionList).focus()

    def on_menu_screen_found(self, event: Found) -> None:
        """Offer the game to continue, and show it; offer past games where there are any."""
        self._left, self._has_games = event.left, event.has_games
        for choices in self.query(OptionList):
            (choices.enable_option if self._left else choices.disable_option)("continue")
            (choices.enable_option if self._has_games else choices.disable_option)("past")
            self.query_one("#front-left", Static).update(Content(self._describe_left()))
            self.query_one("#front-galaxy", Static).update(self._picture())

    def action_leave(self) -> None:
        """Stay: there is nothing before this screen."""

    def _look(self) -> None:
        """Find the game that was played last and is not over; every game is played again for it."""
        for kept in self._shelf.list_games():
            if kept.saved is not None and ENTRY.game.to_act(kept.saved.state) is not None:
                self.post_message(self.Found(Left(kept.path, kept.saved), has_games=True))
                return
        self.post_message(self.Found(None, has_games=bool(self._shelf.paths())))

    def _describe_left(self) -> str:
        """Tell who plays the game to continue, and how far it is."""
        if self._left is None:
            return ""
        saved = self._left.saved
        names = tuple(sitter.name for sitter in saved.sitters)
        words = ENTRY.options.seats
        called = [
            self.say(f"seat-{seat}") if name in ("", words[seat]) else name
            for seat, name in enumerate(names)
        ]
        return self.say("menu-left", names=", ".join(called), round=saved.state.round)

    def _picture(self) -> Content:
        game = ENTRY.game
        state = game.start(Options()) if self._left is None else self._left.saved.state
        return picture_of(draw_galaxy(game.view(state, None), Zoom.SMALL, self.host.charset))

    def _continue(self) -> None:
        """Take the game up; if it cannot be, say why."""
        if self._left is None:
            return
        try:
            archive, saved = self._shelf.open(self._left.path)
        except (SaveError, Unreadable) as error:
            self._complain(self.say("line-cannot-resume", reason=str(error)))
            return
        unknown = [s.player for s in saved.sitters if not s.is_human and s.player not in BOTS]
        if unknown:
            archive.close()
            self._complain(self.say("line-unknown-bot", name=unknown[0]))
            return
        self.host.start_game(Sitting(ENTRY, archive, saved))

    def _show_past_games(self) -> None:
        from edenia_tui.tui.screens.past_games import (  # noqa: PLC0415 (few look back at once)
            PastGamesScreen,
        )

        self.app.push_screen(PastGamesScreen())

    def _complain(self, problem: str) -> None:
        self.query_one("#front-problem", Static).update(Content(problem))

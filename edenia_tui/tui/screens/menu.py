"""The first screen: what to do, beside the table as it was left."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.conversation.left_game import LeftGame, read_left
from edenia_tui.games.agreement import usual_number
from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES, USUAL
from edenia_tui.storage.library import KeptGame
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.screens.resuming import continue_game
from edenia_tui.tui.screens.rules import RulesScreen
from edenia_tui.tui.screens.settings import SettingsScreen
from edenia_tui.tui.screens.setup import SetupScreen
from edenia_tui.tui.widgets.living_picture import LivingPicture
from edenia_tui.tui.widgets.plain_list import PlainList
from rules.kernel.opaque import AnyState
from rules.kernel.refused import Unreadable
from rules.kernel.seat import Seat

_CHOICES: Final = {
    "learn": "menu-learn",
    "new": "menu-new",
    "continue": "menu-continue",
    "past": "menu-past",
    "stats": "menu-stats",
    "import": "menu-import",
    "rules": "menu-rules",
    "settings": "menu-settings",
    "quit": "menu-quit",
}
"""What can be chosen, with the message that names it."""
_NEED_GAMES: Final = frozenset({"continue", "past", "stats"})


class MenuScreen(FrontScreen):
    """Learn, new game, continue, past games, statistics, import, rules, settings, quit."""

    CSS = """
    MenuScreen {
        #front-side { width: 27; height: auto; margin-top: 2; }
        #front-choices {
            border: none; padding: 0; height: auto; background: transparent;
            & > .option-list--option { padding: 0 1; }
            & > .option-list--option-disabled { color: $faint; }
        }
        #front-picture { width: 49; height: 18; }
        &.narrow #front-picture { display: none; }
        #front-left, #front-problem { height: auto; padding: 0 1; margin-top: 1; }
        #front-left { color: $faint; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "menu-title"
    KEYS_MESSAGE: ClassVar[str] = "menu-keys"
    HAS_WAY_BACK: ClassVar[bool] = False
    READING: ClassVar[str] = "#front-left"

    class Found(Message):
        """It is known whether there is a game to continue, and whether there are any."""

        def __init__(self, left: LeftGame | None, *, has_games: bool) -> None:
            """Keep the game."""
            super().__init__()
            self.left = left
            self.has_games = has_games

    def __init__(self, left: KeptGame | None = None) -> None:
        """Begin without having looked for a game; `left` is one that was left just now."""
        super().__init__()
        self._just_left = left
        self._left: LeftGame | None = None
        self._offered: dict[str, bool] = {"continue": True} if left else {}
        """Which of the choices that need a game can be made; nothing before that is known."""

    def compose_front(self) -> ComposeResult:
        """Show the choices, and the table of the game to continue or a new one."""
        choices = [
            Option(
                self._word_for(choice),
                choice,
                disabled=choice in _NEED_GAMES and not self._offered.get(choice),
            )
            for choice in _CHOICES
        ]
        with Horizontal():
            with Vertical(id="front-side"):
                yield PlainList(*choices, id="front-choices", markup=False)
                yield Static(Content(self._describe_left()), id="front-left", markup=False)
                yield Static("", id="front-problem", markup=False)
            yield LivingPicture(self.shell.manner, self.shell.charset, id="front-picture")

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        match event.option_id:
            case "learn":
                self._show_lessons()
            case "new":
                self.app.push_screen(SetupScreen())
            case "continue":
                self._continue()
            case "past":
                self._show_past_games()
            case "stats":
                self._show_statistics()
            case "import":
                self._show_import()
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
        """Begin at a new game; after a game was left, at the one that goes on with it."""
        self._show_picture()
        choices = self.query_one(OptionList)
        choices.focus()
        begun = "new" if self._just_left is None else "continue"
        choices.highlighted = choices.get_option_index(begun)

    def on_menu_screen_found(self, event: Found) -> None:
        """Offer the game to continue, and show it; offer past games where there are any."""
        self._left, has_games = event.left, event.has_games
        self._offered = {"continue": self._left is not None, "past": has_games, "stats": has_games}
        for choices in self.query(OptionList):
            for choice, is_there in self._offered.items():
                choices.replace_option_prompt(choice, self._word_for(choice))
                if choices.get_option(choice).disabled is is_there:  # else the highlight would move
                    (choices.enable_option if is_there else choices.disable_option)(choice)
            self.query_one("#front-left", Static).update(Content(self._describe_left()))
            self._show_picture()

    def _word_for(self, choice: str) -> Content:
        """Name a choice; where it cannot be made a word says so, not only a shade."""
        word = self.say(_CHOICES[choice])
        is_missing = self._offered.get(choice) is False
        return Content(self.say("menu-none", choice=word) if is_missing else word)

    def action_leave(self) -> None:
        """Stay: there is nothing before this screen."""

    def _look(self) -> None:
        """Find the game that was played last and is not over."""
        library = self.shell.visit.library
        kept = library.latest_unfinished(self.progress())
        left = None if kept is None else self._read(kept)
        self.post_message(self.Found(left, has_games=library.count() > 0))

    def _read(self, kept: KeptGame) -> LeftGame | None:
        """Read a game; None when it can no longer be read."""
        try:
            return read_left(kept)
        except (SaveError, Unreadable):
            return None

    def _describe_left(self) -> str:
        """Tell who plays the game to continue, and how far it is."""
        if self._left is None:
            return ""
        entry, _, names, view = self._left
        listener = self.shell.manner.listener(names, None, entry.words.messages)
        called = ", ".join(listener.name(Seat(seat)) for seat in range(len(names)))
        told = self.say("menu-left", names=called, round=entry.game.round(view))
        return told if entry is GAMES[USUAL] else f"{told} {entry.title}."

    def on_option_list_option_highlighted(self) -> None:
        """Show the game that would be gone on with beside the choice that does so."""
        self._show_picture()

    def on_screen_suspend(self) -> None:
        """Let nothing move where nobody looks."""
        self._picture.rest()

    @property
    def _picture(self) -> LivingPicture:
        return self.query_one(LivingPicture)

    def _show_picture(self) -> None:
        """Show the game that was left, or a new one, and after a while one that bots play."""
        at = self.query_one(OptionList).highlighted
        is_about_left = at is not None and [*_CHOICES][at] == "continue"
        if is_about_left or not self._picture.is_living:
            self._picture.show_table(*self._standing())
        if self.app.animation_level == "full" and self.is_current and not is_about_left:
            self._picture.live()

    def _standing(self) -> tuple[Entry, tuple[str, ...], AnyState]:
        """Give the game that was left, with who plays it and its table; else a new one."""
        if self._left is not None:
            entry, _, names, view = self._left
            return entry, names, view
        entry = GAMES[USUAL]
        number = usual_number(entry.agreement.players)
        return entry, ("",) * number, entry.game.start(entry.agreement.options(number, {}))

    def _continue(self) -> None:
        """Take the game up; if it cannot be, say why."""
        kept = self._just_left if self._left is None else self._left.kept
        if kept is not None:
            problem = continue_game(self.shell, kept)
            self.query_one("#front-problem", Static).update(Content(problem))

    def _show_past_games(self) -> None:
        from edenia_tui.tui.screens.past_games import (  # noqa: PLC0415 (few look back at once)
            PastGamesScreen,
        )

        self.app.push_screen(PastGamesScreen())

    def _show_statistics(self) -> None:
        from edenia_tui.tui.screens.statistics import (  # noqa: PLC0415 (nor do many add up)
            StatisticsScreen,
        )

        self.app.push_screen(StatisticsScreen())

    def _show_lessons(self) -> None:
        from edenia_tui.tui.screens.learning import LearnScreen  # noqa: PLC0415 (nor do many learn)

        self.app.push_screen(LearnScreen())

    def _show_import(self) -> None:
        from edenia_tui.tui.screens.importing import ImportScreen  # noqa: PLC0415

        self.app.push_screen(ImportScreen())

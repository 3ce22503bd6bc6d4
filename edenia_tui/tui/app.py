"""The app: a small shell that holds a visit and its game, and shows screens."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from textual import events
from textual.app import SystemCommand
from textual.binding import Binding
from textual.command import CommandPalette
from textual.screen import Screen

from edenia_tui.conversation.keeping import farewell
from edenia_tui.conversation.manner import Manner
from edenia_tui.conversation.sitting import AnySitting
from edenia_tui.conversation.visit import Visit
from edenia_tui.conversation.wanted import Wanted
from edenia_tui.games.entry import Entry
from edenia_tui.storage.library import KeptGame
from edenia_tui.tui.exit import Exit, Toward
from edenia_tui.tui.gc_pause import resume_gc
from edenia_tui.tui.keys import EVERYWHERE, MoreKeys, bindings, name_of
from edenia_tui.tui.look.themed_app import ThemedApp
from edenia_tui.tui.look.themes import LOOKS, USUAL
from edenia_tui.tui.own_keys import understand_keys

_ANYWHERE: Final = {key.key: key.action for key in EVERYWHERE}


class EdeniaApp(ThemedApp):
    """Edenia on a screen; it ends by telling where its people want to go."""

    CSS_PATH = Path(__file__).with_name("edenia.tcss")
    TITLE = "Edenia"
    ENABLE_COMMAND_PALETTE = True
    MORE_KEYS: ClassVar[MoreKeys] = ()
    """Keys of screens that are not of this program when it is played at one machine."""
    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        *bindings(EVERYWHERE),
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(  # noqa: PLR0913 (what is shown, and how)
        self,
        visit: Visit,
        sitting: AnySitting | None = None,
        *,
        opening: Screen[None] | None = None,
        wanted: Wanted | None = None,
        theme: str = USUAL,
        animated: bool = True,
        greets: bool = False,
    ) -> None:
        """Get ready; with a sitting its game is shown at once, else the menu.

        Args:
            visit: whose screen it is.
            sitting: the game to play.
            opening: another screen to begin with.
            wanted: the game to set up, on top of the menu.
            theme: the name of the look; the usual one when there is none of that name. A visit
                without colours outweighs it.
            animated: whether what moves travels step by step, as far as the visit lets anything move.
            greets: whether language, look and mode are asked first, on top of the menu.
        """
        super().__init__(visit, theme=theme, animated=animated)
        self.sitting = sitting
        self._opening = opening
        self._wanted = wanted
        self._greets = greets
        self.own_keys = understand_keys(visit.key_wishes)

    @property
    def manner(self) -> Manner:
        """How its people want to be spoken to."""
        return self.visit.manner

    def on_mount(self) -> None:
        """Show the game, or the menu, and the terminal's cursor: screen readers follow it."""
        self.keep_cursor()
        if self.own_keys.keys:
            self.set_keymap(dict(self.own_keys.keys))
        if self._opening is not None:
            self.push_screen(self._opening)
        elif self.sitting is None:
            self.show_menu()
            self._set_up()
            self._greet()
        else:
            self.start_game(self.sitting)
        self._tell_of_keys()
        self.call_after_refresh(resume_gc)

    def _tell_of_keys(self) -> None:
        """Say in a line why keys of one's own do not hold, if they do not."""
        wrong = self.own_keys.wrong
        if wrong is not None:
            from edenia_tui.tui.dialogs.notice import Notice  # noqa: PLC0415 (seldom needed)

            say = self.manner.speech
            told = say(wrong.message, **wrong.facts)
            self.push_screen(Notice(say("keys-file"), [told], say("screen-close")))

    def start_game(self, sitting: AnySitting) -> None:
        """Play a game; one that was played before is let go."""
        if self.sitting is not None and self.sitting is not sitting:
            self._let_go()
        self.sitting = sitting
        self.push_screen(self.game_screen(sitting))

    def game_screen(self, sitting: AnySitting) -> Screen[None]:
        """Give the screen on which a game is played."""
        from edenia_tui.tui.game.screen import GameScreen  # noqa: PLC0415 (screens know the app)

        return GameScreen(self.visit, sitting)

    def leave_game(self) -> None:
        """Let the game go, and show the menu, where Enter goes on with it unless it is over.

        On top of it stands what is to be said of where the game is.
        """
        left = self._unfinished_game
        told = self._let_go()
        self.show_menu(left)
        if told:
            from edenia_tui.tui.dialogs.notice import Notice  # noqa: PLC0415 (seldom needed)

            say = self.manner.speech
            self.push_screen(Notice(say("keeping-title"), told, say("screen-close")))

    def _let_go(self) -> list[str]:
        """Stop the game, which is on disk, and take everything off the screen; what to say of it."""
        told: list[str] = []
        from edenia_tui.tui.game.screen import GameScreen  # noqa: PLC0415

        for screen in self.screen_stack:
            if isinstance(screen, GameScreen):
                screen.room.stop()
        if self.sitting is not None:
            told, _ = farewell(self.manner.speech, self.sitting, "")
            self.sitting.close()
            self.sitting = None
        while len(self.screen_stack) > 1:
            self.pop_screen()
        return told

    def show_menu(self, left: KeptGame | None = None) -> None:
        """Show what can be begun, and first the game that was left just now, if one was."""
        from edenia_tui.tui.screens.menu import MenuScreen  # noqa: PLC0415

        self.push_screen(MenuScreen(left))

    def _set_up(self) -> None:
        """Show the set-up of the game that is wanted, if one is."""
        if self._wanted is not None:
            from edenia_tui.tui.screens.setup import SetupScreen  # noqa: PLC0415

            self.push_screen(SetupScreen(self._wanted))

    def _greet(self) -> None:
        """Ask what is asked once."""
        if self._greets:
            from edenia_tui.tui.screens.first_run import FirstRunScreen  # noqa: PLC0415 (only once)

            self.push_screen(FirstRunScreen())

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:  # noqa: ARG002
        """Offer in the command palette what the keys do, and the looks."""
        say = self.manner.speech
        for key in EVERYWHERE:
            if key.action != "back":
                title = say(key.message)
                run = partial(self.run_action, key.action)
                named = name_of(self.own_keys.worn(key), say)
                yield SystemCommand(title[:1].upper() + title[1:], named, run)
        for name in LOOKS:
            title = say("screen-look", name=say(f"theme-{name}"))
            yield SystemCommand(title, "", partial(setattr, self, "theme", name))

    def action_command_palette(self) -> None:
        """Open the command palette, in the language that is spoken."""
        if not isinstance(self.screen, CommandPalette):
            placeholder = self.manner.speech("screen-palette")
            self.push_screen(CommandPalette(placeholder=placeholder, id="--command-palette"))

    def action_help(self) -> None:
        """Show the keys."""
        from edenia_tui.tui.screens.help import HelpScreen  # noqa: PLC0415

        sections = (getattr(screen, "KEYS_SECTION", "") for screen in reversed(self.screen_stack))
        self._show(HelpScreen(self._entry, next(filter(None, sections), ""), self.MORE_KEYS))

    def action_rules(self) -> None:
        """Show the rules."""
        from edenia_tui.tui.screens.rules import RulesScreen  # noqa: PLC0415

        self._show(RulesScreen(entry=self._entry))

    def action_settings(self) -> None:
        """Show what can be chosen once."""
        from edenia_tui.tui.screens.settings import SettingsScreen  # noqa: PLC0415

        self._show(SettingsScreen())

    async def on_key(self, event: events.Key) -> None:
        """Obey the keys of every screen on a panel, too, which would keep them from the app."""
        if event.key in _ANYWHERE and event.key not in self.active_bindings:
            await self.run_action(_ANYWHERE[event.key])

    async def action_back(self) -> None:
        """Leave the screen on top, unless it is the last."""
        if len(self.screen_stack) > 2:
            self.pop_screen()

    def action_line_mode(self) -> None:
        """Go to line mode, in the middle of the game."""
        self._leave(Toward.LINES)

    async def action_quit(self) -> None:
        """Leave; the game is on disk already."""
        self._leave(Toward.DOOR)

    def _leave(self, toward: Toward) -> None:
        """Go; a what-if in which something was done is lost with that, so ask once."""
        from edenia_tui.tui.dialogs.sure import Sure  # noqa: PLC0415

        left = self._unfinished_game
        leave = Exit(toward, None if left is None else left.name)
        would_lose = any(getattr(screen, "would_be_lost", False) for screen in self.screen_stack)
        if not would_lose or isinstance(self.screen, Sure):
            self.exit(leave)
            return
        say = self.manner.speech
        answers = say("screen-what-if-stay"), say("screen-what-if-lose")
        sure = Sure(say("screen-what-if-leave"), *answers)
        self.push_screen(sure, lambda is_sure: self.exit(leave) if is_sure else None)

    @property
    def _unfinished_game(self) -> KeptGame | None:
        """The game on the screen that can be gone on with; None without such a game."""
        from edenia_tui.tui.game.screen import GameScreen  # noqa: PLC0415

        games = (one for one in self.screen_stack if isinstance(one, GameScreen))
        return next((game.sitting.kept for game in games if game.playing.can_go_on), None)

    @property
    def _entry(self) -> Entry | None:
        """The game that is shown; None before there is one."""
        from edenia_tui.tui.table.screen import TableScreen  # noqa: PLC0415

        tables = (one for one in self.screen_stack if isinstance(one, TableScreen))
        return next((table.viewer.entry for table in tables), None)

    def _show(self, screen: Screen[None]) -> None:
        """Put a screen on top, unless one like it is there already."""
        if not isinstance(self.screen, type(screen)):
            self.push_screen(screen)

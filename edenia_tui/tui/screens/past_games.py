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
from edenia_tui.games.kept_table import Order, arranged, heading, kinds_of, tell_row
from edenia_tui.games.registry import entry_named
from edenia_tui.storage.library import Library
from edenia_tui.storage.save_errors import InUse, SaveError
from edenia_tui.storage.summary import Summary
from edenia_tui.tui.dialogs.pick import Pick
from edenia_tui.tui.dialogs.type_line import TypeLine
from edenia_tui.tui.keys import PAST_GAMES, bindings
from edenia_tui.tui.replay.screen import ReplayScreen
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.screens.resuming import continue_game
from edenia_tui.tui.widgets.plain_list import PlainList
from rules.kernel.refused import Unreadable

Use = Callable[[Summary], None]
_USES: Final = ("continue", "watch", "export")


class PastGamesScreen(FrontScreen):
    """A table of games, those played last first; Enter asks what to do with one."""

    CSS = """
    PastGamesScreen {
        #front { width: 100%; max-height: 100%; }
        #front-games {
            border: none; padding: 0; height: 1fr; background: transparent;
            text-wrap: nowrap; text-overflow: ellipsis;
        }
        #front-heads { color: $faint; text-style: bold; height: 1; text-wrap: nowrap; }
        #front-told { height: auto; min-height: 2; margin: 1 0 0 0; color: $now; }
        #front-problem { height: auto; min-height: 1; margin: 0 0 1 0; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(PAST_GAMES)]
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
        self._all: list[Summary] = []
        """The games of every kind."""
        self._games: list[Summary] = []
        """Those that are shown, as they are sorted."""
        self._order = Order.DAY
        self._kind = ""
        self._away: list[tuple[str, str]] = []
        """What was put away here: what puts it back, and its name."""

    def compose_front(self) -> ComposeResult:
        """Show the games."""
        heads = heading(self.shell.manner.speech)
        yield Static(Content(heads), id="front-heads", markup=False)
        yield PlainList(*self._options(), id="front-games", markup=False)
        yield Static("", id="front-told", markup=False)
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
        if event.games != self._all:
            self._complain("")
            self._all = event.games
            self._arrange()

    def _arrange(self, name: str = "") -> None:
        """List the games that are wanted in the order that is wanted; stay at a game, or near it."""
        before = self._highlighted
        name = name or (before.name if before else "")
        self._games = arranged(self._all, self._order, self._kind)
        names = [game.name for game in self._games]
        for listed in self.query(OptionList):
            at = min(listed.highlighted or 0, max(0, len(names) - 1))
            listed.set_options(self._options())
            listed.highlighted = names.index(name) if name in names else at if names else None
        self.query_one("#front-title", Static).update(Content(self.title_text()))
        self._tell_highlighted()

    def title_text(self) -> str:
        """Give the title, with what is shown and how it is sorted."""
        say, game = self.shell.manner.speech, entry_named(self._kind).title if self._kind else ""
        shown = game or say("past-games-all")
        return say(
            "past-games-titled", shown=shown, order=say(f"past-games-by-{self._order.value}")
        )

    @property
    def _highlighted(self) -> Summary | None:
        for listed in self.query(OptionList):
            at = listed.highlighted
            return self._games[at] if at is not None and at < len(self._games) else None
        return None

    def on_option_list_option_highlighted(self) -> None:
        """Tell all of another game."""
        self._tell_highlighted()

    def _tell_highlighted(self) -> None:
        """Tell in a sentence what the columns of the highlighted game tell in part."""
        game, visit = self._highlighted, self.shell.visit
        told = [] if game is None else tell_games(visit.manner.speech, visit.zone, [game])
        self.query_one("#front-told", Static).update(Content("".join(told)))

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

    def action_sort(self) -> None:
        """Sort by something else."""
        self._order = self._order.after()
        self._arrange()

    def action_sift(self) -> None:
        """Show the games of the next kind alone, and after the last all of them."""
        kinds = ["", *kinds_of(self._all)]
        at = kinds.index(self._kind) if self._kind in kinds else 0
        self._kind = kinds[(at + 1) % len(kinds)]
        self._arrange()

    def action_rename(self) -> None:
        """Ask how the highlighted game is to be called."""
        game = self._highlighted
        if game is None:
            return

        def rename(to: str | None) -> None:
            if to is not None:
                self._tidy(lambda library: library.rename(game.name, to), "past-games-renamed")

        how = self.say("past-games-rename-how")
        self.app.push_screen(TypeLine(self.say("past-games-rename"), how, game.name, 80), rename)

    def action_put_away(self) -> None:
        """Put the highlighted game away; it can be put back."""
        game = self._highlighted
        if game is not None:

            def put_away(library: Library) -> str:
                self._away.append((library.put_away(game.name), game.name))
                return game.name

            self._tidy(put_away, "past-games-put-away")

    def action_put_back(self) -> None:
        """Put back what was put away last."""
        if not self._away:
            self._complain(self.say("past-games-nothing-away"))
            return
        away, name = self._away.pop()

        def put_back(library: Library) -> str:
            library.put_back(away, name)
            return name

        self._tidy(put_back, "past-games-put-back")

    def _tidy(self, tidy: Callable[[Library], str], told: str) -> None:
        """Do something about a game, tell it or why it cannot be done, and list what is there now."""
        library = self.shell.visit.library
        try:
            name = tidy(library)
        except InUse:
            self._complain(self.say("saves-in-use"))
        except SaveError as error:
            self._complain(self.say("past-games-not-done", reason=error.reason))
        else:
            self._all = library.summaries()
            self._arrange(name)
            self._complain(self.say(told, name=name))

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
        say, zone = self.shell.manner.speech, self.shell.visit.zone
        return [Option(Content(tell_row(say, game, zone))) for game in self._games]

"""What can be learned: for each game its page, its lessons, its puzzles and the one of the day."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.learn.course import Course, Lessons, Puzzles
from edenia_tui.learn.day import DailyPuzzle, today
from edenia_tui.learn.first_game import first_game
from edenia_tui.learn.page import draw_page, tell_page
from edenia_tui.learn.telling import tell_lesson_count, tell_puzzle_count
from edenia_tui.storage.save_errors import SaveError
from edenia_tui.tui.screens.front import FrontScreen
from edenia_tui.tui.widgets.picture import picture_of
from edenia_tui.tui.widgets.plain_list import PlainList

_PAGE: Final = "page"
_GAME: Final = "game"


class LearnScreen(FrontScreen):
    """A list; Enter begins."""

    CSS = """
    LearnScreen {
        #front-list { border: none; padding: 0; height: 1fr; background: transparent; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "learn-title"
    KEYS_MESSAGE: ClassVar[str] = "learn-keys"

    def compose_front(self) -> ComposeResult:
        """List what there is, a few rows for each game."""
        speech, manner = self.shell.manner.speech, self.shell.manner
        rows: list[Option | None] = []
        for entry in GAMES.values():
            rows += [
                *([None] if rows else []),
                Option(tell_lesson_count(speech, manner, entry), f"lessons {entry.name}"),
                Option(tell_puzzle_count(speech, manner, entry), f"puzzles {entry.name}"),
                Option(speech("daily-title", game=entry.title), f"daily {entry.name}"),
                Option(speech("coach-first-game", game=entry.title), f"{_GAME} {entry.name}"),
                Option(speech("learn-page", game=entry.title), f"{_PAGE} {entry.name}"),
            ]
        yield PlainList(*rows, id="front-list", markup=False)

    def fill(self) -> None:
        """Begin at the first row."""
        self.query_one(OptionList).focus()

    async def on_screen_resume(self) -> None:
        """Count again what is done."""
        await self.say_again()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin what was chosen."""
        kind, _, name = (event.option_id or "").partition(" ")
        entry = GAMES[name]
        if kind == _PAGE:
            self.app.push_screen(PageScreen(entry))
            return
        if kind == _GAME:
            self._play(entry)
            return
        begin_course(self, _COURSES[kind](self, entry))

    def _play(self, entry: Entry) -> None:
        """Begin a first game; say so where it cannot be kept."""
        from edenia_tui.tui.dialogs.notice import Notice  # noqa: PLC0415 (seldom needed)

        try:
            sitting = first_game(self.shell.visit, entry)
        except SaveError as error:
            told = [self.say("line-cannot-keep", reason=str(error.reason))]
            self.app.push_screen(Notice(self.say("learn-title"), told, self.say("screen-close")))
        else:
            self.shell.start_game(sitting)


class PageScreen(FrontScreen):
    """How to play a game, on one page."""

    CSS = """
    PageScreen {
        #front-page { height: 1fr; scrollbar-size-vertical: 1; }
        .part { height: auto; margin-bottom: 1; }
        #front-drawn { height: auto; width: auto; text-wrap: nowrap; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "learn-title"
    KEYS_MESSAGE: ClassVar[str] = "learn-page-keys"

    def __init__(self, entry: Entry) -> None:
        """Show the page of a game."""
        super().__init__()
        self._entry = entry

    def title_text(self) -> str:
        """Give the title of the page."""
        return self.say("learn-page", game=self._entry.title)

    def compose_front(self) -> ComposeResult:
        """Show its parts and its drawing."""
        manner = self.shell.manner
        _, *parts = tell_page(manner.speech, self._entry)
        drawn = draw_page(self._entry, self.shell.charset, manner.language)
        with VerticalScroll(id="front-page"):
            for part in parts:
                yield Static(Content(part), classes="part", markup=False)
            yield Static(picture_of(drawn), id="front-drawn", markup=False)

    def fill(self) -> None:
        """Let arrows scroll."""
        self.query_one("#front-page").focus()


def begin_course(screen: FrontScreen, course: Course) -> None:
    """Show the first task of a course; say so where nothing is left."""
    from edenia_tui.tui.dialogs.notice import Notice  # noqa: PLC0415 (seldom needed)
    from edenia_tui.tui.learning.screen import TaskScreen  # noqa: PLC0415 (loads a whole table)

    exercise = course.begin()
    if exercise is None:
        told = [screen.say("learn-all-done")]
        screen.app.push_screen(Notice(screen.say("learn-title"), told, screen.say("screen-close")))
    else:
        screen.app.push_screen(TaskScreen(screen.shell.visit, course, exercise))


_COURSES: Final[dict[str, Callable[[LearnScreen, Entry], Course]]] = {
    "lessons": lambda screen, entry: Lessons(entry, screen.shell.manner),
    "puzzles": lambda screen, entry: Puzzles(entry, screen.shell.manner),
    "daily": lambda screen, entry: DailyPuzzle(entry, screen.shell.manner, today()),
}

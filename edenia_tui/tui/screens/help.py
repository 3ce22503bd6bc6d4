"""The keys, from the one registry of keys, in the language of now."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from edenia_tui.games.entry import Entry
from edenia_tui.games.registry import GAMES
from edenia_tui.language.speech import Speech
from edenia_tui.tui.keys import (
    EVERYWHERE,
    GAME,
    PAST_GAMES,
    REPLAY_ALONE,
    TASK_ALONE,
    WHAT_IF_ALONE,
    Key,
    MoreKeys,
    name_of,
    picks,
)
from edenia_tui.tui.screens.front import FrontScreen


class Section(NamedTuple):
    """A group of keys, and what stands above it."""

    heading: str
    keys: Sequence[Key]
    speech: Speech
    """Knows the messages that explain them."""


def sections(say: Speech, entries: Iterable[Entry], more: MoreKeys = ()) -> list[Section]:
    """List the keys: of every game, of some games alone, of replays and what-ifs, of every screen."""
    own = [
        Section(
            say("keys-in-one-game", game=entry.title),
            picks(entry.presenter),
            say.about(entry.words.messages),
        )
        for entry in entries
    ]
    return [
        *(Section(say(heading), keys, say) for heading, keys in more),
        Section(say("keys-in-a-game"), GAME, say),
        *own,
        Section(say("keys-in-a-replay"), REPLAY_ALONE, say),
        Section(say("keys-in-a-what-if"), WHAT_IF_ALONE, say),
        Section(say("keys-in-a-task"), TASK_ALONE, say),
        Section(say("keys-in-past-games"), PAST_GAMES, say),
        Section(say("keys-everywhere"), EVERYWHERE, say),
    ]


class HelpScreen(FrontScreen):
    """A table of keys that can be scrolled."""

    CSS = """
    HelpScreen {
        #front-table { height: 1fr; scrollbar-size-vertical: 1; }
        .heading { text-style: bold; }
        .key-row { height: auto; }
        .key { width: 16; padding-left: 2; color: $accent; }
        .does { width: 1fr; height: auto; }
        .last { margin-bottom: 1; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("p", "page", show=False)]
    TITLE_MESSAGE: ClassVar[str] = "keys-title"
    KEYS_MESSAGE: ClassVar[str] = "keys-keys"

    def __init__(self, entry: Entry | None = None, section: str = "", more: MoreKeys = ()) -> None:
        """Show the keys of a game, or of all games; begin at a section, named by its message."""
        super().__init__()
        self._more = more
        self._section = section
        self._entries = (*GAMES.values(),) if entry is None else (entry,)

    def compose_front(self) -> ComposeResult:
        """Show the keys, section by section."""
        with VerticalScroll(id="front-table"):
            page = self.say("learn-page-key", game=self._entries[0].title)
            yield Static(Content(page), classes="last", id="front-page-key", markup=False)
            for heading, keys, speech in sections(
                self.shell.manner.speech, self._entries, self._more
            ):
                yield Static(Content(heading), classes="heading", markup=False)
                for key in keys:
                    with Horizontal(classes="key-row last" if key is keys[-1] else "key-row"):
                        named = name_of(self.shell.own_keys.worn(key), speech)
                        yield Static(Content(named), classes="key", markup=False)
                        yield Static(Content(speech(key.message)), classes="does", markup=False)

    def action_page(self) -> None:
        """Show how the game is played, on one page."""
        from edenia_tui.tui.screens.learning import PageScreen  # noqa: PLC0415 (seldom needed)

        self.app.push_screen(PageScreen(self._entries[0]))

    def fill(self) -> None:
        """Let arrows scroll, from the section on that is asked about."""
        table = self.query_one("#front-table")
        table.focus()
        wanted = self.say(self._section) if self._section else ""
        for heading in self.query(".heading").results(Static):
            if str(heading.content) == wanted:
                bring = partial(table.scroll_to_widget, heading, animate=False, top=True)
                self.call_after_refresh(bring)

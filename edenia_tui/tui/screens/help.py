"""The keys, from the one registry of keys, in the language of now."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from edenia_tui.tui.keys import EVERYWHERE, GAME, REPLAY_ALONE, WHAT_IF_ALONE, name_of
from edenia_tui.tui.screens.front import FrontScreen

SECTIONS: Final = (
    ("keys-in-a-game", GAME),
    ("keys-in-a-replay", REPLAY_ALONE),
    ("keys-in-a-what-if", WHAT_IF_ALONE),
    ("keys-everywhere", EVERYWHERE),
)
"""The groups of keys, each with the message above it."""


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
    TITLE_MESSAGE: ClassVar[str] = "keys-title"
    KEYS_MESSAGE: ClassVar[str] = "keys-keys"

    def compose_front(self) -> ComposeResult:
        """Show the keys, section by section."""
        speech = self.host.manner.speech
        with VerticalScroll(id="front-table"):
            for heading, keys in SECTIONS:
                yield Static(Content(self.say(heading)), classes="heading", markup=False)
                for key in keys:
                    with Horizontal(classes="key-row last" if key is keys[-1] else "key-row"):
                        yield Static(Content(name_of(key, speech)), classes="key", markup=False)
                        yield Static(Content(self.say(key.message)), classes="does", markup=False)

    def fill(self) -> None:
        """Let arrows scroll."""
        self.query_one("#front-table").focus()

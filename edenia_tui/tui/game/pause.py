"""What F10 lays on top of a game: the ways to everything else. The game goes on where it was."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from textual.binding import Binding

from edenia_tui.language.speech import Speech
from edenia_tui.tui.dialogs.pick import Pick


class Way(Enum):
    """Where one can go from a game, by the action that leads there."""

    ON = "home"
    PAST = "past"
    EXPORT = "export"
    KEYS = "app.help"
    RULES = "app.rules"
    SETTINGS = "app.settings"
    LINES = "app.line_mode"
    MENU = "leave"
    QUIT = "app.quit"


WAYS: Final[Mapping[Way, str]] = {
    Way.ON: "screen-pause-on",
    Way.PAST: "key-past",
    Way.EXPORT: "key-export-game",
    Way.KEYS: "key-help",
    Way.RULES: "key-rules",
    Way.SETTINGS: "key-settings",
    Way.LINES: "key-line",
    Way.MENU: "screen-pause-menu",
    Way.QUIT: "key-quit",
}
"""The ways, with the messages that name them."""


class Pause(Pick):
    """A list of ways; Escape takes none of them, F10 once more leads to the menu."""

    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        Binding("f10", f"dismiss({[*WAYS].index(Way.MENU)})", show=False)
    ]

    def __init__(self, say: Speech) -> None:
        """Name the ways."""
        texts = [say(message) for message in WAYS.values()]
        capitals = [text[:1].upper() + text[1:] for text in texts]
        super().__init__(say("screen-pause"), capitals, say("screen-pause-how"))

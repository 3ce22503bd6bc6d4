"""What a person chooses once: the look, the language, how much is said."""

from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from edenia_tui.language.listener import Level
from edenia_tui.language.speech import LANGUAGES
from edenia_tui.storage.settings import PACES, SIGNS, PreferredMode, SettingsNotice
from edenia_tui.tui.look.themes import LOOKS
from edenia_tui.tui.screens.front import FrontScreen, row
from edenia_tui.tui.widgets.picker import Pick, Picker

_NOTES: Final = {
    "theme": "settings-theme-note",
    "level": "settings-level-note",
    "bell": "settings-bell-note",
    "auto-end": "settings-auto-end-note",
    "animation": "settings-animation-note",
    "pace": "settings-pace-note",
    "clicks": "settings-clicks-note",
    "mode": "settings-mode-note",
    "signs": "settings-signs-note",
}
"""What explains a setting whose words do not explain themselves."""


class SettingsScreen(FrontScreen):
    """Every change holds at once and is remembered."""

    CSS = """
    SettingsScreen {
        .front-row { margin-bottom: 1; height: auto; }
        #front-note { margin: 0 0 1 0; }
        #front-problem { height: auto; color: $text; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "settings-title"
    KEYS_MESSAGE: ClassVar[str] = "settings-keys"

    def compose_front(self) -> ComposeResult:
        """Show a row for each setting."""
        manner = self.shell.manner
        with row(self.say("settings-theme-row")):
            looks = [Pick(name, self.say(f"theme-{name}")) for name in LOOKS]
            yield Picker(looks, self.app.theme, id="theme")
        with row(self.say("settings-language-row")):
            spoken = [Pick(one, self.say(f"language-{one}")) for one in LANGUAGES]
            yield Picker(spoken, manner.language, id="language")
        with row(self.say("settings-level-row")):
            levels = [Pick(level, self.say(f"level-{level.value}")) for level in Level]
            yield Picker(levels, manner.level, id="level")
        with row(self.say("settings-bell-row")):
            yield Picker(self.on_and_off(), manner.bell, id="bell")
        with row(self.say("settings-animation-row")):
            yield Picker(self.on_and_off(), manner.settings.animation, id="animation")
        with row(self.say("settings-pace-row")):
            paces = [Pick(pace, self.say(f"pace-{pace}")) for pace in PACES]
            yield Picker(paces, manner.settings.pace, id="pace")
        with row(self.say("settings-clicks-row")):
            words = {True: "clicks-careful", False: "clicks-fast"}
            clicks = [Pick(is_careful, self.say(word)) for is_careful, word in words.items()]
            yield Picker(clicks, manner.settings.careful_clicks, id="clicks")
        with row(self.say("settings-auto-end-row")):
            yield Picker(self.on_and_off(), manner.auto_end, id="auto-end")
        with row(self.say("settings-mode-row")):
            modes = [Pick(mode, self.say(f"mode-{mode.value}")) for mode in PreferredMode]
            yield Picker(modes, manner.settings.mode, id="mode")
        with row(self.say("settings-signs-row")):
            signs = [Pick(one, self.say(f"signs-{one}")) for one in SIGNS]
            yield Picker(signs, manner.settings.signs, id="signs")
        yield Static("", id="front-note", classes="front-note", markup=False)
        yield Static("", id="front-problem", markup=False)

    def fill(self) -> None:
        """Begin with the look."""
        self.query_one("#theme").focus()

    @on(Picker.Picked)
    async def _picked(self, event: Picker.Picked) -> None:
        """Let a change hold, and remember it."""
        picker: Picker[Any] = event.picker
        value, manner = picker.value, self.shell.manner
        match picker.id:
            case "theme":
                self.app.theme = value
                self._tell(manner.remember(theme=value))
            case "language":
                self._tell(manner.speak(value))
                await self.say_again()
            case "level":
                self._tell(manner.set_level(value))
            case "bell":
                self._tell(manner.set_bell(on=value))
            case "auto-end":
                self._tell(manner.remember(auto_end=value))
            case "animation":
                self.shell.animate_travels(on=value)
                self._tell(manner.remember(animation=value))
            case "pace":
                self._tell(manner.remember(pace=value))
            case "clicks":
                self._tell(manner.remember(careful_clicks=value))
            case "signs":
                self.shell.draw_with(value)
                self._tell(manner.remember(signs=value))
            case _:
                self._tell(manner.remember(mode=value))

    def on_descendant_focus(self) -> None:
        """Explain the setting in focus, where its words do not do that themselves."""
        focused = self.focused
        note = _NOTES.get((focused and focused.id) or "", "")
        self.query_one("#front-note", Static).update(Content(self.say(note) if note else ""))

    def _tell(self, notice: SettingsNotice | None) -> None:
        """Say so where a change holds for now but is not kept."""
        problem = self.say("line-settings-unwritable") if notice else ""
        self.query_one("#front-problem", Static).update(Content(problem))

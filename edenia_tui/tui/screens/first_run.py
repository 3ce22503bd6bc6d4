"""What is asked once, when nothing was ever chosen: the language, the look, the screen or lines."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from edenia_tui.language.speech import LANGUAGES
from edenia_tui.storage.settings import PreferredMode
from edenia_tui.tui.look.themes import LOOKS
from edenia_tui.tui.screens.front import row
from edenia_tui.tui.screens.settings import SettingsScreen
from edenia_tui.tui.widgets.picker import Pick, Picker


class FirstRunScreen(SettingsScreen):
    """Three rows of the settings; whatever is done here, it is not asked again."""

    CSS = """
    FirstRunScreen .front-row { margin-bottom: 1; height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "begin", show=False)]
    TITLE_MESSAGE: ClassVar[str] = "first-run-title"
    KEYS_MESSAGE: ClassVar[str] = "first-run-keys"

    def compose_front(self) -> ComposeResult:
        """Show what is asked, with what holds now."""
        manner = self.shell.manner
        note = Static(Content(self.say("first-run-note")), classes="front-row", markup=False)
        yield note
        with row(self.say("settings-language-row")):
            spoken = [Pick(one, self.say(f"language-{one}")) for one in LANGUAGES]
            yield Picker(spoken, manner.language, id="language")
        with row(self.say("settings-theme-row")):
            looks = [Pick(name, self.say(f"theme-{name}")) for name in LOOKS]
            yield Picker(looks, self.app.theme, id="theme")
        with row(self.say("settings-mode-row")):
            modes = [Pick(mode, self.say(f"mode-{mode.value}")) for mode in PreferredMode]
            yield Picker(modes, manner.settings.mode, id="mode")
        yield Static("", id="front-note", classes="front-note", markup=False)
        yield Static("", id="front-problem", markup=False)

    def fill(self) -> None:
        """Begin with the language."""
        self.query_one("#language").focus()

    def action_leave(self) -> None:
        """Skip it: what holds is kept as it is."""
        self.shell.manner.remember()
        super().action_leave()

    async def action_begin(self) -> None:
        """Go on in the mode that was picked."""
        self.action_leave()
        if self.shell.manner.settings.mode is PreferredMode.LINE:
            await self.run_action("app.line_mode")

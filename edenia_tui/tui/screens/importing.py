"""Taking in a game that somebody handed on: a path, then what came of it."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Button, Input, Static

from edenia_tui.language.wrapping import unwrapped
from edenia_tui.sharing.taking_in import NotTaken, take_in_file
from edenia_tui.tui.screens.front import FrontScreen, row


class ImportScreen(FrontScreen):
    """A field for a path, and the answer below it."""

    CSS = """
    ImportScreen {
        .front-word { width: 10; }
        #file { width: 1fr; }
        #take {
            margin-top: 1; background: $foreground 15%; color: $foreground;
            &:focus { background: $now; color: $background; text-style: bold; }
        }
        #import-note { color: $faint; height: auto; margin-bottom: 1; }
        #import-told { height: auto; margin-top: 1; }
    }
    """
    TITLE_MESSAGE: ClassVar[str] = "import-title"
    KEYS_MESSAGE: ClassVar[str] = "import-keys"

    def __init__(self) -> None:
        """Begin without a path."""
        super().__init__()
        self._file = ""

    def compose_front(self) -> ComposeResult:
        """Show the field, and room for the answer."""
        yield Static(Content(self.say("import-note")), id="import-note", markup=False)
        with row(self.say("import-file-row")):
            yield Input(self._file, self.say("import-file-empty"), id="file", compact=True)
        yield Button(Content(self.say("import-take")), id="take", compact=True)
        yield Static("", id="import-told", markup=False)

    def fill(self) -> None:
        """Begin with the path."""
        self.query_one("#file").focus()

    @on(Input.Changed, "#file")
    def _typed(self, event: Input.Changed) -> None:
        self._file = event.value

    @on(Input.Submitted, "#file")
    @on(Button.Pressed, "#take")
    def _take(self) -> None:
        """Take the game in and empty the field, or tell why not and leave the path to be mended."""
        file, spoken = self._file.strip(), self.shell.manner.speech
        if not file:
            self._tell([self.say("import-no-file")])
            return
        try:
            taken = take_in_file(file, self.shell.visit)
        except NotTaken as error:
            self._tell(error.lines)
            return
        self.query_one("#file", Input).value = ""
        self._tell([taken.tell(spoken), self.say("menu-taken-in")])

    def _tell(self, lines: list[str]) -> None:
        self.query_one("#import-told", Static).update(Content("\n".join(unwrapped(lines))))

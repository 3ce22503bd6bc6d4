"""Taking in a game that somebody handed on: a path, then what came of it."""

from collections.abc import Sequence
from itertools import takewhile
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.language.wrapping import unwrapped
from edenia_tui.sharing.taking_in import NotTaken, take_in_file
from edenia_tui.tui.screens.front import FrontScreen, row
from edenia_tui.tui.widgets.plain_list import PlainList

_MOST: Final = 200
"""So many files are offered at once; more of them are found by typing."""


class PathField(Input):
    """A field whose Tab completes a path as far as all that is offered agrees; then Tab goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("down", "app.focus_next", show=False),
    ]
    offers: Sequence[str] = ()

    def action_complete(self) -> None:
        """Write what all offers begin with."""
        columns = takewhile(lambda letters: len({*letters}) == 1, zip(*self.offers, strict=False))
        common = "".join(letters[0] for letters in columns)
        if len(common) > len(self.value):
            self.value = common
            self.cursor_position = len(common)
        else:
            self.screen.focus_next()


class ImportScreen(FrontScreen):
    """A field for a path, what it may become, and the answer below it."""

    CSS = """
    ImportScreen {
        .front-word { width: 10; }
        #file { width: 1fr; }
        #take {
            margin-top: 1; background: $foreground 15%; color: $foreground;
            &:focus { background: $now; color: $background; text-style: bold; }
        }
        #import-note { color: $faint; height: auto; margin-bottom: 1; }
        #import-told { height: auto; margin: 1 0; }
        #offered { border: none; padding: 0; height: 1fr; background: transparent; }
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
            yield PathField(self._file, self.say("import-file-empty"), id="file", compact=True)
        yield PlainList(id="offered", markup=False)
        yield Static("", id="import-told", markup=False)
        yield Button(Content(self.say("import-take")), id="take", compact=True)

    def fill(self) -> None:
        """Begin with the path."""
        self.query_one("#file").focus()
        self._offer()

    @on(Input.Changed, "#file")
    def _typed(self, event: Input.Changed) -> None:
        self._file = event.value
        self._offer()

    def _offer(self) -> None:
        """List the files and folders that what was typed may become."""
        offers = self.shell.visit.exchange.offered(self._file, _MOST)
        self.query_one(PathField).offers = offers
        listed = self.query_one(PlainList)
        listed.set_options([Option(Content(one)) for one in offers])
        listed.highlighted = 0 if offers else None

    @on(OptionList.OptionSelected, "#offered")
    def _picked(self, event: OptionList.OptionSelected) -> None:
        """Look into a folder, or take a file in."""
        field = self.query_one(PathField)
        field.value = str(event.option.prompt)
        field.cursor_position = len(field.value)
        self._file = field.value
        field.focus()
        if not field.value.endswith("/"):
            self._take()

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

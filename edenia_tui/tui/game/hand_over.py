"""Between two people at one keyboard: nothing of the table is to be seen until the next is ready."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Static


class HandOver(Screen[None]):
    """Covers everything; only the one who is named goes on."""

    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        Binding("enter", "dismiss", show=False),
        Binding("escape,f3,f4", "wait", show=False),
    ]

    def __init__(self, who: str, how: str) -> None:
        """Say whom the keyboard goes to, and how to go on."""
        super().__init__()
        self._who = who
        self._how = how

    def compose(self) -> ComposeResult:
        """Say it in the middle of an empty screen."""
        with Vertical(classes="frame"):
            yield Static(Content.styled(self._who, "bold"), markup=False)
            yield Button(Content(self._how), id="ready", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Go on."""
        event.stop()
        self.dismiss()

    def action_wait(self) -> None:
        """Keys that leave other screens do not leave this one."""

"""A line to type commands in, with completion from the legal ones."""

from collections.abc import Sequence

from textual.binding import Binding
from textual.message import Message
from textual.suggester import SuggestFromList
from textual.widgets import Input


class CommandBar(Input):
    """Appears at the colon, goes away at Escape."""

    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        Binding("tab", "cursor_right", show=False),
        Binding("escape", "close", show=False),
    ]

    class Typed(Message):
        """A line was typed."""

        def __init__(self, line: str) -> None:
            """Keep the line."""
            super().__init__()
            self.line = line

    class Closed(Message):
        """The bar went away, and nothing was typed."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin out of sight."""
        super().__init__(id=id, compact=True)
        self.display = False
        self.cursor_blink = False

    def open(self, commands: Sequence[str], hint: str) -> None:
        """Appear, with completion from these commands; the very next key is for the bar already."""
        self.suggester = SuggestFromList(commands, case_sensitive=False)
        self.placeholder = hint
        self.value = ""
        self.display = True
        self.screen.set_focus(self)

    def action_close(self) -> None:
        """Go away without a command."""
        self.display = False
        self.post_message(self.Closed())

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand the line on."""
        event.stop()
        line = event.value.strip()
        self.display = False
        self.post_message(self.Typed(line) if line else self.Closed())

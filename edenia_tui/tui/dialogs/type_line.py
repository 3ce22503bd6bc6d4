"""A line to type on top of a screen: something to say, a name, a code."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input


class TypeLine(ModalScreen[str]):
    """Gives what was typed at Enter; nothing at Escape, or where nothing was typed."""

    BINDINGS = [Binding("escape", "dismiss", show=False)]  # noqa: RUF012 (Textual reads it)

    def __init__(self, title: str, how: str, typed: str = "", most: int = 300) -> None:
        """Ask for a line.

        Args:
            title: what is to be typed.
            how: how to go on, in words.
            typed: what stands there to begin with.
            most: the letters that are taken.
        """
        super().__init__()
        self._title = title
        self._how = how
        self._typed = typed
        self._most = most

    def compose(self) -> ComposeResult:
        """Frame the line."""
        with Vertical(classes="frame") as frame:
            frame.border_title = Content(self._title)
            frame.border_subtitle = Content(self._how)
            yield Input(self._typed, max_length=self._most, compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give what was typed."""
        event.stop()
        self.dismiss(event.value.strip() or None)

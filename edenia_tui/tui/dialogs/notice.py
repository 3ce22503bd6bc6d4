"""A few sentences on top of the table: an answer, a rule, a reason."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from edenia_tui.language.wrapping import unwrapped


class Notice(ModalScreen[None]):
    """Goes away at Escape, Enter or a click."""

    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        Binding("escape,enter,space,question_mark", "dismiss", show=False)
    ]

    def __init__(
        self, title: str, sentences: Sequence[str], close: str, too: Sequence[str] = ()
    ) -> None:
        """Show sentences.

        Args:
            title: what they are about.
            sentences: one paragraph each.
            close: how the notice is closed, in words.
            too: what can be read below them.
        """
        super().__init__()
        self._title = title
        self.sentences = tuple(sentences)
        self._close = close
        self.too = tuple(too)

    def compose(self) -> ComposeResult:
        """Frame the sentences."""
        with Vertical(classes="frame") as frame:
            frame.border_title = Content(self._title)
            frame.border_subtitle = Content(self._close)
            with VerticalScroll():
                yield Static(
                    Content("\n".join(unwrapped((*self.sentences, *self.too)))), markup=False
                )

    def on_click(self) -> None:
        """A click anywhere closes it."""
        self.dismiss()

"""A list of sentences on top of the table, of which one can be picked."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.tui.widgets.plain_list import PlainList


class Pick(ModalScreen[int]):
    """Gives the number of what was picked, from 0; Escape picks nothing."""

    BINDINGS = [Binding("escape", "dismiss", show=False)]  # noqa: RUF012 (Textual reads it)

    def __init__(
        self, title: str, texts: Sequence[str], close: str, at: int = 0, told: str = ""
    ) -> None:
        """Offer sentences.

        Args:
            title: what is picked.
            texts: the sentences.
            close: how to pick, in words.
            at: the one to begin at.
            told: what stands above them, where a title would be too short for it.
        """
        super().__init__()
        self._told = told
        self._title = title
        self.texts = tuple(texts)
        self._close = close
        self._at = at

    def compose(self) -> ComposeResult:
        """Frame the list."""
        with Vertical(classes="frame") as frame:
            frame.border_title = Content(self._title)
            frame.border_subtitle = Content(self._close)
            if self._told:
                yield Static(Content.styled(self._told, "bold"), markup=False)
            yield PlainList(*(Option(Content(text)) for text in self.texts), markup=False)

    def on_mount(self) -> None:
        """Begin where it was said to."""
        self.query_one(OptionList).highlighted = self._at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give what was picked."""
        event.stop()
        self.dismiss(event.option_index)

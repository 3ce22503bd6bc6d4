"""A question that is asked once more before something cannot be taken back."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.tui.widgets.plain_list import PlainList


class Sure(ModalScreen[bool]):
    """No comes first, and Escape says no."""

    BINDINGS = [Binding("escape", "dismiss(False)", show=False)]  # noqa: RUF012 (Textual reads it)

    def __init__(self, question: str, no: str, yes: str) -> None:
        """Ask; `no` and `yes` are the answers in words."""
        super().__init__()
        self._question = question
        self._answers = no, yes

    def compose(self) -> ComposeResult:
        """Frame the question above its answers."""
        with Vertical(classes="frame"):
            yield Static(Content.styled(self._question, "bold"), markup=False)
            yield PlainList(*(Option(Content(text)) for text in self._answers), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the answer."""
        event.stop()
        self.dismiss(event.option_index == 1)

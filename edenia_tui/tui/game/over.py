"""The end of a game: who won and how, points side by side, how it came about, and the ways on."""

from collections.abc import Mapping, Sequence
from enum import Enum

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from edenia_tui.tui.widgets.plain_list import PlainList


class After(Enum):
    """What can be done when a game is over."""

    LOOK = "look"
    WATCH = "watch"
    AGAIN = "again"
    SHARE = "share"
    MENU = "menu"
    QUIT = "quit"


Way = After | int
"""What can be done, or the point of a game to look at."""


class Over(ModalScreen[Way]):
    """Stands over the side panels; the table stays in sight beside it."""

    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        Binding("escape", "look", show=False),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        sentences: Sequence[str],
        drawn: Sequence[Content],
        ways: Mapping[Way, str],
        width: int,
    ) -> None:
        """Tell the end.

        Args:
            title: that it is the end.
            sentences: how it ended, one paragraph each; the first is who won.
            drawn: what stands below it in columns.
            ways: what can be done now, in words.
            width: the columns beside the drawing.
        """
        super().__init__()
        self._title = title
        self.sentences = tuple(sentences)
        self.drawn = tuple(drawn)
        self.ways = ways
        self._width = width

    def compose(self) -> ComposeResult:
        """Frame the sentences above the ways on."""
        first, *rest = self.sentences
        told = [Content.styled(first, "bold $accent"), Content(""), *self.drawn, Content("")]
        with Vertical(classes="frame") as frame:
            frame.styles.width = self._width
            frame.border_title = Content(self._title)
            with VerticalScroll(can_focus=False):
                yield Static(Content("\n").join([*told, *map(Content, rest)]), markup=False)
            yield PlainList(*(Option(Content(text)) for text in self.ways.values()), markup=False)

    def on_mount(self) -> None:
        """Let Enter look at the table first."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on as chosen."""
        event.stop()
        self.dismiss([*self.ways][event.option_index])

    def action_page(self, by: int) -> None:
        """Read on, or back, where there is more than fits."""
        text = self.query_one(VerticalScroll)
        text.scroll_relative(y=by * max(1, text.size.height - 1), animate=False)

    def action_look(self) -> None:
        """Go back to the table."""
        self.dismiss(After.LOOK)

"""The place under the cursor, drawn large enough to show everything on it, and told in words."""

from collections.abc import Sequence

from rich.segment import Segment
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.language.wrapping import unwrapped
from edenia_tui.tui.look.themes import ink_styles


class Drawing(Widget):
    """Shows a canvas as it is."""

    def __init__(self, canvas: Canvas) -> None:
        """Show a canvas."""
        super().__init__()
        self._canvas = canvas

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        """Take as many columns as the drawing."""
        return self._canvas.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """Take as many rows as the drawing."""
        return self._canvas.height

    def render_line(self, y: int) -> Strip:
        """Give a row."""
        styles = ink_styles(self.app.theme)
        segments = [Segment(text, styles[ink]) for text, ink in self._canvas.runs(y)]
        return Strip(segments, self._canvas.width)


class Loupe(ModalScreen[None]):
    """A drawing on the left, sentences on the right; any of a few keys closes it."""

    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        Binding("escape,enter,space,l", "dismiss", show=False)
    ]

    def __init__(self, canvas: Canvas, title: str, sentences: Sequence[str], close: str) -> None:
        """Show a place."""
        super().__init__()
        self._canvas = canvas
        self._title = title
        self._sentences = sentences
        self._close = close

    def compose(self) -> ComposeResult:
        """Frame the drawing and the sentences."""
        with Horizontal(classes="frame") as frame:
            frame.border_title = Content(self._title)
            frame.border_subtitle = Content(self._close)
            yield Drawing(self._canvas)
            with VerticalScroll():
                yield Static(Content("\n".join(unwrapped(self._sentences))), markup=False)

    def on_click(self) -> None:
        """A click anywhere closes it."""
        self.dismiss()

"""The smallest apps that can be: what Textual itself takes to show something and to change a line."""

from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

SHOWN = "the smallest app"
_MARKED, _PLAIN = Style(color="#10141c", bgcolor="#56b4e9"), Style(color="#e8eaed")


class Smallest(App[None]):
    """Shows a text."""

    def compose(self) -> ComposeResult:
        """Give the text."""
        yield Static(SHOWN)


class Line(Widget, can_focus=True):
    """Lines of which a key changes the first."""

    BINDINGS = [Binding("down", "change")]  # noqa: RUF012 (Textual reads it)
    is_marked = False

    def render_line(self, y: int) -> Strip:
        """Give a line."""
        style = _MARKED if y == 0 and self.is_marked else _PLAIN
        return Strip([Segment("line".ljust(self.size.width), style)], self.size.width)

    def action_change(self) -> None:
        """Change the first line, and paint nothing else."""
        self.is_marked = not self.is_marked
        self.refresh(Region(0, 0, self.size.width, 1))


class OneLine(App[None]):
    """Changes a line at a key."""

    def __init__(self, width: int) -> None:
        """Make lines of a width."""
        super().__init__()
        self._width = width

    def compose(self) -> ComposeResult:
        """Give the lines."""
        lines = Line()
        lines.styles.width = self._width
        yield lines


if __name__ == "__main__":
    Smallest().run()

"""The time line under the drawing: where one is in a past game; a click goes there."""

from rich.segment import Segment
from textual import events
from textual.geometry import Offset
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from edenia_tui.canvas.charset import Charset
from edenia_tui.tui.widgets.time_line import TimeLine

_LEAST = 10


class TimeBar(Widget, can_focus=True):
    """One row: words, the line with the place marked in it, and words again."""

    DEFAULT_CSS = """
    TimeBar { height: 1; width: 1fr; }
    """
    COMPONENT_CLASSES = {"time-bar--here"}  # noqa: RUF012 (Textual reads it)

    class Wanted(Message):
        """A click asks for a point."""

        def __init__(self, point: int) -> None:
            """Keep the point."""
            super().__init__()
            self.point = point

    def __init__(self, charset: Charset, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nothing to show."""
        super().__init__(id=id)
        self.charset = charset
        """The signs of the line."""
        self._line = TimeLine(0, (), {}, ())
        self._point = 0
        self._before = self._after = ""

    @property
    def text(self) -> str:
        """What stands there, the mark of the place included."""
        return "".join(segment.text for segment in self.render_line(0))

    def show(self, line: TimeLine, point: int, before: str, after: str) -> None:
        """Show a time line with a point of it, and the words on both sides."""
        self._line, self._point, self._before, self._after = line, point, before, after
        self.refresh()

    def render_line(self, y: int) -> Strip:  # noqa: ARG002 (there is one row)
        """Draw the row; the terminal's cursor stands at the point."""
        width = self._width
        line = self._line.draw(width, self.charset)
        here = self._line.column(self._point, width)
        if self.has_focus:
            left = len(self._before) + 1
            self.app.cursor_position = self.content_region.offset + Offset(left + here, 0)
        style = self.rich_style
        segments = [
            Segment(f"{self._before} {line[:here]}", style),
            Segment(self.charset.chosen, self.get_component_rich_style("time-bar--here")),
            Segment(f"{line[here + 1 :]} {self._after}", style),
        ]
        return Strip(segments).adjust_cell_length(self.size.width, style)

    def on_click(self, event: events.Click) -> None:
        """Ask for the point under the mouse."""
        column = event.x - len(self._before) - 1
        if 0 <= column < self._width:
            self.post_message(self.Wanted(self._line.point_at(column, self._width)))

    @property
    def _width(self) -> int:
        """The columns of the line itself."""
        return max(_LEAST, self.size.width - len(self._before) - len(self._after) - 2)

"""The galaxy: a drawing of the view, of which only the rows that change are painted again."""

from typing import Any

from rich.segment import Segment
from textual import events
from textual.binding import Binding
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from edenia_tui.boards.canvas import Canvas
from edenia_tui.boards.charset import Charset
from edenia_tui.boards.galaxy import draw_galaxy
from edenia_tui.boards.grid import Zoom
from edenia_tui.boards.marks import Marks
from edenia_tui.tui.themes import ink_styles
from rules.edenia.galaxy import Cell, Sheep
from rules.edenia.state import State

_NOTHING = Marks()


class Galaxy(Widget, can_focus=True):
    """Shows everything that lies in the galaxy; arrows move a cursor over its cells."""

    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        Binding("up", "cursor(-5)", show=False),
        Binding("down", "cursor(5)", show=False),
        Binding("left", "cursor(-1)", show=False),
        Binding("right", "cursor(1)", show=False),
    ]

    class CellChosen(Message):
        """The cursor was moved to a cell."""

        def __init__(self, cell: Cell) -> None:
            """Keep the cell."""
            super().__init__()
            self.cell = cell

    class SheepChosen(Message):
        """A sheep was clicked; several where the drawing only counts them."""

        def __init__(self, sheep: tuple[Sheep, ...], cell: Cell | None) -> None:
            """Keep the sheep and the cell they are on."""
            super().__init__()
            self.sheep = sheep
            self.cell = cell

    def __init__(self, charset: Charset, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nothing to show."""
        super().__init__(id=id)
        self._charset = charset
        self._view: State | None = None
        self._marks = _NOTHING
        self._zoom = Zoom.SMALL
        self._canvas: Canvas | None = None
        self._strips: dict[int, Strip] = {}

    @property
    def canvas(self) -> Canvas | None:
        """What is drawn now."""
        return self._canvas

    @property
    def marks(self) -> Marks:
        """What is pointed at."""
        return self._marks

    @property
    def zoom(self) -> Zoom:
        """How large it is drawn."""
        return self._zoom

    def show(self, view: State, marks: Marks = _NOTHING) -> None:
        """Show a view with something pointed at."""
        self._view, self._marks = view, marks
        self._draw()

    def resize_to(self, zoom: Zoom) -> None:
        """Draw larger or smaller."""
        if zoom is not self._zoom:
            self._zoom = zoom
            self._draw()
            self.refresh(layout=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        """Take as many columns as the drawing."""
        return self._canvas.width if self._canvas else 5 * self._zoom.grid.width + 4

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """Take as many rows as the drawing."""
        return self._canvas.height if self._canvas else 5 * self._zoom.grid.height + 3

    def render_line(self, y: int) -> Strip:
        """Give a row, painted once."""
        if self._canvas is None or y >= self._canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        if y not in self._strips:
            styles = ink_styles(self.app.theme)
            runs = self._canvas.runs(y)
            self._strips[y] = Strip(
                [Segment(text, styles[ink]) for text, ink in runs], self._canvas.width
            ).adjust_cell_length(self.size.width, self.rich_style)
        return self._strips[y]

    def notify_style_update(self) -> None:
        """Paint anew when the theme changes."""
        super().notify_style_update()
        self._strips.clear()

    def on_resize(self) -> None:
        """Paint anew: rows are as wide as the widget."""
        self._strips.clear()

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        if self._canvas is None:
            return
        cell = self._canvas.cell_at(event.x, event.y)
        sheep = self._canvas.sheep_at(event.x, event.y)
        if sheep:
            self.post_message(self.SheepChosen(sheep, cell))
        elif cell is not None:
            self.post_message(self.CellChosen(cell))

    def action_cursor(self, by: int) -> None:
        """Move the cursor by a column or a row, within the galaxy."""
        cell = 12 if self._marks.focus is None else self._marks.focus
        is_off = not 0 <= cell + by < 25 or (abs(by) == 1 and (cell + by) // 5 != cell // 5)
        if not is_off:
            self.post_message(self.CellChosen(Cell(cell + by)))

    def on_focus(self) -> None:
        """Take the terminal's cursor."""
        self._lead_cursor()

    def _lead_cursor(self) -> None:
        """Set the terminal's cursor to the cell under ours."""
        if self._canvas is not None and self._marks.focus is not None and self.has_focus:
            place = self._canvas.cells[self._marks.focus]
            self.app.cursor_position = self.content_region.offset + Offset(place.x, place.y)

    def _draw(self) -> None:
        """Draw, and paint only the rows that differ."""
        if self._view is None:
            return
        old, new = self._canvas, draw_galaxy(self._view, self._zoom, self._charset, self._marks)
        self._canvas = new
        self._lead_cursor()
        if old is None or old.height != new.height:
            self._strips.clear()
            self.refresh(layout=True)
            return
        for y in range(new.height):
            span = _changed(old, new, y)
            if span is not None:
                self._strips.pop(y, None)
                self.refresh(Region(span[0], y, span[1] - span[0], 1))


def _changed(old: Canvas, new: Canvas, y: int) -> tuple[int, int] | None:
    """Tell from where to where a row differs."""
    if old.lines[y] == new.lines[y] and old.inks[y] == new.inks[y]:
        return None
    before: list[Any] = list(zip(old.lines[y], old.inks[y], strict=True))
    after: list[Any] = list(zip(new.lines[y], new.inks[y], strict=True))
    differing = [x for x, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]
    return differing[0], differing[-1] + 1

"""The galaxy: a drawing of the view in five bands, and a cursor that moves over its cells."""

from itertools import pairwise

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.geometry import Offset, Size
from textual.message import Message
from textual.widget import Widget

from edenia_tui.boards.canvas import Canvas
from edenia_tui.boards.charset import Charset
from edenia_tui.boards.galaxy import draw_galaxy
from edenia_tui.boards.grid import Zoom
from edenia_tui.boards.marks import Marks
from edenia_tui.tui.widgets.band import Band
from rules.edenia.galaxy import Cell, Sheep
from rules.edenia.state import State

_NOTHING = Marks()
_BANDS = 5


class Galaxy(Widget, can_focus=True):
    """Shows everything that lies in the galaxy; arrows move a cursor over its cells."""

    DEFAULT_CSS = """
    Galaxy { layout: horizontal; }
    """
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
        self._bands = tuple(Band() for _ in range(_BANDS))

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
        if view is self._view and marks == self._marks:
            return
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

    def compose(self) -> ComposeResult:
        """Set the bands side by side."""
        yield from self._bands

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        if self._canvas is None:
            return
        at = event.screen_offset - self.content_region.offset
        cell, sheep = self._canvas.cell_at(*at), self._canvas.sheep_at(*at)
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
        """Draw, and let every band paint what differs."""
        if self._view is None:
            return
        canvas = draw_galaxy(self._view, self._zoom, self._charset, self._marks)
        self._canvas = canvas
        self._lead_cursor()
        inner = [canvas.cells[Cell(column)].x for column in range(1, _BANDS)]
        for band, (start, stop) in zip(
            self._bands, pairwise((0, *inner, canvas.width)), strict=True
        ):
            band.show(canvas, slice(start, stop))

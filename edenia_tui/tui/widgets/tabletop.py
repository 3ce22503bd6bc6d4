"""The table: a drawing of the view in a few bands, and a cursor that moves over its sites."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.geometry import Offset, Region, Size, Spacing
from textual.message import Message
from textual.widget import Widget

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.zoom import Zoom
from edenia_tui.games.drawn import Drawn, Marks, Site
from edenia_tui.tui.widgets.band import Band
from edenia_tui.tui.widgets.nearest_site import middle, neighbour
from rules.kernel.opaque import AnyState
from rules.kernel.seat import Seat

_BANDS = 5
"""The most parts of a drawing that change by themselves."""

_NAMED_BY = Spacing(2, 0, 0, 3)
"""What is brought in sight with a site: above and to the left its column and its row may be named."""

Draw = Callable[[Any, Seat | None, Zoom, Marks], Drawn]
"""Draws a view for a seat in a size, with something pointed at."""


class Tabletop(Widget, can_focus=True):
    """Shows everything that lies on the table; arrows move a cursor over it."""

    DEFAULT_CSS = """
    Tabletop { layout: horizontal; }
    """
    BINDINGS = [  # noqa: RUF012 (Textual reads it)
        Binding("up", "cursor(0, -1)", show=False),
        Binding("down", "cursor(0, 1)", show=False),
        Binding("left", "cursor(-1, 0)", show=False),
        Binding("right", "cursor(1, 0)", show=False),
    ]

    class Pointed(Message):
        """The cursor was moved to a site."""

        def __init__(self, site: Site) -> None:
            """Keep the site."""
            super().__init__()
            self.site = site

    class Clicked(Message):
        """A point of the drawing was clicked."""

        def __init__(self, drawn: Drawn, x: int, y: int) -> None:
            """Keep the drawing and the point."""
            super().__init__()
            self.drawn = drawn
            self.x, self.y = x, y

    def __init__(self, draw: Draw, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nothing to show."""
        super().__init__(id=id)
        self._drawing = draw
        self._view: AnyState = None
        self._seat: Seat | None = None
        self._marks: Marks = None
        self._zoom = Zoom.SMALL
        self._drawn: Drawn | None = None
        self._bands = tuple(Band() for _ in range(_BANDS))

    @property
    def drawn(self) -> Drawn:
        """The drawing with its sites."""
        if self._drawn is None:
            raise LookupError
        return self._drawn

    @property
    def canvas(self) -> Canvas | None:
        """What is drawn now."""
        return self._drawn and self._drawn.canvas

    @property
    def marks(self) -> Marks:
        """What is pointed at."""
        return self._marks

    @property
    def zoom(self) -> Zoom:
        """How large it is drawn."""
        return self._zoom

    @property
    def cursor(self) -> Site | None:
        """Where the cursor is; in the middle before it was moved."""
        if self._drawn is None:
            return None
        focus = None if self._marks is None else self._marks.focus
        return focus if focus in self._drawn.sites else middle(self._drawn.sites)

    def show(self, view: AnyState, seat: Seat | None, marks: Marks = None) -> None:
        """Show a view to whoever sits on a seat, with something pointed at."""
        if view is self._view and (seat, marks) == (self._seat, self._marks):
            return
        self._view, self._seat, self._marks = view, seat, marks
        self._draw()

    def forget(self) -> None:
        """Draw anew what is shown next, even if it is the same: the language may be another."""
        self._view = None

    def return_to_corner(self) -> None:
        """Scroll back to where the drawing begins."""
        if isinstance(self.parent, Widget):
            self.parent.scroll_home(animate=False, force=True, x_axis=True)

    def resize_to(self, zoom: Zoom) -> None:
        """Draw larger or smaller."""
        if zoom is not self._zoom:
            self._zoom = zoom
            self._draw()

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        """Take as many columns as the drawing."""
        return self._drawn.canvas.width if self._drawn else 0

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """Take as many rows as the drawing."""
        return self._drawn.canvas.height if self._drawn else 0

    def compose(self) -> ComposeResult:
        """Set the bands side by side."""
        yield from self._bands

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        if self._drawn is not None:
            at = event.screen_offset - self.content_region.offset
            self.post_message(self.Clicked(self._drawn, *at))

    def action_cursor(self, right: int, down: int) -> None:
        """Move the cursor to the next site on a side."""
        cursor = self.cursor
        if self._drawn is not None and cursor is not None:
            found = neighbour(self._drawn.sites, cursor, right, down)
            if found is not None:
                self.post_message(self.Pointed(found))

    def on_focus(self) -> None:
        """Take the terminal's cursor."""
        self._lead_cursor()

    def _lead_cursor(self) -> None:
        """Bring what is looked at in sight, and with the focus set the terminal's cursor to it."""
        if self._drawn is None or self._marks is None:
            return
        place = self._drawn.sites.get(self._marks.focus)
        if place is None:
            return
        if isinstance(self.parent, Widget):
            wanted = Region(*place).grow(_NAMED_BY)
            self.parent.scroll_to_region(wanted, animate=False, force=True)
        if self.has_focus:
            self.app.cursor_position = self.content_region.offset + Offset(place.x, place.y)

    def _draw(self) -> None:
        """Draw, and let every band paint what differs."""
        if self._view is None:
            return
        before = self.canvas
        self._drawn = self._drawing(self._view, self._seat, self._zoom, self._marks)
        canvas, seams = self._drawn.canvas, self._drawn.seams
        self._lead_cursor()
        ends = (*seams, *(canvas.width for _ in range(_BANDS - len(seams))))
        for band, (start, stop) in zip(self._bands, pairwise((0, *ends)), strict=True):
            band.show(canvas, slice(start, stop))
        if before is not None and (before.width, before.height) != (canvas.width, canvas.height):
            self.refresh(layout=True)

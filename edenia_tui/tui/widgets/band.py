"""Some columns of a drawing: what changes in a row is painted from their left edge, not the drawing's."""

from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.tui.look.themes import ink_styles
from edenia_tui.tui.widgets.painting import painted


class Band(Widget):
    """Some columns of a drawing, of which only the rows that change are painted again."""

    DEFAULT_CSS = """
    Band { width: auto; height: auto; }
    """

    def __init__(self) -> None:
        """Begin with nothing to show."""
        super().__init__()
        self._canvas: Canvas | None = None
        self._columns = slice(0, 0)
        self._strips: dict[int, Strip] = {}

    def show(self, canvas: Canvas, columns: slice) -> None:
        """Show these columns of a drawing."""
        old, self._canvas = self._canvas, canvas
        if old is None or old.height != canvas.height or columns != self._columns:
            self._columns = columns
            self._strips.clear()
            self.refresh(layout=True)
            return
        for y in range(canvas.height):
            end = _end_of_change(old, canvas, y, columns)
            if end:
                self._strips.pop(y, None)
                self.refresh(Region(0, y, end, 1))

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        """Take as many columns as are shown."""
        return self._columns.stop - self._columns.start

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """Take as many rows as the drawing."""
        return self._canvas.height if self._canvas else 0

    def render_line(self, y: int) -> Strip:
        """Give a row, painted once."""
        canvas, columns = self._canvas, self._columns
        if canvas is None or y >= canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        if y not in self._strips:
            styles = ink_styles(self.app.theme)
            segments = painted(canvas.lines[y][columns], canvas.inks[y][columns], styles)
            self._strips[y] = Strip(segments, columns.stop - columns.start)
        return self._strips[y]

    def notify_style_update(self) -> None:
        """Paint anew when the theme changes."""
        super().notify_style_update()
        self._strips.clear()


def _end_of_change(old: Canvas, new: Canvas, y: int, columns: slice) -> int:
    """Tell where the last difference of a row ends; 0 when there is none."""
    if old.lines[y] == new.lines[y] and old.inks[y] == new.inks[y]:
        return 0
    before = zip(old.lines[y][columns], old.inks[y][columns], strict=True)
    after = zip(new.lines[y][columns], new.inks[y][columns], strict=True)
    differs = [one != two for one, two in zip(before, after, strict=True)]
    return max((x for x, is_other in enumerate(differs, 1) if is_other), default=0)

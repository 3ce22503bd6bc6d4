"""A list of one-line options; the terminal's own cursor stands at the highlighted one."""

from textual.geometry import Offset
from textual.strip import Strip
from textual.widgets import OptionList


class PlainList(OptionList):
    """Readers and magnifiers follow the cursor."""

    def render_line(self, y: int) -> Strip:
        """Give a row, and put the cursor on the one of the highlight."""
        strip = super().render_line(y)
        option = next((part.style.meta.get("option") for part in strip if part.style), None)
        if self.has_focus and option is not None and option == self.highlighted:
            self.app.cursor_position = self.content_region.offset + Offset(1, y)
        return strip

"""Sentences that are told one after another; what is shown follows them unless somebody scrolls back."""

from collections.abc import Sequence

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from edenia_tui.language.wrapping import rows


class ToldLines(ScrollView, can_focus=True):
    """Sentences, wrapped to the width."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nothing told."""
        super().__init__(id=id)
        self._sentences: list[str] = []
        self._rows: list[tuple[str, int]] = []
        """The rows, each with the number of its sentence."""
        self._wrapped_at = 0
        self._paragraph, self._began = "", 0
        """The sentences that were wrapped last, and the row where they begin."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """Everything told, unwrapped."""
        return tuple(self._sentences)

    def tell(self, sentences: Sequence[str]) -> None:
        """Add sentences."""
        if sentences:
            self._wrap(sentences, len(self._sentences))
            self._sentences.extend(sentences)
            self._reach_end(follow=self.is_vertical_scroll_end)

    def tell_anew(self, sentences: Sequence[str]) -> None:
        """Forget what was told, and tell this instead."""
        self._sentences = list(sentences)
        self._rewrap()

    def joins(self, number: int) -> bool:
        """Tell whether a sentence goes on where the one before it ends."""
        del number
        return False

    def style_of(self, number: int) -> Style:
        """Give the style of a sentence."""
        del number
        return self.rich_style

    def on_resize(self, event: events.Resize) -> None:
        """Wrap again when the width is another; the scroll bar has a column of its own."""
        width = self.scrollable_content_region.width
        if event.size.width and width != self._wrapped_at:
            self._wrapped_at = width
            self._rewrap()
        elif event.size.height:
            self._reach_end(follow=True)

    def render_line(self, y: int) -> Strip:
        """Give a row."""
        row = self.scroll_offset.y + y
        if row >= len(self._rows):
            return Strip.blank(self.size.width, self.rich_style)
        text, number = self._rows[row]
        return Strip([Segment(text, self.style_of(number))]).adjust_cell_length(
            self.size.width, self.rich_style
        )

    def _rewrap(self) -> None:
        self._rows = []
        self._wrap(self._sentences, 0)
        self._reach_end(follow=True)
        self.refresh()

    def _wrap(self, sentences: Sequence[str], first: int) -> None:
        if self._wrapped_at:
            for number, sentence in enumerate(sentences, first):
                if self._rows and self.joins(number):
                    self._paragraph = f"{self._paragraph} {sentence}"
                    del self._rows[self._began :]
                else:
                    self._paragraph, self._began = sentence, len(self._rows)
                parts = rows(self._paragraph, max(10, self._wrapped_at), "  ")
                self._rows.extend((part, number) for part in parts)

    def _reach_end(self, *, follow: bool) -> None:
        self.virtual_size = Size(max(1, self._wrapped_at), len(self._rows))
        if follow:
            self.scroll_end(animate=False, immediate=True)

"""What has happened, in the words of line mode; it follows the game unless somebody scrolls back."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from edenia_tui.tui.widgets.told_lines import ToldLines

_GAP: Final = " ..."
"""Stands behind what is kept in sight: what follows it is not what came next."""


class Story(ToldLines):
    """Sentences of which those since one's last choice stand out from the older ones.

    Those of a turn stand together where somebody says where turns begin, and one's own last turn stays in
    sight.
    """

    COMPONENT_CLASSES = {"story--old"}  # noqa: RUF012 (Textual reads it)

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nothing told."""
        super().__init__(id=id)
        self._old = 0
        self._turns: set[int] = set()
        """The sentences that begin a turn; where there are none, each stands for itself."""
        self._own: tuple[int, str] | None = None
        """The row where one's own last turn begins, and what it says."""

    def tell_anew(self, sentences: Sequence[str], turns: Iterable[int] = ()) -> None:
        """Forget what was told, and tell this instead; `turns` are the sentences that begin one."""
        self._old = 0
        self._turns = set(turns)
        self._own = None
        super().tell_anew(sentences)

    def tell_turn(self, sentences: Sequence[str], *, begins: bool, is_own: bool) -> None:
        """Go on with a turn, or begin another."""
        if not sentences:
            return
        if begins or not self._turns:
            self._turns.add(len(self.sentences))
        self.tell(sentences)
        if is_own and self._rows:
            self._own = self._began, self._paragraph

    def grow_old(self, but: int = 0) -> None:
        """Let what was told so far step back, but for so many sentences: it was read before."""
        self._old = len(self.sentences) - but
        self.refresh()

    def joins(self, number: int) -> bool:
        """Tell whether a sentence belongs to the turn of the one before it."""
        return bool(self._turns) and number > min(self._turns) and number not in self._turns

    def style_of(self, number: int) -> Style:
        """Give the style of a sentence: older ones are faint."""
        is_old = number < self._old
        return self.get_component_rich_style("story--old") if is_old else self.rich_style

    def render_line(self, y: int) -> Strip:
        """Give a row; in place of the first one's own last turn, once that is out of sight."""
        if y or self._own is None or not self.is_vertical_scroll_end:
            return super().render_line(y)
        row, said = self._own
        if row >= self.scroll_offset.y:
            return super().render_line(y)
        style, width = (
            self.get_component_rich_style("story--old"),
            self.scrollable_content_region.width,
        )
        shown = f"{said[: width - len(_GAP)]}{_GAP}"
        return Strip([Segment(shown, style)]).adjust_cell_length(self.size.width, self.rich_style)

"""What has happened, in the words of line mode; it follows the game unless somebody scrolls back."""

from collections.abc import Sequence

from rich.style import Style

from edenia_tui.tui.widgets.told_lines import ToldLines


class Story(ToldLines):
    """Sentences of which those since one's last choice stand out from the older ones."""

    COMPONENT_CLASSES = {"story--old"}  # noqa: RUF012 (Textual reads it)

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nothing told."""
        super().__init__(id=id)
        self._old = 0

    def tell_anew(self, sentences: Sequence[str]) -> None:
        """Forget what was told, and tell this instead."""
        self._old = 0
        super().tell_anew(sentences)

    def grow_old(self, but: int = 0) -> None:
        """Let what was told so far step back, but for so many sentences: it was read before."""
        self._old = len(self.sentences) - but
        self.refresh()

    def style_of(self, number: int) -> Style:
        """Give the style of a sentence: older ones are faint."""
        is_old = number < self._old
        return self.get_component_rich_style("story--old") if is_old else self.rich_style

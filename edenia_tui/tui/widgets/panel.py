"""A panel that answers a question about the table all the time, in the words of line mode."""

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static


class Panel(Static):
    """A title and sentences; painted again only when they change."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin empty."""
        super().__init__(id=id, markup=False)
        self._shown: tuple[str, ...] = ()

    def show(self, title: str, sentences: Sequence[str]) -> None:
        """Show sentences."""
        if (title, *sentences) != self._shown:
            self._shown = (title, *sentences)
            body = Content("\n".join(sentences))
            self.update(Content.assemble((f"{title}\n", "bold $faint"), body))

"""The line below the drawing: what the choice under the highlight does, or why a line was refused."""

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static


class Sentence(Static):
    """One row, of which only the words are painted; a long sentence takes more rows, of class `long`."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin with nothing said."""
        super().__init__(id=id, markup=False)
        self._said = ""

    def say(self, *sentences: str) -> None:
        """Say sentences instead of what was said."""
        said = " ".join(sentences)
        self.remove_class("cried")
        if said == self._said:
            return
        self._said = said
        self._fit()
        self.update(Content(said), layout=self.has_class("long"))

    def cry(self, said: str) -> None:
        """Say something that stands out until the next is said."""
        self.say(said)
        self.add_class("cried")

    def on_resize(self) -> None:
        """Take more rows, or fewer, in another width."""
        self._fit()

    def _fit(self) -> None:
        width = self.size.width or self.screen.size.width
        self.set_class(cell_len(self._said) >= width, "long")

"""The line at the bottom that names the most useful keys."""

from textual.content import Content
from textual.widgets import Static

from edenia_tui.tui.keys import EVERYWHERE, GAME, Key, name_of
from edenia_tui.words.speech import Speech


class KeyLine(Static):
    """Made from the registry of keys, in the language that is spoken."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin empty."""
        super().__init__(id=id, markup=False)

    def show(self, speech: Speech) -> None:
        """Name the keys."""
        shown = [key for key in (*GAME, *EVERYWHERE) if key.on_line]
        self.update(Content("  ").join(_told(key, speech) for key in shown))


def _told(key: Key, speech: Speech) -> Content:
    name = name_of(key, speech)
    return Content.assemble((name, "bold $accent"), " ", speech(f"{key.message}-short"))

"""The line at the bottom that names the most useful keys; a click on one does what the key does."""

from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from edenia_tui.language.speech import Speech
from edenia_tui.tui.keys import Key, name_of

_GAPS: Final = ("  ", " ")
"""What stands between two keys: the second where the first takes too many columns."""


class KeyLine(Static):
    """Made from the registry of keys, in the language that is spoken."""

    class Pressed(Message):
        """A key was clicked."""

        def __init__(self, key: str) -> None:
            """Keep the key, as Textual calls it."""
            super().__init__()
            self.key = key

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002
        """Begin empty."""
        super().__init__(id=id, markup=False)
        self._parts: tuple[tuple[Content, str], ...] = ()
        """What is shown, and the key that a click on it presses."""
        self._shown: tuple[object, ...] = ()

    def show(self, keys: tuple[Key, ...], speech: Speech, columns: int) -> None:
        """Name those of some keys that belong on the line, in so many columns."""
        if self._shown == (keys, speech.language, columns):
            return
        self._shown = (keys, speech.language, columns)
        shown = [key for key in keys if key.on_line]
        for gap in _GAPS:
            self._parts = tuple(part for key in shown for part in _parts(key, speech, gap))
            told = Content.assemble(*(text for text, _ in self._parts)).rstrip()
            if told.cell_length <= columns:
                break
        self.update(told)

    def on_click(self, event: events.Click) -> None:
        """Press the key under the mouse."""
        event.stop()
        end = 0
        for text, key in self._parts:
            end += text.cell_length
            if event.x < end:
                if event.button == 1 and key:
                    self.post_message(self.Pressed(key))
                return


def _parts(key: Key, speech: Speech, gap: str) -> list[tuple[Content, str]]:
    """Give the names of a key, of several keys one by one, then what it does, which is for the last."""
    pressed = key.key.split(",")
    names = name_of(key, speech).split(" ") if len(pressed) > 1 else [name_of(key, speech)]
    told = [
        (Content.assemble((name, "bold $accent"), " "), one)
        for name, one in zip(names, pressed, strict=True)
    ]
    does = Content(speech(f"{key.message}-short"))
    return [*told, (does, pressed[-1]), (Content(gap), "")]

"""The two ends of line mode: lines that are said, and lines that are typed."""

import unicodedata
from collections.abc import Callable, Sequence
from typing import TextIO

from edenia_tui.language.wrapping import wrapped

PAGE = 20
BELL = "\a"

Reader = Callable[[str], str | None]
"""Shows a prompt and reads a line; None at the end of input."""


class Console:
    """Says lines, a page at a time, and hears lines; it remembers what it said last."""

    def __init__(
        self,
        reader: Reader,
        writer: TextIO,
        *,
        patient: bool,
        has_screen: bool = False,
        forget: Callable[[], None] = lambda: None,
        pause: Callable[[float], bool] = lambda _: False,
    ) -> None:
        """Join the two streams.

        Args:
            reader: where lines come from.
            writer: where lines go to.
            patient: whether a person is typing; anything else that only sends useless lines is left.
            has_screen: whether a screen could be drawn where the lines go.
            forget: drops the history of typed lines, for the next person at the keyboard.
            pause: lets so many seconds pass; tells whether somebody wanted to stop meanwhile.
        """
        self._reader = reader
        self._writer = writer
        self.is_patient = patient
        self.has_screen = has_screen
        self.forget = forget
        self.pause = pause
        self._last: list[str] = []
        self._waiting: list[str] = []

    def say(self, lines: Sequence[str], more: str = "") -> None:
        """Say an answer; what goes beyond a page waits, and `more` (with {}) tells how much."""
        self._last = [part for line in lines for part in wrapped(line)]
        self._page(self._last, more)

    def note(self, lines: Sequence[str]) -> None:
        """Say lines that belong to a prompt or a wait; they are no answer, so none is remembered."""
        for line in lines:
            for part in wrapped(line):
                self._writer.write(without_controls(part) + "\n")
        self._writer.flush()

    def say_more(self, more: str) -> bool:
        """Say the next page of a long answer; tell whether there was one."""
        waiting = self._waiting
        self._page(waiting, more)
        return bool(waiting)

    @property
    def is_waiting(self) -> bool:
        """Whether a part of the last answer has not been said."""
        return bool(self._waiting)

    def repeat(self, more: str) -> bool:
        """Say the last answer again; tell whether there was one."""
        self._page(self._last, more)
        return bool(self._last)

    def ring(self) -> None:
        """Ring the bell."""
        self._writer.write(BELL)
        self._writer.flush()

    def hear(self, prompt: str) -> str | None:
        """Prompt and wait for a line, without control characters; None at the end of input."""
        self._writer.flush()
        typed = self._reader(prompt)
        return None if typed is None else without_controls(typed).strip()

    def _page(self, lines: list[str], more: str) -> None:
        fits = len(lines) <= PAGE
        page = lines if fits else lines[: PAGE - 1]
        self._waiting = lines[len(page) :]
        for line in page:
            self._writer.write(without_controls(line) + "\n")
        if not fits:
            self._writer.write(more.format(len(self._waiting)) + "\n")
        self._writer.flush()


def without_controls(text: str) -> str:
    """Drop everything that could move a cursor, ring, or turn the direction of writing."""
    return "".join(char for char in text if unicodedata.category(char)[0] != "C")

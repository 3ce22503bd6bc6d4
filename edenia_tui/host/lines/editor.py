"""A line that is typed at a terminal far away: keys are understood, echoed and remembered here.

Rule of the file: whoever types at the end of a line gets back what they typed and nothing else; only
what changes in the middle is drawn anew, with the few codes that every terminal knows.
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from rich.cells import cell_len

REMEMBERED: Final = 50
"""So many lines come back by the arrows."""
_TO_END: Final = "\x1b[J"


class Stroke(Enum):
    """What a key ends."""

    ENTER = auto()
    INTERRUPT = auto()
    """Ctrl-C."""
    END = auto()
    """Ctrl-D on an empty line."""


class LineEditor:
    """One line after another, with a cursor in it."""

    def __init__(
        self, write: Callable[[str], None], columns: Callable[[], int], longest: int
    ) -> None:
        """Begin with nothing typed.

        Args:
            write: shows something as it is.
            columns: tells how wide the terminal is now.
            longest: the letters of a line.
        """
        self._write = write
        self._columns = columns
        self._longest = longest
        self._prompt = ""
        """The last line of the prompt."""
        self.text = ""
        self._at = 0
        self._escape = ""
        self._history: list[str] = []
        self._past = 0
        """How far back in the history; 0 for the line that is being typed."""
        self._unfinished = ""

    def begin(self, prompt: str) -> None:
        """Show a prompt, and what was typed already."""
        self._prompt = prompt.rpartition("\n")[2]
        self._write(prompt + self.text)
        self._move(len(self.text), self._at)

    def forget(self) -> None:
        """Forget all lines before this one."""
        self._history.clear()

    def key(self, letter: str) -> Stroke | None:
        """Understand one letter that came; what it ends, if it ends the line."""
        if self._escape:
            self._go_on_escape(letter)
            return None
        match letter:
            case "\r" | "\n":
                self._move(self._at, len(self.text))
                self._write("\n")
                return Stroke.ENTER
            case "\x03":
                self._move(self._at, len(self.text))
                self._write("\n")
                return Stroke.INTERRUPT
            case "\x04" if not self.text:
                self._write("\n")
                return Stroke.END
            case "\x1b":
                self._escape = letter
            case "\x7f" | "\b":
                self._delete(self._at - 1, self._at)
            case "\x04":
                self._delete(self._at, self._at + 1)
            case "\x01":
                self._go(0)
            case "\x05":
                self._go(len(self.text))
            case "\x02":
                self._go(self._at - 1)
            case "\x06":
                self._go(self._at + 1)
            case "\x0b":
                self._delete(self._at, len(self.text))
            case "\x15":
                self._delete(0, self._at)
            case "\x17":
                before = self.text[: self._at].rstrip()
                self._delete(before.rfind(" ") + 1, self._at)
            case "\x10":
                self._recall(self._past + 1)
            case "\x0e":
                self._recall(self._past - 1)
            case _ if letter.isprintable():
                self._insert(letter)
        return None

    def take(self) -> str:
        """Give the line that was ended, and begin another."""
        line, self.text, self._at, self._past = self.text, "", 0, 0
        if line.strip() and self._history[-1:] != [line]:
            self._history = [*self._history, line][-REMEMBERED:]
        return line

    # Keys of several letters.

    def _go_on_escape(self, letter: str) -> None:
        self._escape += letter
        if self._escape in ("\x1b[", "\x1bO") or letter in "0123456789;":
            self._escape = "" if len(self._escape) > 16 else self._escape
            return
        pressed, self._escape = self._escape, ""
        match pressed[2:]:
            case "A":
                self._recall(self._past + 1)
            case "B":
                self._recall(self._past - 1)
            case "C":
                self._go(self._at + 1)
            case "D":
                self._go(self._at - 1)
            case "H" | "1~" | "7~":
                self._go(0)
            case "F" | "4~" | "8~":
                self._go(len(self.text))
            case "3~":
                self._delete(self._at, self._at + 1)

    def _recall(self, past: int) -> None:
        """Bring a line before this one back."""
        if not 0 <= past <= len(self._history):
            return
        if self._past == 0:
            self._unfinished = self.text
        self._past = past
        self._replace(self._history[-past] if past else self._unfinished)

    # What is typed, and where it stands on the terminal.

    def _insert(self, letter: str) -> None:
        if len(self.text) >= self._longest:
            return
        is_at_end = self._at == len(self.text)
        text = self.text[: self._at] + letter + self.text[self._at :]
        if is_at_end:
            self.text, self._at = text, self._at + 1
            self._write(letter)
            if self._place(self._at)[1] == 0:  # the terminal waits at the edge with the next row
                self._write(" \b")
        else:
            self._draw(text, self._at + 1)

    def _delete(self, start: int, end: int) -> None:
        start, end = max(0, start), min(end, len(self.text))
        if start >= end:
            return
        is_last, cells = end == len(self.text) == self._at, cell_len(self.text[start:end])
        if is_last and self._place(start)[0] == self._place(self._at)[0]:
            self.text, self._at = self.text[:start], start
            self._write("\b" * cells + " " * cells + "\b" * cells)
        else:
            self._draw(self.text[:start] + self.text[end:], start)

    def _replace(self, text: str) -> None:
        self._draw(text, len(text))

    def _go(self, to: int) -> None:
        to = max(0, min(to, len(self.text)))
        self._move(self._at, to)
        self._at = to

    def _draw(self, text: str, at: int) -> None:
        """Show another text from where the two begin to differ."""
        same = next(
            (n for n, (one, two) in enumerate(zip(self.text, text, strict=False)) if one != two),
            min(len(self.text), len(text)),
        )
        self._move(self._at, same)
        self.text, self._at = text, at
        self._write(_TO_END + text[same:])
        if text[same:] and self._place(len(text))[1] == 0:
            self._write(" \b")
        self._move(len(text), at)

    def _move(self, start: int, to: int) -> None:
        """Move the cursor from one letter to another."""
        (row, column), (new_row, new_column) = self._place(start), self._place(to)
        if row == new_row:
            step = new_column - column
            self._write("\b" * -step if step < 0 else self.text[start:to] if step else "")
            return
        rows = new_row - row
        self._write(f"\x1b[{abs(rows)}{'B' if rows > 0 else 'A'}\r")
        if new_column:
            self._write(f"\x1b[{new_column}C")

    def _place(self, at: int) -> tuple[int, int]:
        """Tell in which row and column a letter stands, seen from the beginning of the prompt."""
        cells = cell_len(self._prompt) + cell_len(self.text[:at])
        return divmod(cells, max(1, self._columns()))

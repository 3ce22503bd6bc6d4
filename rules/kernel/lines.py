"""Reading line-based texts: words that remember where they stood."""

from collections.abc import Iterator
from typing import NamedTuple, NoReturn

from rules.kernel.refused import Unreadable

COMMENT = "#"
_MANY_DIGITS = 10


class Word(NamedTuple):
    """A word with its place, counted from 1."""

    text: str
    line: int
    column: int

    def fail(self, message: str) -> NoReturn:
        """Say what is wrong with this word."""
        raise Unreadable(message, self.line, self.column)

    def number(self, least: int = 0, most: int = 999) -> int:
        """Understand the word as a number within limits."""
        digits = self.text.isascii() and self.text.isdigit() and len(self.text) < _MANY_DIGITS
        if not digits or not least <= int(self.text) <= most:
            self.fail(f"expected a number from {least} to {most}, found {self.text[:20]!r}")
        return int(self.text)


def read_words(text: str, separators: str = "") -> Iterator[list[Word]]:
    """Split a text into the words of each line; comments and empty lines are left out.

    Args:
        text: the whole text.
        separators: characters that are words of their own wherever they stand.
    """
    for number, line in enumerate(text.splitlines(), 1):
        words = _words(line.partition(COMMENT)[0], number, separators)
        if words:
            yield words


def _words(line: str, number: int, separators: str) -> list[Word]:
    words: list[Word] = []
    start: int | None = None
    for column, char in enumerate(line + " "):
        if char.isspace() or char in separators:
            if start is not None:
                words.append(Word(line[start:column], number, start + 1))
                start = None
            if char in separators:
                words.append(Word(char, number, column + 1))
        elif start is None:
            start = column
    return words

"""Reading line-based texts: words that remember where they stood."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, NoReturn

from rules.kernel.refused import Unreadable
from rules.kernel.typed import find_word

COMMENT = "#"
MOST = 999
"""The highest number that is read."""
_MANY_DIGITS = 10


class Word(NamedTuple):
    """A word with its place, counted from 1."""

    text: str
    line: int
    column: int
    written: str = ""
    """What stood there, where the text says the same in a canonical word."""

    @property
    def typed(self) -> str:
        """The word as it was typed."""
        return self.written or self.text

    def meaning(self, text: str) -> "Word":
        """Say the same in another word."""
        return self if text == self.text else Word(text, self.line, self.column, self.typed)

    def fail(self, message: str) -> NoReturn:
        """Say what is wrong with this word."""
        raise Unreadable(message, self.line, self.column)

    def number(self, least: int = 0, most: int = MOST) -> int:
        """Understand the word as a number within limits."""
        digits = self.text.isascii() and self.text.isdigit() and len(self.text) < _MANY_DIGITS
        if not digits or not least <= int(self.text) <= most:
            self.fail(f"expected a number from {least} to {most}, found {self.typed[:20]!r}")
        return int(self.text)

    def one_of(self, words: Sequence[str], what: str) -> str:
        """Understand the word as one of a few, cut short if only one begins so."""
        found = find_word(self.text, words)
        if found is None:
            self.fail(f"expected {what} ({', '.join(words)}), found {self.typed!r}")
        return found


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
    found = _pattern(separators).finditer(line)
    return [Word(word[0], number, word.start() + 1) for word in found]


@cache
def _pattern(separators: str) -> re.Pattern[str]:
    """Make the pattern of a word: one of the separators, or as much as stands together otherwise."""
    each = re.escape(separators)
    return re.compile(rf"[{each}]|[^\s{each}]+" if each else r"\S+")


def split_at(words: Iterable[Word], separator: str) -> list[list[Word]]:
    """Split words at a separator; empty groups are left out."""
    out: list[list[Word]] = [[]]
    for word in words:
        if word.text == separator:
            out.append([])
        else:
            out[-1].append(word)
    return [group for group in out if group]


def nothing_after(key: Word, words: Sequence[Word]) -> None:
    """Expect no word after another."""
    if words:
        words[0].fail(f"nothing can follow {key.typed!r} here")


def the_only(key: Word, words: Sequence[Word]) -> Word:
    """Expect exactly one word after another."""
    if len(words) != 1:
        (words[1] if words else key).fail(f"expected one word after {key.typed!r}")
    return words[0]

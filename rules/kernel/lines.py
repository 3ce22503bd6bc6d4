"""Reading line-based texts: words that remember where they stood."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple, NoReturn

from rules.kernel.fault import Fact, Noun
from rules.kernel.fault import Slip as AnySlip
from rules.kernel.refused import misread
from rules.kernel.slips import Slip
from rules.kernel.typed import find_word

COMMENT = "#"
MOST = 999
"""The highest number that is read."""
_MANY_DIGITS = 10
_SHOWN = 40
"""So much of a word is shown again."""


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

    def fail(
        self, slip: AnySlip, *, expected: Sequence[str] | None = None, **facts: Fact
    ) -> NoReturn:
        """Say what is wrong with this word, which is one of the facts: `found`."""
        found = {"found": self.typed[:_SHOWN], **facts}
        raise misread(slip, self.line, self.column, expected=expected, **found)

    def number(self, least: int = 0, most: int = MOST) -> int:
        """Understand the word as a number within limits."""
        digits = self.text.isascii() and self.text.isdigit() and len(self.text) < _MANY_DIGITS
        if not digits or not least <= int(self.text) <= most:
            self.fail(Slip.NUMBER, least=least, most=most)
        return int(self.text)

    def one_of(self, words: Sequence[str], what: Noun) -> str:
        """Understand the word as one of a few, cut short if only one begins so."""
        found = find_word(self.text, words)
        if not words:
            self.fail(Slip.UNEXPECTED)
        if found is None:
            self.fail(Slip.WORD, what=what, expected=words)
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
        words[0].fail(Slip.NOTHING_AFTER, key=key.typed)


def the_only(key: Word, words: Sequence[Word]) -> Word:
    """Expect exactly one word after another."""
    if len(words) != 1:
        (words[1] if words else key).fail(Slip.ONE_AFTER, key=key.typed)
    return words[0]

"""What may be said in line mode: characters, columns, lines and words; the specification as a check.

`faults` looks at one answer, `Tally` at the amounts of many.
"""

import re
import statistics
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

WIDTH = 79
PAGE = 20
BRAILLE = 40
"""The cells of a braille line: the key fact stands in them."""
SYMBOLS: Final = ".,:;?!'()+-/%"
_FRENCH: Final = "àâäæçéèêëîïôöœùûüÿ"
_RUN: Final = re.compile(r"([^\w\s])\1|[^\w\s]{3}")
"""A symbol twice, or three symbols in a row; closing marks such as `).` are no run."""

_CLAUSE_END: Final = re.compile(r" ?[.,:;?!(]")


class Limit(NamedTuple):
    """How much an answer may hold."""

    median_words: int | None = None
    most_lines: int = PAGE


LIMITS: Final = {
    "status": Limit(median_words=20, most_lines=4),
    "board": Limit(median_words=40, most_lines=3),
    "wrong": Limit(median_words=25, most_lines=2),
    "event": Limit(median_words=10, most_lines=1),
}
"""The limits by what was asked; anything else has only those of every answer."""


def faults(said: str, prompt: str = "", *, bell: bool = False) -> list[str]:
    """Tell everything that is wrong with an answer and the question after it."""
    return [*_faults(said, prompt, bell=bell)]


def _faults(said: str, prompt: str, *, bell: bool) -> Iterator[str]:
    if said.count("\a") > int(bell) or re.search(r"[^\n]\a", said):
        yield f"a bell too many: {said!r}"
    said = said.replace("\a", "")
    if said and not said.endswith("\n"):
        yield f"the last line has no end: {said!r}"
    lines = said.split("\n")[:-1]
    if len(lines) > PAGE:
        yield f"{len(lines)} lines are more than a page"
    for line in lines:
        yield from (f"{fault}: {line!r}" for fault in line_faults(line))
    for line, other in combinations(dict.fromkeys(lines), 2):
        if line[:BRAILLE] == other[:BRAILLE] and without_amounts(line) != without_amounts(other):
            yield f"cannot be told apart in {BRAILLE} cells: {line!r} and {other!r}"
    if prompt:
        yield from (f"{fault}: prompt {prompt!r}" for fault in line_faults(prompt.rstrip(" ")))


@cache
def line_faults(line: str) -> tuple[str, ...]:
    """Tell what is wrong with one line; most lines are said many times."""
    return (*_line_faults(line),)


def _line_faults(line: str) -> Iterator[str]:
    if len(line.strip()) < 2:
        yield "a blank line" if not line.strip() else "a single character"
    if columns(line) > WIDTH:
        yield f"{columns(line)} columns"
    if line != line.strip() or "  " in line:
        yield "padded with spaces"
    if strange := sorted({char for char in line if not is_speakable(char)}):
        yield f"unspeakable {strange}"
    if run := _RUN.search(line):
        yield f"a run of symbols {run[0]!r}"


def is_speakable(char: str) -> bool:
    """Tell whether every speech engine and every braille table knows a character."""
    plain = char.isascii() and char.isalnum()
    return plain or char in SYMBOLS or char == " " or char.lower() in _FRENCH


def columns(line: str) -> int:
    """Count the columns a line takes in a terminal; some letters take two."""
    return sum(1 + (unicodedata.east_asian_width(char) in "WF") for char in line)


def without_amounts(line: str) -> str:
    """Leave the numbers out, and the plural with them: totals may stand late in a line."""
    return re.sub(r"\d+|s\b", "", line)


def word_count(text: str) -> int:
    """Count words as an ear does: what stands between spaces and holds a letter or a digit."""
    return sum(any(char.isalnum() for char in word) for word in text.split())


def late(lines: Sequence[str]) -> list[str]:
    """Find sentences whose first clause, the key fact, goes beyond a braille line."""
    return [
        line
        for line in dict.fromkeys(lines)
        if len(_CLAUSE_END.split(line, maxsplit=1)[0]) > BRAILLE
    ]


class Tally:
    """The amounts of many answers, by what was asked."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.answers: dict[str, list[list[str]]] = defaultdict(list)

    def add(self, kind: str, lines: list[str]) -> None:
        """Take note of an answer."""
        self.answers[kind].append(lines)

    def median_words(self, kind: str) -> float:
        """Give the words of the middle answer of a kind."""
        return statistics.median(word_count(" ".join(lines)) for lines in self.answers[kind])

    def faults(self) -> list[str]:
        """Tell which limits are missed, with the longest answer to blame."""
        return [fault for kind, limit in LIMITS.items() for fault in self._missed(kind, limit)]

    def _missed(self, kind: str, limit: Limit) -> Iterator[str]:
        answers = self.answers[kind]
        if not answers:
            yield f"{kind} was never asked"
            return
        longest = max(answers, key=len)
        if len(longest) > limit.most_lines:
            yield f"{kind}: {len(longest)} lines: {longest}"
        if limit.median_words is not None and self.median_words(kind) > limit.median_words:
            wordiest = max(answers, key=lambda lines: word_count(" ".join(lines)))
            yield f"{kind}: {self.median_words(kind)} words in the median, at most {wordiest}"

"""Titles and topics just as they are worded: the words and pairs of words that a question shares."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import pairwise
from math import log, sqrt
from typing import Final

from edenia_tui.lookup.term import Worth

_SHARES: Final = (0.6, 0.4)
"""What the two phrases of a rule that are worded most like a question count."""
_PAIR: Final = 0.5
"""What a pair of words tells of a rule, beside a word."""
_DOUBT: Final = 100.0
"""So many words as the whole book has them are added to those of each rule: few phrases prove little."""


class Wording:
    """How the titles and topics of a book are worded."""

    def __init__(self, phrases: Iterable[tuple[str, Iterable[str]]]) -> None:
        """Take in phrases, each the rule it is about and the stems of its words."""
        self._rules: list[str] = []
        self._with: dict[str, list[int]] = defaultdict(list)
        self._parts_of: dict[str, int] = defaultdict(int)
        for at, (rule, stems) in enumerate(phrases):
            self._rules.append(rule)
            parts = _parts(stems)
            self._parts_of[rule] += len(parts)
            for part in parts:
                self._with[part].append(at)
        self._all = sum(self._parts_of.values())
        self._lengths = [0.0] * len(self._rules)
        for phrases_with in self._with.values():
            weight = self._weight(phrases_with)
            for at in phrases_with:
                self._lengths[at] += weight

    def likeness(self, question: Iterable[str]) -> Worth:
        """Tell for each rule how like a question is to the phrases that are worded most like it."""
        shared: dict[int, float] = defaultdict(float)
        length = 0.0
        for part in _parts(question):
            phrases_with = self._with.get(part, [])
            weight = self._weight(phrases_with)
            length += weight
            for at in phrases_with:
                shared[at] += weight
        likest: dict[str, list[float]] = defaultdict(list)
        for at, weight in shared.items():
            likest[self._rules[at]].append(weight / sqrt(length * self._lengths[at]))
        return {rule: _likest(likes) for rule, likes in likest.items()}

    def leaning(self, question: Iterable[str]) -> Worth:
        """Tell for each rule how much more than the book its phrases use the words of a question."""
        known = [part for part in _parts(question) if part in self._with]
        tells = {part: _PAIR if " " in part else 1.0 for part in known}
        whole = sum(tells.values())
        leans = {
            rule: whole * log(_DOUBT / (parts + _DOUBT)) for rule, parts in self._parts_of.items()
        }
        for part in known:
            phrases_with = self._with[part]
            expected = _DOUBT * len(phrases_with) / self._all
            for rule, count in Counter(self._rules[at] for at in phrases_with).items():
                leans[rule] += tells[part] * log(1 + count / expected)
        return {rule: lean / sqrt(len(known) or 1) for rule, lean in leans.items()}

    def _weight(self, phrases_with: list[int]) -> float:
        """Tell how much it weighs to share what so many phrases have: rare words and pairs weigh more."""
        return log(1 + len(self._rules) / (len(phrases_with) or 1)) ** 2


def _parts(stems: Iterable[str]) -> list[str]:
    """List stems, then those that follow each other in pairs, each once."""
    listed = list(stems)
    return list(dict.fromkeys((*listed, *map(" ".join, pairwise(listed)))))


def _likest(likes: list[float]) -> float:
    best = sorted(likes, reverse=True)
    return sum(share * like for share, like in zip(_SHARES, best, strict=False))

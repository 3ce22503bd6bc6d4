"""Titles and topics as wholes: how like a question is to what a rule is about."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from edenia_tui.lookup.term import Term, Worth

_SECOND: Final = 0.1
"""How much the second likest phrase of a rule counts beside the likest."""


class _Phrase(NamedTuple):
    """A title or a topic as a whole."""

    rule: str
    weight: float
    worth: float


class Phrases:
    """All titles and topics of a book."""

    def __init__(self) -> None:
        """Begin without any."""
        self._all: list[_Phrase] = []
        self._with: dict[str, list[int]] = defaultdict(list)

    def add(self, rule: str, stems: Iterable[str], weight: float, worth: float) -> None:
        """Take in a phrase.

        Args:
            rule: what it is about.
            stems: its words without their endings.
            weight: how much they tell together.
            worth: how much it says of its rule.
        """
        for one in stems:
            self._with[one].append(len(self._all))
        self._all.append(_Phrase(rule, weight, worth))

    def likeness(self, terms: Sequence[Term]) -> Worth:
        """Tell for each rule how like a question is to the phrases that are most like it."""
        shared: dict[int, float] = defaultdict(float)
        for term in terms:
            nearest: dict[int, float] = {}
            for form, near in term.nearness.items():
                for phrase in self._with.get(form, ()):
                    nearest[phrase] = max(near, nearest.get(phrase, 0))
            for phrase, near in nearest.items():
                shared[phrase] += near * term.weight
        whole = sum(term.weight for term in terms)
        likest: dict[str, list[float]] = defaultdict(list)
        for at, weight in shared.items():
            rule, rarity, worth = self._all[at]
            likest[rule].append(worth * weight / sqrt(whole * rarity))
        found: Worth = defaultdict(float)
        for rule, likes in likest.items():
            first, second = sorted((*likes, 0.0), reverse=True)[:2]
            found[rule] = (1 - _SECOND) * first + _SECOND * second
        return found

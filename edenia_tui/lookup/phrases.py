"""Titles and topics as wholes: how like a question is to what a rule is about."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from edenia_tui.lookup.term import Term, Worth


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
        """Tell for each rule how like a question is to the phrase that is most like it."""
        shared: dict[int, float] = defaultdict(float)
        for term in terms:
            nearest: dict[int, float] = {}
            for form, near in term.nearness.items():
                for phrase in self._with.get(form, ()):
                    nearest[phrase] = max(near, nearest.get(phrase, 0))
            for phrase, near in nearest.items():
                shared[phrase] += near * term.weight
        whole = sum(term.weight for term in terms)
        found: Worth = defaultdict(float)
        for at, weight in shared.items():
            rule, rarity, worth = self._all[at]
            found[rule] = max(found[rule], worth * weight / sqrt(whole * rarity))
        return found

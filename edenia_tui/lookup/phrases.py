"""Titles and topics as wholes: how like a question is to what a rule is about."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from edenia_tui.lookup.term import Term, Worth

_SHARES: Final = (4 / 7, 2 / 7, 1 / 7)
"""What the three phrases of a rule that are most like a question count, the likest most."""
_OF_QUESTION: Final = 0.6
"""How much more it counts to be like all of the question than like all of the phrase; 0.5 is neither."""


class _Phrase(NamedTuple):
    """A title or a topic as a whole."""

    rule: str
    weight: float
    worth: float


class Phrases:
    """All titles and topics of a book."""

    def __init__(self, rarities: Worth) -> None:
        """Begin without any; rare stems tell more."""
        self._rarities = rarities
        self._all: list[_Phrase] = []
        self._with: dict[str, list[int]] = defaultdict(list)

    def add(self, rule: str, stems: Iterable[str], worth: float) -> None:
        """Take in a phrase.

        Args:
            rule: what it is about.
            stems: its words without their endings.
            worth: how much it says of its rule.
        """
        weight = 0.0
        for one in dict.fromkeys(stems):
            self._with[one].append(len(self._all))
            weight += self._rarities[one]
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
            length = whole**_OF_QUESTION * rarity ** (1 - _OF_QUESTION)
            likest[rule].append(worth * weight / length)
        return defaultdict(float, {rule: _likest(likes) for rule, likes in likest.items()})


def _likest(likes: Iterable[float]) -> float:
    best = sorted(likes, reverse=True)
    return sum(share * like for share, like in zip(_SHARES, best, strict=False))

"""How questions are worded, small words included: what tells nothing by itself still tells rules apart."""

from collections import defaultdict
from collections.abc import Iterable
from math import log, sqrt

from edenia_tui.lookup.stemming import stem
from edenia_tui.lookup.term import Worth
from edenia_tui.lookup.vocabulary import plain_words


class Wording:
    """All titles, topics and sentences of a book, word by word."""

    def __init__(self, texts: Iterable[tuple[str, str]], rules: int) -> None:
        """Read the texts.

        Args:
            texts: pairs of a rule and something that is said of it.
            rules: how many rules there are in all; what stands in few of them tells much.
        """
        self._rule_of: list[str] = []
        self._with: dict[str, list[int]] = defaultdict(list)
        for at, (rule, text) in enumerate(texts):
            self._rule_of.append(rule)
            for form in _forms(text):
                self._with[form].append(at)
        self._rarity = {
            form: log(1 + rules / len({self._rule_of[at] for at in places}))
            for form, places in self._with.items()
        }
        self._unknown = log(1 + rules)
        self._weights = [0.0] * len(self._rule_of)
        for form, places in self._with.items():
            for at in places:
                self._weights[at] += self._rarity[form]

    def likeness(self, question: str) -> Worth:
        """Tell for each rule how like a question is to the text that is worded most like it."""
        forms = _forms(question)
        whole = sum(self._rarity.get(form, self._unknown) for form in forms)
        shared: dict[int, float] = defaultdict(float)
        for form in forms:
            for at in self._with.get(form, ()):
                shared[at] += self._rarity[form]
        found: Worth = defaultdict(float)
        for at, weight in shared.items():
            rule = self._rule_of[at]
            found[rule] = max(found[rule], weight / sqrt(whole * self._weights[at]))
        return found


def _forms(text: str) -> dict[str, None]:
    """List the different words of a text without their endings."""
    return dict.fromkeys(map(stem, plain_words(text)))

"""The words of a rulebook: which rules have each of them, and what it is worth to them."""

from collections import defaultdict
from collections.abc import Iterable
from math import log
from typing import Final

from edenia_tui.lookup.spelling import meant_by
from edenia_tui.lookup.stemming import stem
from edenia_tui.lookup.term import Term, Worth
from edenia_tui.lookup.vocabulary import ASKS, Vocabulary

TEXT, TITLE, TOPIC = 1.2, 2.4, 2.6
"""What a word is worth by where it stands."""
_ID, _PART_OF_ID = 60.0, 4.0
"""What an id is worth, and what its letters and its number are, however rare they are."""
_EXACT, _FORM, _SYNONYM = 1.0, 0.95, 0.7
"""What a word is worth by how near it is to the one asked for."""
_UNKNOWN: Final = 0.5
"""A word of a question that no rule knows counts like one that so many know."""
_MISSPELT: Final = 0.5
_OTHERWISE: Final = 0.7
"""How far the book knows a word that it does not use itself, or only spells otherwise."""


class Index:
    """The words of rules, in all languages at once."""

    def __init__(self, vocabulary: Vocabulary, rules: int) -> None:
        """Begin without any word.

        Args:
            vocabulary: which words mean the same, and which tell nothing.
            rules: how many rules there are in all; what stands in few of them tells much.
        """
        self._vocabulary = vocabulary
        self._rules = rules
        self._words: dict[str, Worth] = defaultdict(dict)
        self._stems: dict[str, Worth] = defaultdict(dict)
        self._own: set[str] = set()
        self._ids: dict[str, Worth] = defaultdict(dict)

    def __contains__(self, word: str) -> bool:
        """Tell whether a word stands in the book just so."""
        return word in self._words

    def knows(self, word: str) -> bool:
        """Tell whether a word, a form of it or one that means the same stands in the book."""
        return bool(self.term(word).worth)

    @property
    def words(self) -> Iterable[str]:
        """All words of the book."""
        return self._words

    def add(self, rule: str, text: str, worth: float) -> None:
        """Index a text; who, when and where ask in topics alone, elsewhere they join sentences."""
        for word in self._vocabulary.words_of(text):
            if word.startswith(ASKS) and worth != TOPIC:
                continue
            if worth != TOPIC:
                self._own.add(stem(word))
            for index, form in ((self._words, word), (self._stems, stem(word))):
                index[form][rule] = max(worth, index[form].get(rule, 0))

    def add_id(self, rule: str) -> None:
        """Index the id of a rule, whole and in parts."""
        for word in self._vocabulary.words_of(rule):
            self._ids[word][rule] = _ID if "-" in word else _PART_OF_ID

    def rarity(self, form: str) -> float:
        """Tell how much a stem tells; one that nobody knows is not so rare."""
        return self._rarity(self._stems.get(form, ()))

    def term(self, word: str) -> Term:
        """Weigh a word: rare words tell more, near ones less; one that nobody knows may be misspelt."""
        vocabulary = self._vocabulary
        if stem(word) not in self._stems and word not in vocabulary and word not in self._ids:
            for meant in meant_by(word, (*self._words, *vocabulary.words)):
                return self.term(meant)._replace(known=_MISSPELT)
        nearness = {stem(other): _SYNONYM for other in vocabulary.synonyms(word)}
        nearness[stem(word)] = _FORM
        worth: Worth = dict(self._ids.get(word, {}))
        known = {rule for form in nearness for rule in self._stems.get(form, ())}
        own = self._stems.get(stem(word), {})
        for form, near in nearness.items():
            rarity = self._rarity(own if form == stem(word) else known)
            for rule, place in self._stems.get(form, {}).items():
                worth[rule] = max(near * place * rarity, worth.get(rule, 0))
        for rule, place in self._words.get(word, {}).items():
            worth[rule] = max(_EXACT * place * self._rarity(own), worth.get(rule, 0))
        is_own = stem(word) in self._own or word in self._ids
        how_known = 1.0 if is_own else _OTHERWISE if worth else 0.0
        return Term(self._rarity(own or known), nearness, worth, how_known, word.startswith(ASKS))

    def _rarity(self, rules: Iterable[str]) -> float:
        return log(1 + self._rules / (len(list(rules)) or _UNKNOWN))

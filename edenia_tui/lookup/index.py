"""The words of a rulebook: which rules have each of them, and what it is worth to them."""

from collections import defaultdict
from collections.abc import Iterable
from math import exp, log
from typing import Final

from edenia_tui.lookup.spelling import meant_by
from edenia_tui.lookup.stemming import stem
from edenia_tui.lookup.term import Term, Worth
from edenia_tui.lookup.vocabulary import ASKS, Vocabulary

TEXT, TITLE, TOPIC = 0.9, 3.0, 1.0
"""How much it counts that a word stands in a text of a rule, in its title or in one of its topics."""
_ID, _PART_OF_ID = 40.0, 1.0
"""What an id is worth, and what its letters and its number are, however rare they are."""
_FORM, _SYNONYM = 0.95, 0.7
"""How like a word is to the one asked for."""
_OFTEN: Final = 3.0
"""A word that counts so much for a rule is worth half of what one that counts endlessly is."""
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
        self._words: dict[str, None] = {}
        self._counts: dict[str, Worth] = defaultdict(dict)
        self._own: set[str] = set()
        self._ids: dict[str, Worth] = defaultdict(dict)

    def __contains__(self, word: str) -> bool:
        """Tell whether a word stands in the book just so."""
        return word in self._words

    @property
    def words(self) -> Iterable[str]:
        """All words of the book."""
        return self._words

    def add(self, rule: str, words: Iterable[str], count: float) -> None:
        """Index words of a rule; who and when ask in topics alone, elsewhere they join sentences."""
        stems: set[str] = set()
        for word in words:
            if not word.startswith(ASKS) or count == TOPIC:
                self._words[word] = None
                stems.add(stem(word))
        for form in stems:
            of_rules = self._counts[form]
            of_rules[rule] = of_rules.get(rule, 0) + count
        if count != TOPIC:
            self._own |= stems

    def add_id(self, rule: str) -> None:
        """Index the id of a rule, whole and in parts."""
        for word in self._vocabulary.words_of(rule):
            self._ids[word][rule] = _ID if "-" in word else _PART_OF_ID

    def is_of_ids(self, word: str) -> bool:
        """Tell whether a word is an id or a part of ids."""
        return word in self._ids

    def rarities(self) -> Worth:
        """Tell how much each stem tells; one that the book does not know is not so rare."""
        known = {form: self._rarity(counts) for form, counts in self._counts.items()}
        return defaultdict(lambda: self._rarity({}), known)

    def term(self, word: str) -> Term:
        """Weigh a word: rare words tell more, near ones less; one that nobody knows may be misspelt."""
        vocabulary = self._vocabulary
        if self._is_of_the_world(word):
            return Term(stem(word), self._rarity({}), {}, {}, 0.0, is_asking=False, is_worldly=True)
        own = self._counts.get(stem(word), {})
        if not own and word not in vocabulary and word not in self._ids:
            for meant in meant_by(word, (*self._words, *vocabulary.words)):
                return self.term(meant)._replace(known=_MISSPELT)
        nearness = {stem(other): _SYNONYM for other in vocabulary.synonyms(word)}
        nearness[stem(word)] = _FORM
        counts: Worth = defaultdict(float)
        for form, near in nearness.items():
            for rule, count in self._counts.get(form, {}).items():
                counts[rule] += near * count
        rarity = self._rarity(counts)
        worth = {rule: rarity * count / (count + _OFTEN) for rule, count in counts.items()}
        for rule, of_id in self._ids.get(word, {}).items():
            worth[rule] = max(of_id, worth.get(rule, 0))
        is_own = stem(word) in self._own or word in self._ids
        how_known = 1.0 if is_own else _OTHERWISE if worth else 0.0
        weight = self._rarity(own or counts)
        return Term(stem(word), weight, nearness, worth, how_known, word.startswith(ASKS))

    def _is_of_the_world(self, word: str) -> bool:
        """Tell whether a word is about other things than games, and the book has no use for it."""
        return (
            self._vocabulary.is_worldly(word)
            and word not in self._words
            and word not in self._vocabulary.words
        )

    def _rarity(self, counts: Worth) -> float:
        """Tell how much a word tells: that of one rule almost alone tells most."""
        return log(1 + self._rules / (_spread(counts) if counts else _UNKNOWN))


def _spread(counts: Worth) -> float:
    """Tell over how many rules a word is spread; one where it hardly counts hardly matters."""
    whole = sum(counts.values())
    return exp(-sum(count / whole * log(count / whole) for count in counts.values()))

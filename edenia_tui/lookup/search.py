"""The rules that fit a question best, asked in any language of the book."""

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from edenia_tui.lookup.index import TEXT, TITLE, TOPIC, Index
from edenia_tui.lookup.phrases import Phrases
from edenia_tui.lookup.stemming import stem
from edenia_tui.lookup.term import Worth
from edenia_tui.lookup.vocabulary import Vocabulary, plain_words
from rules.kernel.rulebook import Rulebook

MOST: Final = 5
_MOST_WORDS, _LONGEST_WORD = 20, 30
"""What is looked at of a question, so that no question takes long."""
_LIKE_A_PHRASE: Final = 4.0
"""What it is worth that a question is like a title or a topic as a whole."""
_AS_A_TITLE: Final = 1.1
"""How much more a title says of its rule than a topic does."""
_WORTH_SHOWING: Final = 0.33
"""The part of the best score that a rule needs to be shown beside it."""
_KNOWN: Final = 0.5
"""The part of a question that the book must know for anything to fit."""
_KNOWN_AND_LIKE: Final = 1.25
"""What this part and the likeness to a title or a topic of the best rule must come to."""
_DIGITS: Final = 6
"""So near scores are equal: then the order of the book decides."""
_NEAR: Final = 0.8
"""How like a word of the book another must be to be taken for it where nothing else fits."""


class RuleSearch:
    """The words and phrases of a rulebook in all its languages at once."""

    def __init__(
        self, book: Rulebook, vocabulary: Vocabulary, topics: Mapping[str, Iterable[str]]
    ) -> None:
        """Read the book; a rule has the words it has in any language.

        Args:
            book: the rules.
            vocabulary: which words mean the same, and which tell nothing.
            topics: what each rule is about in other words, by its id: phrases with commas between.
        """
        self._ids = book.ids()
        self._vocabulary = vocabulary
        self._index = Index(vocabulary, len(self._ids))
        self._phrases = Phrases()
        phrases: list[tuple[str, str, float]] = []
        self._titled: dict[tuple[str, ...], str] = {}
        for rule in (rule for _, rules in book.languages for rule in rules):
            self._index.add(rule.id, rule.title, TITLE)
            self._index.add(rule.id, f"{rule.chapter} {rule.text()}", TEXT)
            self._index.add_id(rule.id)
            phrases += [(rule.id, rule.title, _AS_A_TITLE), (rule.id, rule.id, 1.0)]
            self._titled[plain_words(rule.title)] = rule.id
        for rule_id, texts in topics.items():
            for topic in (topic for text in texts for topic in text.split(",")):
                self._index.add(rule_id, topic, TOPIC)
                phrases.append((rule_id, topic, 1.0))
        for rule_id, text, worth in phrases:
            stems = dict.fromkeys(map(stem, vocabulary.words_of(text)))
            self._phrases.add(rule_id, stems, sum(map(self._index.rarity, stems)), worth)

    def __contains__(self, word: str) -> bool:
        """Tell whether a word stands in the book just so."""
        return word in self._index

    def find(self, question: str) -> list[str]:
        """List the ids of the rules that fit, best first: that of a title that was typed, then others."""
        titled = self._titled.get(plain_words(question))
        best = self._best(self._asked(question))
        return (
            best if titled is None else [titled, *(rule for rule in best if rule != titled)][:MOST]
        )

    def answers(self, question: str) -> bool:
        """Tell whether the best rule has something on every word of a question that tells anything."""
        asked = self._asked(question)
        best = self._best(asked)[:1]
        return bool(best) and all(best[0] in self._index.term(word).worth for word in asked)

    def near(self, question: str) -> list[str]:
        """List rules that would fit if words were spelt quite differently."""
        return self._best(
            [
                near
                for word in self._asked(question)
                for near in get_close_matches(word, self._index.words, cutoff=_NEAR)
            ]
        )

    def _asked(self, question: str) -> list[str]:
        """List the words of a question to look at.

        Of those that no rule knows, numbers and everyday words tell nothing, a compound is left to its
        parts, and parts to a compound that is known.
        """
        words = dict.fromkeys(self._vocabulary.words_of(question))
        short = [word for word in words if len(word) <= _LONGEST_WORD][:_MOST_WORDS]
        known = {word for word in short if self._index.knows(word)}
        parts = {part for word in known if "-" in word for part in word.split("-")}
        return [word for word in short if word in known or self._is_foreign(word, parts)]

    def _is_foreign(self, word: str, parts: Container[str]) -> bool:
        """Tell whether a word that no rule knows is a sign that a question is about something else."""
        return not (
            word.isdigit() or "-" in word or word in parts or self._vocabulary.is_casual(word)
        )

    def _best(self, asked: Sequence[str]) -> list[str]:
        terms = [self._index.term(word) for word in asked]
        whole = sum(term.weight for term in terms if not term.is_asking)
        scores: Worth = defaultdict(float)
        covered: Worth = defaultdict(float)
        for term in terms:
            for rule, worth in term.worth.items():
                scores[rule] += worth
                if not term.is_asking:
                    covered[rule] += term.weight
        for rule in scores:
            scores[rule] *= covered[rule] / whole if whole else 0
        likeness = self._phrases.likeness(terms)
        for rule, like in likeness.items():
            scores[rule] += _LIKE_A_PHRASE * like * whole
        fitting = [rule for rule in self._ids if scores[rule]]
        best = sorted(fitting, key=lambda rule: -round(scores[rule], _DIGITS))[:MOST]
        if not best:
            return []
        known = sum(term.known * term.weight for term in terms if not term.is_asking) / whole
        if known < _KNOWN or known + likeness[best[0]] < _KNOWN_AND_LIKE:
            return []
        return [rule for rule in best if scores[rule] >= _WORTH_SHOWING * scores[best[0]]]

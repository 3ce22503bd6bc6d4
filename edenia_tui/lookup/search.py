"""The rules that fit a question best, asked in any language of the book."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from math import log, sqrt
from typing import Final, NamedTuple

from edenia_tui.lookup.spelling import meant_by
from edenia_tui.lookup.stemming import stem
from edenia_tui.lookup.vocabulary import ASKS, Vocabulary
from rules.kernel.rulebook import Rulebook

MOST: Final = 5
_MOST_WORDS, _LONGEST_WORD = 20, 30
"""What is looked at of a question, so that no question takes long."""
_TEXT, _CHAPTER, _TITLE, _TOPIC = 1.2, 1.2, 2.4, 2.6
"""What a word is worth by where it stands."""
_ID, _PART_OF_ID = 60.0, 4.0
"""What an id is worth, and what its letters and its number are, however rare they are."""
_EXACT, _FORM, _SYNONYM = 1.0, 0.95, 0.7
"""What a word is worth by how near it is to the one asked for."""
_LIKE_A_PHRASE: Final = 2.5
"""What it is worth that a question is like a title or a topic as a whole."""
_AS_A_TITLE: Final = 1.1
"""How much more a title says of its rule than a topic does."""
_WORTH_SHOWING: Final = 0.33
"""The part of the best score that a rule needs to be shown beside it."""
_UNKNOWN: Final = 3
"""A word of a question that no rule knows counts like one that so many know."""
_ENOUGH: Final = 0.5
"""The part of a question that the book must know for anything to fit."""
_KNOWN_OTHERWISE: Final = 0.5
"""How far the book knows a word that it does not use itself, or only spells otherwise."""
_NEAR: Final = 0.8
"""How like a word of the book another must be to be taken for it where nothing else fits."""

Worth = dict[str, float]
"""What a word is worth to rules, by id."""


class _Term(NamedTuple):
    """A word of a question: how much it tells, and the forms it may have in the book."""

    weight: float
    nearness: Mapping[str, float]
    """Stems, and how near each is to what was asked."""
    worth: Worth
    known: float
    """How far the book knows it: 1 for a word of its own, 0 for one that means nothing to it."""
    is_asking: bool
    """Whether it only tells what kind of answer is wanted."""


class _Phrase(NamedTuple):
    """A title or a topic as a whole."""

    rule: str
    weight: float
    worth: float


class RuleSearch:
    """An index of a rulebook in all its languages at once."""

    def __init__(
        self, book: Rulebook, vocabulary: Vocabulary, topics: Mapping[str, Iterable[str]]
    ) -> None:
        """Read the book; a rule has the words it has in any language.

        Args:
            book: the rules.
            vocabulary: which words mean the same, and which tell nothing.
            topics: what each rule is about in other words, by its id: phrases with commas between.
        """
        self._vocabulary = vocabulary
        self._rules = len(book.ids())
        self._words: dict[str, Worth] = defaultdict(dict)
        self._stems: dict[str, Worth] = defaultdict(dict)
        self._own: set[str] = set()
        self._ids: dict[str, Worth] = defaultdict(dict)
        for _, rules in book.languages:
            for rule in rules:
                self._add(rule.id, rule.title, _TITLE)
                self._add(rule.id, rule.chapter, _CHAPTER)
                self._add(rule.id, rule.text(), _TEXT)
                for word in vocabulary.words_of(rule.id):
                    self._ids[word][rule.id] = _ID if "-" in word else _PART_OF_ID
        phrases = [
            (rule.id, rule.title, _AS_A_TITLE) for _, rules in book.languages for rule in rules
        ]
        for rule_id, texts in topics.items():
            for topic in (topic for text in texts for topic in text.split(",")):
                self._add(rule_id, topic, _TOPIC)
                phrases.append((rule_id, topic, 1.0))
        self._phrases: list[_Phrase] = []
        self._phrases_with: dict[str, list[int]] = defaultdict(list)
        for phrase in phrases:
            self._add_phrase(*phrase)

    def __contains__(self, word: str) -> bool:
        """Tell whether a word stands in the book just so."""
        return word in self._words

    def find(self, question: str) -> list[str]:
        """List the ids of the rules that fit, best first."""
        return self._best(self._asked(question))

    def answers(self, question: str) -> bool:
        """Tell whether the best rule has something on every word of a question that tells anything."""
        asked = self._asked(question)
        best = self._best(asked)[:1]
        return bool(best) and all(best[0] in self._term(word).worth for word in asked)

    def near(self, question: str) -> list[str]:
        """List rules that would fit if words were spelt quite differently."""
        return self._best(
            [
                near
                for word in self._asked(question)
                for near in get_close_matches(word, self._words, cutoff=_NEAR)
            ]
        )

    def _asked(self, question: str) -> list[str]:
        words = dict.fromkeys(self._vocabulary.words_of(question))
        return [word for word in words if len(word) <= _LONGEST_WORD][:_MOST_WORDS]

    def _add(self, rule: str, text: str, worth: float) -> None:
        """Index a text; who, when and where ask in topics alone, elsewhere they join sentences."""
        for word in self._vocabulary.words_of(text):
            if word.startswith(ASKS) and worth != _TOPIC:
                continue
            if worth != _TOPIC:
                self._own.add(stem(word))
            for index, form in ((self._words, word), (self._stems, stem(word))):
                index[form][rule] = max(worth, index[form].get(rule, 0))

    def _add_phrase(self, rule: str, text: str, worth: float) -> None:
        stems = {stem(word) for word in self._vocabulary.words_of(text)}
        for one in stems:
            self._phrases_with[one].append(len(self._phrases))
        weight = sum(self._rarity(self._stems.get(one, ())) for one in stems)
        self._phrases.append(_Phrase(rule, weight, worth))

    def _best(self, asked: Sequence[str]) -> list[str]:
        terms = [self._term(word) for word in asked]
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
        for rule, likeness in self._likeness(terms).items():
            scores[rule] += _LIKE_A_PHRASE * likeness * whole
        scores = {rule: score for rule, score in scores.items() if score}
        best = sorted(scores, key=lambda rule: -scores[rule])[:MOST]
        telling = [term.known for term in terms if not term.is_asking]
        if not best or sum(telling) < _ENOUGH * len(telling):
            return []
        return [rule for rule in best if scores[rule] >= _WORTH_SHOWING * scores[best[0]]]

    def _likeness(self, terms: Sequence[_Term]) -> Worth:
        """Tell for each rule how like a question is to the title or topic that is most like it."""
        shared: dict[int, float] = defaultdict(float)
        for term in terms:
            nearest: dict[int, float] = {}
            for form, near in term.nearness.items():
                for phrase in self._phrases_with.get(form, ()):
                    nearest[phrase] = max(near, nearest.get(phrase, 0))
            for phrase, near in nearest.items():
                shared[phrase] += near * term.weight
        whole = sum(term.weight for term in terms)
        found: Worth = defaultdict(float)
        for phrase, weight in shared.items():
            rule, rarity, worth = self._phrases[phrase]
            found[rule] = max(found[rule], worth * weight / sqrt(whole * rarity))
        return found

    def _term(self, word: str) -> _Term:
        """Weigh a word: rare words tell more, near ones less; one that nobody knows may be misspelt."""
        vocabulary = self._vocabulary
        if stem(word) not in self._stems and word not in vocabulary and word not in self._ids:
            for meant in meant_by(word, self._words):
                return self._term(meant)._replace(known=_KNOWN_OTHERWISE)
        nearness = {stem(other): _SYNONYM for other in vocabulary.synonyms(word)}
        nearness[stem(word)] = _FORM
        worth: Worth = dict(self._ids.get(word, {}))
        known = {rule for form in nearness for rule in self._stems.get(form, ())}
        own = self._stems.get(stem(word), {})
        for form, near in nearness.items():
            found = self._stems.get(form, {})
            rarity = self._rarity(own if form == stem(word) else known)
            for rule, place in found.items():
                worth[rule] = max(near * place * rarity, worth.get(rule, 0))
        for rule, place in self._words.get(word, {}).items():
            worth[rule] = max(_EXACT * place * self._rarity(own), worth.get(rule, 0))
        is_own = stem(word) in self._own or word in self._ids
        how_known = 1.0 if is_own else _KNOWN_OTHERWISE if worth else 0.0
        return _Term(self._rarity(own or known), nearness, worth, how_known, word.startswith(ASKS))

    def _rarity(self, rules: Iterable[str]) -> float:
        """Tell how much a word tells that stands in some rules; an unknown one is not so rare."""
        return log(1 + self._rules / (len(list(rules)) or _UNKNOWN))

"""The rules that fit a question best, asked in any language of the book."""

from collections import defaultdict
from collections.abc import Iterable
from difflib import get_close_matches
from math import log
from typing import Final

from edenia_tui.lookup.vocabulary import Vocabulary, are_akin
from rules.kernel.rulebook import Rulebook

MOST: Final = 5
_MOST_WORDS, _LONGEST_WORD = 20, 30
"""What is looked at of a question, so that no question takes long."""
_TEXT, _CHAPTER, _TITLE = 1.0, 1.2, 2.5
"""What a word is worth by where it stands."""
_ID, _PART_OF_ID = 20.0, 4.0
"""What an id is worth, and what its letters and its number are, however rare they are."""
_SAID_AGAIN: Final = 0.15
"""What a word is worth when it comes again."""
_EXACT, _AKIN, _SYNONYM, _AKIN_SYNONYM = 1.0, 0.95, 0.75, 0.65
"""What a word is worth by how near it is to the one asked for."""
_WORTH_SHOWING: Final = 0.5
"""The part of the best score that a rule needs to be shown beside it."""

Worth = dict[str, float]
"""What a word is worth to rules, by id."""


class RuleSearch:
    """An index of a rulebook in all its languages at once."""

    def __init__(self, book: Rulebook, vocabulary: Vocabulary) -> None:
        """Read the book; a rule has the words it has in any language."""
        self._vocabulary = vocabulary
        self._rules = len(book.ids())
        self._index: dict[str, Worth] = defaultdict(dict)
        self._ids: dict[str, Worth] = defaultdict(dict)
        for _, rules in book.languages:
            for rule in rules:
                self._add(rule.id, rule.title, _TITLE)
                self._add(rule.id, rule.chapter, _CHAPTER)
                self._add(rule.id, rule.text(), _TEXT)
                for word in vocabulary.words_of(rule.id):
                    self._ids[word][rule.id] = _ID if "-" in word else _PART_OF_ID

    def __contains__(self, word: str) -> bool:
        """Tell whether a word stands in the book just so."""
        return word in self._index

    def find(self, question: str) -> list[str]:
        """List the ids of the rules that fit, best first."""
        return self._best(self._asked(question))

    def answers(self, question: str) -> bool:
        """Tell whether the best rule has something on every word of a question that tells anything."""
        asked = self._asked(question)
        best = self._best(asked)[:1]
        return bool(best) and all(best[0] in self._worth(word) for word in asked)

    def near(self, question: str) -> list[str]:
        """List rules that would fit if words were spelt a little differently."""
        return self._best(
            [
                near
                for word in self._asked(question)
                for near in get_close_matches(word, self._index, cutoff=0.7)
            ]
        )

    def _asked(self, question: str) -> list[str]:
        words = dict.fromkeys(self._vocabulary.words_of(question))
        return [word for word in words if len(word) <= _LONGEST_WORD][:_MOST_WORDS]

    def _add(self, rule: str, text: str, worth: float) -> None:
        for word in self._vocabulary.words_of(text):
            found = self._index[word]
            found[rule] = found[rule] + _SAID_AGAIN if rule in found else worth

    def _best(self, asked: list[str]) -> list[str]:
        scores: Worth = defaultdict(float)
        answered: dict[str, int] = defaultdict(int)
        for word in asked:
            for rule, worth in self._worth(word).items():
                scores[rule] += worth
                answered[rule] += 1
        for rule in scores:
            scores[rule] *= answered[rule] / len(asked)
        best = sorted(scores, key=lambda rule: -scores[rule])[:MOST]
        return [rule for rule in best if scores[rule] >= _WORTH_SHOWING * scores[best[0]]]

    def _worth(self, word: str) -> Worth:
        """Weigh a word: rare words tell more, near ones less."""
        worth: Worth = dict(self._ids.get(word, {}))
        synonyms = self._vocabulary.synonyms(word)
        for nearness, forms in (
            (_EXACT, [word]),
            (_AKIN, self._forms([word])),
            (_SYNONYM, synonyms),
            (_AKIN_SYNONYM, self._forms(synonyms)),
        ):
            places = self._places(forms)
            for rule, place in places.items():
                found = nearness * place * log(1 + self._rules / len(places))
                worth[rule] = max(found, worth.get(rule, 0))
        return worth

    def _forms(self, words: Iterable[str]) -> list[str]:
        """List the words of the book that are forms of some words."""
        return [known for word in words for known in self._index if are_akin(word, known)]

    def _places(self, words: Iterable[str]) -> Worth:
        places: Worth = {}
        for word in words:
            for rule, place in self._index.get(word, {}).items():
                places[rule] = max(place, places.get(rule, 0))
        return places

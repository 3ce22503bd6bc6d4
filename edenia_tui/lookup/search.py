"""The rules that fit a question best, asked in any language of the book."""

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping
from difflib import get_close_matches
from itertools import groupby
from typing import Final

from edenia_tui.lookup.evidence import is_about_the_game
from edenia_tui.lookup.index import TEXT, TITLE, TOPIC, Index
from edenia_tui.lookup.phrases import Phrases
from edenia_tui.lookup.stemming import stem
from edenia_tui.lookup.term import Term, Worth
from edenia_tui.lookup.vocabulary import Vocabulary, plain_words
from edenia_tui.lookup.wording import Wording
from rules.kernel.rulebook import Rulebook

MOST: Final = 5
_MOST_WORDS, _LONGEST_WORD = 20, 30
"""What is looked at of a question, so that no question takes long."""
_LIKE_A_PHRASE: Final = 1.0
"""What it is worth that a question is like a title or a topic as a whole."""
_WORDED_ALIKE: Final = 1.1
"""What it is worth that a question is worded like a title or a topic."""
_LEANING: Final = 0.06
"""What it is worth, as a part of the best score, that a rule uses the words of a question often."""
_AS_A_TITLE: Final = 1.1
"""How much more a title says of its rule than a topic does."""
_WORTH_SHOWING: Final = 0.2
"""The part of the best score that a rule needs to be shown beside it."""
_CELL: Final = 3
"""So long is the name of a cell at most, such as c4: no rule knows it, and it is no other thing."""
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
        self._titled: dict[tuple[str, ...], str] = {}
        phrases: list[tuple[str, str, float]] = []
        for rule in (rule for _, rules in book.languages for rule in rules):
            text = f"{rule.chapter} {rule.text()}"
            self._index.add(rule.id, vocabulary.words_of(text), TEXT)
            self._index.add_id(rule.id)
            phrases.append((rule.id, rule.title, TITLE))
            self._titled[plain_words(rule.title)] = rule.id
            self._titled[plain_words(rule.id.replace("-", " "))] = rule.id
        for rule_id, texts in topics.items():
            phrases += [(rule_id, topic, TOPIC) for text in texts for topic in text.split(",")]
        words = [vocabulary.words_of(text) for _, text, _ in phrases]
        for (rule_id, _, count), known in zip(phrases, words, strict=True):
            self._index.add(rule_id, known, count)
        stems = [[stem(word) for word in known] for known in words]
        self._wording = Wording((rule_id, _worded(text)) for rule_id, text, _ in phrases)
        self._phrases = Phrases(self._index.rarities())
        for (rule_id, _, count), known in zip(phrases, stems, strict=True):
            self._phrases.add(rule_id, known, _AS_A_TITLE if count == TITLE else 1.0)
        for rule_id in self._ids:
            self._phrases.add(rule_id, map(stem, vocabulary.words_of(rule_id)), 1.0)

    def __contains__(self, word: str) -> bool:
        """Tell whether a word stands in the book just so."""
        return word in self._index

    def find(self, question: str) -> list[str]:
        """List the ids of the rules that fit, best first: that of a typed title or id, then others."""
        titled = self._titled.get(plain_words(question))
        best = self._best(self._asked(question), question)
        return (
            best if titled is None else [titled, *(rule for rule in best if rule != titled)][:MOST]
        )

    def answers(self, question: str) -> bool:
        """Tell whether the best rule has something on every word of a question that tells anything."""
        asked = self._asked(question)
        best = self._best(asked, question)[:1]
        return bool(best) and all(best[0] in term.worth for term in asked.values())

    def near(self, question: str) -> list[str]:
        """List rules that would fit if words were spelt quite differently."""
        near = {
            near: self._index.term(near)
            for word in self._asked(question)
            for near in get_close_matches(word, self._index.words, cutoff=_NEAR)
        }
        return self._best(near, question)

    def _asked(self, question: str) -> dict[str, Term]:
        """Weigh the words of a question to look at.

        Of those that no rule knows, numbers and everyday words tell nothing, a compound is left to its
        parts, and parts to a compound that is known.
        """
        words = dict.fromkeys(self._vocabulary.words_of(question))
        short = [word for word in words if len(word) <= _LONGEST_WORD][:_MOST_WORDS]
        terms = {word: self._index.term(word) for word in short}
        known = {word for word, term in terms.items() if term.worth}
        parts = {part for word in known if "-" in word for part in word.split("-")}
        return {
            word: term
            for word, term in terms.items()
            if word in known or term.is_worldly or self._is_foreign(word, parts)
        }

    def _is_foreign(self, word: str, parts: Container[str]) -> bool:
        """Tell whether a word that no rule knows is a sign that a question is about something else."""
        return not (
            "-" in word
            or word in parts
            or word.isdigit()
            or (len(word) <= _CELL and not word.isalpha())
            or self._vocabulary.is_casual(word)
        )

    def _best(self, asked: Mapping[str, Term], question: str) -> list[str]:
        terms = list(asked.values())
        meant = {stem(word): term.form for word, term in asked.items()}
        spoken = _worded(question)
        is_said_again = any(spoken.count(form) > 1 for form in meant)  # to follow a follow
        small_words_tell = len(asked) > 1 or is_said_again
        worded = [meant.get(form, form) for form in spoken if small_words_tell or form in meant]
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
        alike = self._wording.likeness(worded)
        for rule, like in alike.items():
            scores[rule] += _WORDED_ALIKE * like * whole
        fitting = [rule for rule in self._ids if scores[rule]]
        top = max(scores.values(), default=0)
        for rule, lean in self._wording.leaning(worded).items():
            scores[rule] += _LEANING * lean * top
        best = sorted(fitting, key=lambda rule: -round(scores[rule], _DIGITS))[:MOST]
        if not best or not whole:
            return []
        is_named = len(asked) == 1 and self._index.is_of_ids(*asked)
        if not is_named and not is_about_the_game(
            terms, max(likeness.values(), default=0), max(alike.values(), default=0)
        ):
            return []
        return [rule for rule in best if scores[rule] >= _WORTH_SHOWING * scores[best[0]]]


def _worded(text: str) -> list[str]:
    """List the stems of all words of a text; with small words who starts is not what to start with.

    A word said twice in a row is said once.
    """
    words = [word for word, _ in groupby(plain_words(text)) if len(word) <= _LONGEST_WORD]
    return [stem(word) for word in words[: 2 * _MOST_WORDS]]

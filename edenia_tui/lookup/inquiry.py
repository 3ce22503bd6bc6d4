"""A question asked in whole sentences about a position: the rule that answers it, and what is near."""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Final

from msgspec.structs import replace

from edenia_tui.games.entry import Entry
from edenia_tui.language.listener import Listener
from edenia_tui.language.speakable import quoted
from edenia_tui.language.speech import LANGUAGES, speech
from edenia_tui.language.wrapping import wrapped
from edenia_tui.lookup.of_game import rule_search, vocabulary_of
from edenia_tui.lookup.options import tell_options
from edenia_tui.lookup.plain import paragraphs
from edenia_tui.lookup.stemming import stem
from edenia_tui.lookup.vocabulary import ASKS, Vocabulary
from rules.kernel.opaque import AnyAction, AnyState
from rules.kernel.rulebook import Rule

_MOST_NEAR: Final = 3
_QUOTED: Final = 60
_MARKS: Final = ".,;:?!"

_EXACT, _AKIN, _SYNONYM = 1.0, 0.9, 0.4
"""What a word is worth by how near it is to the one asked about."""


class Inquiry:
    """A question about a position, with its answer."""

    def __init__(self, entry: Entry, listener: Listener, state: AnyState, asked: str) -> None:
        """Find the rule it asks for, and the legal actions that share words with it."""
        vocabulary = vocabulary_of(entry.name)
        words = _telling(vocabulary, asked)
        about_rules = " ".join(
            word for word in asked.split() if not _is_of_the_table(entry, listener, word)
        )
        is_about_rules = bool(_telling(vocabulary, about_rules))
        found = rule_search(entry.name).find(about_rules) if is_about_rules else []
        self._entry = entry
        self._listener = listener
        self._state = state
        self._asked = asked
        self._is_open = not words
        self._rule: Rule | None = None
        if found:
            self._rule = entry.rulebook.rule(found[0], listener.speech.language)
        self._near = _near(entry, listener, state, vocabulary, words)

    @property
    def is_answered(self) -> bool:
        """Whether there is a rule for it, or it asks about nothing in particular."""
        return self._is_open or self._rule is not None

    def told(self) -> list[str]:
        """Tell the rule in full, then the near legal commands with where they lead.

        What asks about nothing in particular asks what can be done.
        """
        listener, words = self._listener, self._entry.words
        if self._is_open:
            return tell_options(self._entry, listener, self._state)
        if self._rule is None:
            lines = [listener.say("report-no-answer", typed=quoted(self._asked, _QUOTED))]
        else:
            rule = self._rule
            lines = [listener.say("report-rule", rule=rule.id, title=rule.title)]
            lines += paragraphs(rule, self._entry, None, listener.say)
        if self._near:
            lines.append(listener.say("report-here"))
            lines += [words.tell_choice(listener, self._state, action) for action in self._near]
        return [part for line in lines for part in wrapped(line)]

    def report(self) -> dict[str, object]:
        """Give the answer to programs."""
        write = self._entry.game.write_action
        return {
            "asked": self._asked,
            "rule": None if self._rule is None else self._rule.id,
            "told": self.told(),
            "nearest": [write(action) for action in self._near],
        }


def _telling(vocabulary: Vocabulary, asked: str) -> list[str]:
    """List the words of a question that name something."""
    words = vocabulary.words_of(asked.replace("-", " "))
    return [word for word in words if len(word) > 1 and not word.startswith(ASKS)]


def _is_of_the_table(entry: Entry, listener: Listener, word: str) -> bool:
    """Tell whether a word names a player or a cell, which no rule knows."""
    word = word.strip(_MARKS)
    name = entry.words.canonical(listener, word)
    return name in entry.options.seats or entry.words.bare(word) is not None


def _near(
    entry: Entry, listener: Listener, state: AnyState, vocabulary: Vocabulary, asked: Sequence[str]
) -> list[AnyAction]:
    """Rank the legal actions by the words they share with a question; rare words tell more."""
    actions = entry.game.legal(state)
    bags = [_words_of(entry, listener, state, vocabulary, action) for action in actions]
    spread = Counter(word for bag in bags for word in bag)
    scores = [0.0] * len(bags)
    for word in asked:
        synonyms = vocabulary.synonyms(word)
        worth = {known: _worth(word, known, synonyms) for known in spread}
        for index, bag in enumerate(bags):
            rare = (worth[known] * log(1 + len(bags) / spread[known]) for known in bag)
            scores[index] += max(rare, default=0)
    ranked = sorted(range(len(bags)), key=lambda index: -scores[index])
    return [actions[index] for index in ranked[:_MOST_NEAR] if scores[index] or not any(scores)]


def _words_of(
    entry: Entry, listener: Listener, state: AnyState, vocabulary: Vocabulary, action: AnyAction
) -> frozenset[str]:
    """Collect the words of a choice in every language: a question may be asked in any."""
    told = [entry.game.write_action(action)]
    for language in LANGUAGES:
        hearer = replace(listener, speech=speech(language).about(entry.words.messages))
        told.append(entry.words.tell_choice(hearer, state, action))
    return frozenset(vocabulary.words_of(" ".join(told)))


def _worth(word: str, known: str, synonyms: set[str]) -> float:
    if word == known:
        return _EXACT
    if stem(word) == stem(known):
        return _AKIN
    return _SYNONYM if known in synonyms else 0

"""Words as a search sees them: folded, and with those that mean the same.

The text of a vocabulary has a group of words that mean the same on each line; a line that begins with
`-` lists words that tell a search nothing, one with `?` words that only tell what kind of answer is asked
for, one with `~` words that tell something only where a game knows them, one with `!` words that tell
that a question is about something else where no game knows them. All but the last two may hold turns of
phrase of several words:

    leap, jump, hop, leap over, saut, enjamber
    - the, a, what happens, le, la
    ? how many, combien
    ~ better, brother, mieux
    ! bread, football, pain
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Final
from unicodedata import normalize

from edenia_tui.language.folding import folded
from edenia_tui.lookup.stemming import stem

ASKS: Final = "?"
"""What the name of an asking word begins with, which no typed word does."""
_LONG_STEM: Final = 4
_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_CONTRACTED: Final = re.compile(r"\b(\w+)n't\b")
"""English: don't, can't, isn't; what is denied tells a search nothing."""
_INVERTED: Final = re.compile(r"-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi)(?![\w-])")
"""French: puis-je, va-t-il, est-ce; the pronoun tells nothing."""
_OR: Final = "ou "
"""French: a question does not begin with or, but with where."""


class Vocabulary:
    """Which words mean the same, and which tell nothing."""

    def __init__(self, *texts: str) -> None:
        """Understand the texts of a vocabulary."""
        self._groups_of: dict[str, list[frozenset[str]]] = defaultdict(list)
        self._grouped: dict[str, None] = {}
        self._empty: set[str] = set()
        self._casual: set[str] = set()
        self._worldly: set[str] = set()
        self._phrases: dict[tuple[str, ...], str] = {}
        for line in (line for text in texts for line in text.splitlines()):
            if line.startswith("-"):
                self._read_empty(line[1:])
            elif line.startswith(ASKS):
                self._read_asking(line[1:])
            elif line.startswith("~"):
                self._casual.update(plain_words(line))
                self._casual.update(filter(_is_long, map(stem, plain_words(line))))
            elif line.startswith("!"):
                self._worldly.update(plain_words(line))
            elif line and not line.startswith("#"):
                self._read_group(line)
        self._longest = max(map(len, self._phrases), default=1)
        self._openers = {words[0] for words in self._phrases if words}

    def words_of(self, text: str) -> list[str]:
        """Cut a text into folded words that tell something; a hyphened one whole and in parts.

        Accents decide what tells nothing, for example between French `de` and the die, `dé`. A turn of
        phrase counts as a word beside its own words; one that tells nothing is left out with them.
        """
        words = _words(text)
        found: list[str] = []
        at = 0
        while at < len(words):
            length, phrase = self._phrase_at(words, at)
            if phrase:
                found.append(phrase)
            if length and (not phrase or phrase.startswith(ASKS)):
                at += length
                continue
            for word in words[at : at + max(length, 1)]:
                parts = [word, *word.split("-")] if "-" in word else [word]
                found += [_folded(part) for part in parts if part not in self._empty]
            at += max(length, 1)
        return found

    def synonyms(self, word: str) -> set[str]:
        """List the other words of every group that holds a word or a form of it."""
        return {other for group in self._groups_of.get(stem(word), ()) for other in group} - {word}

    def is_casual(self, word: str) -> bool:
        """Tell whether a word or a form of it is everyday talk, whatever the question is about."""
        return word in self._casual or (_is_long(stem(word)) and stem(word) in self._casual)

    def is_worldly(self, word: str) -> bool:
        """Tell whether a word is about other things than games; forms of it stand in the list."""
        return word in self._worldly

    @property
    def words(self) -> Iterable[str]:
        """All words that stand in groups."""
        return self._grouped

    def __contains__(self, word: str) -> bool:
        """Tell whether a word or a form of it stands in a group."""
        return stem(word) in self._groups_of

    def _read_empty(self, line: str) -> None:
        """Take in words and turns of phrase that tell nothing."""
        for entry in line.split(","):
            words = tuple(_words(entry))
            if len(words) == 1:
                self._empty.update((words[0], _folded(words[0])))
            elif words:
                self._take_phrase(words, "")

    def _read_asking(self, line: str) -> None:
        """Take in words that ask for one kind of answer; the first is the name of all."""
        entries = [tuple(_words(entry)) for entry in line.split(",")]
        for words in entries:
            self._take_phrase(words, ASKS + "-".join(map(_folded, entries[0])))

    def _read_group(self, line: str) -> None:
        """Take in words and turns of phrase that mean the same."""
        names: set[str] = set()
        for entry in line.split(","):
            words = tuple(_words(entry))
            name = "-".join(map(_folded, words))
            names.add(name)
            if len(words) > 1:
                self._take_phrase(words, name)
        self._grouped.update(dict.fromkeys(sorted(names)))
        group = frozenset(names)
        for name in group:
            self._groups_of[stem(name)].append(group)

    def _take_phrase(self, words: tuple[str, ...], name: str) -> None:
        """Take in a turn of phrase, also as those write it who leave accents out; alone, `ou` is or."""
        self._phrases[words] = name
        if len(words) > 1:
            self._phrases.setdefault(tuple(map(_folded, words)), name)

    def _phrase_at(self, words: list[str], at: int) -> tuple[int, str]:
        """Find the longest turn of phrase that begins at a word: its length, and its name if it tells."""
        if words[at] not in self._openers:
            return 0, ""
        for length in range(min(self._longest, len(words) - at), 0, -1):
            name = self._phrases.get(tuple(words[at : at + length]))
            if name is not None:
                return length, name
        return 0, ""


def _is_long(form: str) -> bool:
    """Tell whether a stem is long enough to stand for one word only."""
    return len(form) >= _LONG_STEM


def plain_words(text: str) -> tuple[str, ...]:
    """Cut a text into all its words, folded."""
    return tuple(_folded(word) for word in _words(text))


def _words(text: str) -> list[str]:
    """Cut a text into words with their accents."""
    plain = normalize("NFC", text.lower()).replace("\u2019", "'")
    if plain.startswith(_OR):
        plain = plain.replace("u", "ù", 1)
    return _WORD.findall(_INVERTED.sub(" ", _CONTRACTED.sub(" ", plain)))


@cache
def _folded(word: str) -> str:
    """Fold a word once: a book repeats itself."""
    return folded(word)

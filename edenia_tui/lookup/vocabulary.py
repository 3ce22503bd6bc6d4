"""Words as a search sees them: folded, and with those that mean the same.

The text of a vocabulary has a group of words that mean the same on each line; a line that begins with
`-` lists words that tell a search nothing:

    leap, jump, hop, saut, enjamber
    - the, a, le, la
"""

import re
from collections import defaultdict
from functools import cache
from typing import Final
from unicodedata import normalize

from edenia_tui.language.folding import folded

_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_LONG_STEM, _SHORT_STEM = 5, 3
_ENDING: Final = re.compile("(e?s|e?d|t|p?ing|e?rs?|ez|ee?s?|[ae]nt|ait|ons|x|y|ies)?")
"""What may follow a short stem, in either language."""


def are_akin(one: str, other: str) -> bool:
    """Tell whether two words are forms of one word: a long beginning, or a short one with endings.

    Where only three letters are shared, they must be one of the words.
    """
    if one[:_LONG_STEM] == other[:_LONG_STEM]:
        return True
    shared = _SHORT_STEM
    if one[:shared] != other[:shared]:
        return False
    while one[shared : shared + 1] == other[shared : shared + 1]:
        shared += 1
    if shared == _SHORT_STEM and shared < min(len(one), len(other)):
        return False
    return bool(_ENDING.fullmatch(one, shared) and _ENDING.fullmatch(other, shared))


class Vocabulary:
    """Which words mean the same, and which tell nothing."""

    def __init__(self, text: str) -> None:
        """Understand the text of a vocabulary."""
        self._groups: list[frozenset[str]] = []
        self._groups_of: dict[str, list[frozenset[str]]] = defaultdict(list)
        self._empty: set[str] = set()
        for line in text.splitlines():
            if line.startswith("-"):
                self._empty.update(_WORD.findall(line))
            elif line and not line.startswith("#"):
                self._add(frozenset(_folded(word.strip()) for word in line.split(",")))

    def words_of(self, text: str) -> list[str]:
        """Cut a text into folded words that tell something; a hyphened one whole and in parts.

        Accents decide what tells nothing, for example between French `de` and the die, `dé`.
        """
        found: list[str] = []
        for word in _WORD.findall(normalize("NFC", text.lower())):
            parts = [word, *word.split("-")] if "-" in word else [word]
            found += [_folded(part) for part in parts if part not in self._empty]
        return found

    def synonyms(self, word: str) -> set[str]:
        """List the other words of every group that holds a word or, if none does, a form of it."""
        groups = self._groups_of.get(word) or [
            group for group in self._groups if any(are_akin(word, other) for other in group)
        ]
        return {other for group in groups for other in group} - {word}

    def _add(self, group: frozenset[str]) -> None:
        self._groups.append(group)
        for word in group:
            self._groups_of[word].append(group)


@cache
def _folded(word: str) -> str:
    """Fold a word once: a book repeats itself."""
    return folded(word)

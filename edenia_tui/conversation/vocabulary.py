"""The words that can be typed in a conversation besides the game's own commands, in every language."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import msgspec

from edenia_tui.language.folding import folded

_NONE: Final[Mapping[str, str]] = MappingProxyType({})


class Vocabulary(msgspec.Struct, frozen=True):
    """What can be said in one conversation, and why something that is said elsewhere cannot.

    Every mapping is from what is typed, folded, or from the name of what a word does.
    """

    words: Mapping[str, str]
    """The words of its own that a line begins with, to the name of what they do."""
    phrases: Mapping[str, str]
    """Whole lines, to the same names."""
    unasked: str
    """The message for a line that is nothing else, while nothing is asked."""
    unreadable: str = "line-unreadable"
    """The message for such a line when it cannot even be said again."""
    alone_asked: frozenset[str] = frozenset()
    """The names of words that are, without an argument, questions about the table."""
    senseless: Mapping[str, str] = _NONE
    """The words of a game that make no sense here, by name, to the message that says why."""
    elsewhere: Mapping[str, str] = _NONE
    """The words of other conversations, to the message that says where they belong."""

    def find(self, words: Sequence[str]) -> str | None:
        """Find the name of the word that a line begins with, or of the phrase it is."""
        return self.phrases.get(folded(" ".join(words))) or self.words.get(folded(words[0]))


def by_word(words: Mapping[str, str]) -> Mapping[str, str]:
    """Turn names, each with the other words for it, into a mapping from every folded word."""
    return MappingProxyType(
        {folded(word): name for name, others in words.items() for word in (name, *others.split())}
    )

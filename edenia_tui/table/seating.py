"""Who takes a seat: a name fit to be printed anywhere, and a person or a bot."""

from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from rules.kernel.value import Value

_IN_NAMES: Final = "0123456789-'"
HUMAN = "human"
"""The word for a person; any other word is the name of a bot."""
LONGEST_NAME = 16
"""Longer ones would push what matters off the first cells of a braille line."""


class Sitter(Value, frozen=True):
    """Somebody on a seat."""

    name: str
    player: str
    """`HUMAN` or the name of a bot."""

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.player == HUMAN


def given_names(sitters: Iterable[Sitter], words: Iterable[str]) -> tuple[str, ...]:
    """Give the names people gave; empty where a record only has the word for the seat."""
    return tuple(
        "" if sitter.name == word else sitter.name
        for sitter, word in zip(sitters, words, strict=False)
    )


def is_against_bots(sitters: Iterable[Sitter]) -> bool:
    """Tell whether at most one person plays, so that nobody minds what is taken back."""
    return sum(sitter.is_human for sitter in sitters) <= 1


def clean_name(name: str, fallback: str) -> str:
    """Leave of a name what cannot disturb a terminal, a file or a sentence.

    Letters, digits, hyphens and apostrophes stay: a name comes from anybody, is shown to everybody and
    spoken aloud. A name without a letter is none.
    """
    kept = "".join(map(_shown, normalize("NFC", name)))
    short = " ".join(kept.split())[:LONGEST_NAME].strip(" -'")
    return short if any(char.isalpha() for char in short) else fallback


def _shown(char: str) -> str:
    """Keep a character, drop it when it has no shape, or leave a gap for a sign."""
    if char.isalpha() or char in _IN_NAMES:
        return char
    return "" if category(char)[0] == "C" and not char.isspace() else " "

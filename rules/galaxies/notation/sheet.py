"""A position as somebody wrote it down: what is there, word by word, before it makes sense together."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.kernel.lines import Word


@dataclass
class MatEntry:
    """What is said of a player, or of the Rogue."""

    key: Word
    groups: list[Sequence[Word]] = field(default_factory=list)
    """Words between commas; each group begins with the word for what it tells."""

    def of(self, name: str) -> list[Sequence[Word]]:
        """Give the groups that tell one thing."""
        return [group for group in self.groups if group[0].text == name]


@dataclass
class Sheet:
    """Everything a text says; what it leaves out is missing."""

    last: Word
    """The last word read, to point at when something is missing."""
    lines: dict[str, list[Word]] = field(default_factory=dict)
    """The lines that stand for the whole table, by their first word, with it."""
    doing: list[list[Word]] = field(default_factory=list)
    """What is under way, a line each, with its first word."""
    mats: dict[str, MatEntry] = field(default_factory=dict)
    """By the word for the seat."""
    decks: dict[int, str] = field(default_factory=dict)
    """The lines of decks of one's own, by their numbers."""

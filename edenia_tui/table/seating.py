"""Who takes a seat: a name fit to be printed anywhere, and a person or a bot."""

import unicodedata

from rules.kernel.value import Value

HUMAN = "human"
"""The word for a person; any other word is the name of a bot."""
LONGEST_NAME = 24


class Sitter(Value, frozen=True):
    """Somebody on a seat."""

    name: str
    player: str
    """`HUMAN` or the name of a bot."""

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.player == HUMAN


def clean_name(name: str, fallback: str) -> str:
    """Leave of a name what cannot disturb a terminal, a file or a sentence.

    Control characters, ESC, C1, marks of writing direction and whatever else has no shape are taken
    out: a name comes from anybody and is shown to everybody.
    """
    spaced = "".join(" " if char.isspace() else char for char in name)
    shown = "".join(char for char in spaced if unicodedata.category(char)[0] != "C")
    return " ".join(shown.split())[:LONGEST_NAME].strip() or fallback

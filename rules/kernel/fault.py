"""What is wrong with a text, and where: a value, for which the words are the front ends'."""

from enum import StrEnum

from rules.kernel.expected import OneOf
from rules.kernel.value import Value

Fact = str | int
"""What a sentence tells of a text: a word as it was typed, an amount, a name in canonical text."""


class Slip(StrEnum):
    """What is wrong: the kernel lists what every game shares (`slips.py`), each game its own."""


class Noun(StrEnum):
    """What should have stood there, where one of a few words should have."""


class Fault(Value, frozen=True):
    """A text breaks off making sense at a line and a column, counted from 1."""

    slip: str
    """One of the slips."""
    line: int
    column: int = 1
    facts: tuple[tuple[str, Fact], ...] = ()
    """What a sentence needs, by name; `what` is one of the nouns."""
    expected: OneOf | None = None
    """The words of which one should have stood there, if they are few."""
    example: str = ""
    """A line of this kind that makes sense, if there is one to give."""

    def gives(self, example: str) -> bool:
        """Tell whether its sentence shows an example anyway."""
        return any(example in str(fact) for _, fact in self.facts)

"""The three ways a typed line or an action can be turned down, and unreadable text."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from msgspec.structs import replace

from rules.kernel.expected import Expected, OneOf
from rules.kernel.fault import Fact, Fault, Slip


class Reason(StrEnum):
    """Why an action is not legal: each game lists its own reasons."""


class Refused(Exception):
    """The action is well formed but not legal now."""

    def __init__(self, reason: Reason, rule: str, facts: Mapping[str, str] | None = None) -> None:
        """Keep what a front end needs to explain it in its own words.

        Args:
            reason: one of the game's enumerated reasons.
            rule: the id of the rule that forbids it.
            facts: what failed, by name, in canonical text ("pad": "D4").
        """
        super().__init__(reason, rule)
        self.reason = reason
        self.rule = rule
        self.facts: dict[str, str] = dict(facts or {})


class NotACommand(Exception):
    """The line is not a command of this game."""

    def __init__(self, typed: str, expected: Expected, understood: int = 0) -> None:
        """Keep the line, what could have stood there, and how many words made sense before it stops.

        When all words do, one is missing.
        """
        super().__init__(typed, expected, understood)
        self.typed = typed
        self.expected = expected
        self.understood = understood

    def retyped(self, typed: str) -> "NotACommand":
        """Say the same of a line as it stood before it was put into canonical words."""
        return NotACommand(typed, self.expected, self.understood)


class Ambiguous(Exception):
    """The line could mean several of the legal commands."""

    def __init__(self, typed: str, candidates: tuple[str, ...]) -> None:
        """Keep the line and the commands it could mean."""
        super().__init__(typed, candidates)
        self.typed = typed
        self.candidates = candidates


class Unreadable(Exception):
    """A text (a position, a content file, a record) does not make sense."""

    def __init__(self, fault: Fault) -> None:
        """Keep what is wrong and where; `misread` puts both together."""
        super().__init__(fault)
        self.fault = fault

    @property
    def line(self) -> int:
        """Where it is wrong, counted from 1."""
        return self.fault.line

    @property
    def column(self) -> int:
        """Where on that line, counted from 1."""
        return self.fault.column

    def with_example(self, example: str) -> "Unreadable":
        """Say the same with a line that makes sense, unless the sentence shows it."""
        return Unreadable(replace(self.fault, example="" if self.fault.gives(example) else example))

    def __str__(self) -> str:
        """Tell those who look for a mistake in a program; people are told by the front ends."""
        fault = self.fault
        facts = "".join(f", {name} {fact}" for name, fact in fault.facts)
        return f"line {fault.line}, column {fault.column}: {fault.slip}{facts}"


def misread(
    slip: Slip, line: int, column: int = 1, *, expected: Sequence[str] | None = None, **facts: Fact
) -> Unreadable:
    """Put a fault together.

    Args:
        slip: what is wrong.
        line: where, counted from 1.
        column: where on that line, counted from 1.
        expected: the words of which one should have stood there, if they are few.
        facts: what a sentence needs, by name.
    """
    words = None if expected is None else OneOf(tuple(expected))
    return Unreadable(Fault(slip, line, column, tuple(facts.items()), words))

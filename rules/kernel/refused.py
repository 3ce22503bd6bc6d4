"""The three ways a typed line or an action can be turned down, and unreadable text."""

from collections.abc import Mapping
from enum import StrEnum

from rules.kernel.expected import Expected


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
    """A text (a position, a content file) breaks off making sense at a line and a column."""

    def __init__(self, message: str, line: int, column: int = 1, example: str = "") -> None:
        """Keep the place, counted from 1, and one sentence that tells what was expected.

        Args:
            message: what is wrong.
            line: where.
            column: where on that line.
            example: a line of this kind that makes sense, if there is one to give.
        """
        super().__init__(message, line, column, example)
        self.message = message
        self.line = line
        self.column = column
        self.example = example

    def with_example(self, example: str) -> "Unreadable":
        """Say the same with a line that makes sense, unless the message gives one."""
        is_given = not example or example in self.message
        return Unreadable(self.message, self.line, self.column, "" if is_given else example)

    def __str__(self) -> str:
        """Tell the place first, as compilers do, and what to write last."""
        told = f"line {self.line}, column {self.column}: {self.message}"
        return f"{told}. Write, for example: {self.example}" if self.example else told

"""A row of a table of hints: something that is asked, and the sentences that must be told."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest


class Row(NamedTuple):
    """Tells one thing in a language, to be compared word by word."""

    proves: str
    tell: Callable[[str], list[str]]
    """Gives every line that is told in a language."""
    english: list[str]
    french: list[str] | None = None
    """Only where a row is to prove it."""

    @property
    def wanted(self) -> dict[str, list[str]]:
        """What must be told, by language."""
        french = {} if self.french is None else {"fr": self.french}
        return {"en": self.english} | french

    @property
    def told(self) -> dict[str, list[str]]:
        """What is told, in the languages of the row."""
        return {language: self.tell(language) for language in self.wanted}


def every(rows: Sequence[Row]) -> pytest.MarkDecorator:
    """Run a test with each row, named by what it proves."""
    return pytest.mark.parametrize("row", rows, ids=[row.proves for row in rows])

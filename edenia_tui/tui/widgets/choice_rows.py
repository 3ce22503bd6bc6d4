"""Choices broken into rows: which row tells which choice, and where each begins and ends."""

from collections.abc import Sequence
from typing import NamedTuple

from edenia_tui.language.wrapping import rows

_NARROWEST = 10
_HANGING = "  "
"""Stands before the rows a choice goes on in, so that they do not look like choices of their own."""


class Row(NamedTuple):
    """A row, and the number of its choice; None for a heading."""

    text: str
    choice: int | None


class ChoiceRows:
    """The rows of a list; its headings are left out where there is only one group."""

    def __init__(self, groups: Sequence[tuple[str, Sequence[str]]], width: int) -> None:
        """Break the sentences of every group to a width."""
        self._rows: list[Row] = []
        self._starts: list[int] = []
        for heading, texts in groups:
            if len(groups) > 1:
                self._rows.append(Row(heading, None))
            for text in texts:
                choice = len(self._starts)
                self._starts.append(len(self._rows))
                wide = max(_NARROWEST, width)
                parts = rows(text, wide, _HANGING) or [""]
                self._rows += [Row(part, choice) for part in parts]

    def __len__(self) -> int:
        """Count the rows."""
        return len(self._rows)

    def __getitem__(self, row: int) -> Row:
        """Give a row."""
        return self._rows[row]

    def of(self, choice: int) -> range:
        """Tell the rows of a choice."""
        start = end = self._starts[choice]
        while end < len(self._rows) and self._rows[end].choice == choice:
            end += 1
        return range(start, end)

    def with_heading(self, choice: int) -> range:
        """Tell the rows of a choice, with the heading right above it."""
        rows = self.of(choice)
        has_heading = rows.start > 0 and self._rows[rows.start - 1].choice is None
        return range(rows.start - has_heading, rows.stop)

    def choice_at(self, row: int) -> int | None:
        """Tell the choice of a row; None for headings and outside the list."""
        return self._rows[row].choice if 0 <= row < len(self._rows) else None

    def nearest_to(self, row: int) -> int:
        """Tell the choice that begins nearest to a row, be it in the list or not."""
        return min(range(len(self._starts)), key=lambda choice: abs(self._starts[choice] - row))

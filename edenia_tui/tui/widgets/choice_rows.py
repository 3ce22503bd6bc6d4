"""Choices broken into rows: which row tells which choice, and where each begins and ends."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from edenia_tui.games.result import Kind
from edenia_tui.language.wrapping import rows

_NARROWEST: Final = 10
_HANGING: Final = "  "
"""Stands before the rows a choice goes on in, so that they do not look like choices of their own."""
_GAP: Final = 2
"""The least columns between what is done and what it brings."""


class Row(NamedTuple):
    """A row, and the number of its choice; None for a heading."""

    text: str
    choice: int | None
    is_wasted: bool = False
    """Whether it tells of something that brings nothing, while other choices bring something."""


class ChoiceRows:
    """The rows of a list; its headings are left out where there is only one kind."""

    def __init__(self, kinds: Sequence[Kind], width: int) -> None:
        """Break what is told of every choice to a width."""
        self._rows: list[Row] = []
        self._starts: list[int] = []
        self._width = max(_NARROWEST, width)
        has_headings = len(kinds) > 1
        has_better = not all(kind.is_wasted for kind in kinds)
        for kind in kinds:
            is_wasted = kind.is_wasted and has_better
            if has_headings:
                self._rows.append(Row(kind.heading, None, is_wasted))
            for parts in self._told(kind, in_short=has_headings):
                choice = len(self._starts)
                self._starts.append(len(self._rows))
                self._rows += [Row(part, choice, is_wasted) for part in parts]

    def _told(self, kind: Kind, *, in_short: bool) -> Iterator[list[str]]:
        """Tell choices and what they bring, in two columns where there is room for them."""
        told = [(one.choice, one.short if in_short else one.brings) for one in kind.results]
        column = max((len(choice) for choice, brings in told if brings), default=0) + _GAP
        for choice, brings in told:
            if brings and max(column, len(choice) + _GAP) + len(brings) <= self._width:
                yield [f"{choice:{column}}{brings}"]
            elif brings and len(choice) + _GAP + len(brings) <= self._width:
                yield [f"{choice}{brings:>{self._width - len(choice)}}"]
            else:
                yield rows(_together(choice, brings), self._width, _HANGING) or [""]

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


def _together(choice: str, brings: str) -> str:
    return f"{choice}: {brings}" if brings else choice

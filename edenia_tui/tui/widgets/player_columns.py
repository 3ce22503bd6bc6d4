"""Players below each other: how near each is to every way of winning, and what lies before them."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from edenia_tui.games.way import Way
from rules.kernel.seat import Seat

_NAME: Final = 3
"""The fewest columns of a name."""
_GOOD_NAME: Final = 8
"""What a name should have where there is room for more than the rows that are needed."""
_BAR: Final = 6
_FEW: Final = 5
"""A bar of so many steps or fewer has a column for each."""


class PlayerTold(NamedTuple):
    """A player in words and numbers."""

    seat: Seat
    letter: str
    name: str
    ways: Sequence[Way]
    facts: str
    """What lies before the player, by numbers and signs."""
    is_next: bool
    """Whether it is this player's turn."""


class PlayerRow(NamedTuple):
    """A player as it stands in the columns."""

    name: str
    """With the blanks up to the first column."""
    numbers: str
    below: str
    """What has a row of its own below; empty where everything stands in one."""


class PlayerColumns:
    """As many columns as there is room for: numbers, then what lies before a player, then bars."""

    def __init__(
        self, told: Sequence[PlayerTold], width: int, blocks: tuple[str, str] | None
    ) -> None:
        """Measure; `blocks` are the signs of a bar's part and its rest, without them no bar is drawn."""
        self._told = told
        self._blocks = blocks
        self._cells = [
            [self._cell(way) for way in column]
            for column in zip(*(one.ways for one in told), strict=True)
        ]
        ways = told[0].ways if told else ()
        self._heads = [
            way.head if blocks is None else self._head(way, n) for n, way in enumerate(ways)
        ]
        self._widths = [
            max(len(head), *map(len, cells))
            for head, cells in zip(self._heads, self._cells, strict=True)
        ]
        free = width - sum(self._widths) - len(self._widths)
        facts = max((len(one.facts) for one in told), default=0)
        self._is_apart = bool(facts) and free - facts - 1 < (
            _NAME if blocks is None else _GOOD_NAME
        )
        room = free if self._is_apart else free - (facts + 1 if facts else 0)
        longest = max((len(one.name) for one in told), default=0)
        self._name = max(_NAME, min(room, max(longest, _NAME)))

    def head(self, title: str, indent: int) -> str:
        """Name the columns, after a title that stands above the players."""
        return f"{title:{indent + self._name}}{self._numbers(self._heads)}".rstrip()

    def rows(self) -> Iterator[PlayerRow]:
        """Tell every player."""
        for n, one in enumerate(self._told):
            numbers = self._numbers([column[n] for column in self._cells])
            name = f"{one.name[: self._name]:{self._name}}"
            if self._is_apart:
                yield PlayerRow(name, numbers, one.facts)
            else:
                yield PlayerRow(name, f"{numbers} {one.facts}".rstrip(), "")

    def _numbers(self, cells: Sequence[str]) -> str:
        return "".join(f" {cell:>{width}}" for cell, width in zip(cells, self._widths, strict=True))

    def _head(self, way: Way, column: int) -> str:
        """Give the name in full where the column is as wide."""
        return way.name if len(way.name) <= max(map(len, self._cells[column])) else way.head

    def _cell(self, way: Way) -> str:
        if self._blocks is None or not way.whole:
            return way.cell
        full, empty = self._blocks
        length = way.whole if way.whole <= _FEW else _BAR
        part = round(length * max(0, way.done) / way.whole)
        return f"{full * part}{empty * (length - part)} {way.cell}"

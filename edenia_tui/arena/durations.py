"""How long things took, counted coarsely so that millions fit into a line."""

import re
from itertools import accumulate
from typing import Final

import msgspec

_ENTRY: Final = re.compile(r"([0-9.e+-]{1,12})(?:x([0-9]{1,9}))?")


class Pace(msgspec.Struct, frozen=True):
    """Seconds: half took no longer than the median, nine tenths no longer than p90."""

    count: int
    median: float
    p90: float

    def text(self) -> str:
        """Tell it in a few words."""
        return f"median {self.median:.2g} s, p90 {self.p90:.2g} s"


class Durations(msgspec.Struct):
    """Milliseconds by how often they occurred, rounded to two digits, which is all a clock is worth."""

    counts: dict[float, int] = msgspec.field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """Count one."""
        self._count(float(f"{1000 * seconds:.2g}"), 1)

    def add_all(self, others: "Durations") -> None:
        """Count what others have counted."""
        for value, times in others.counts.items():
            self._count(value, times)

    def pace(self) -> Pace | None:
        """Sum up; None when there is nothing."""
        total = sum(self.counts.values())
        if not total:
            return None
        return Pace(total, self._at(0.5 * total), self._at(0.9 * total))

    def text(self) -> str:
        """Write the counts, as in `0.11x40 12`."""
        return " ".join(
            f"{value:g}x{times}" if times > 1 else f"{value:g}"
            for value, times in sorted(self.counts.items())
        )

    def _count(self, value: float, times: int) -> None:
        self.counts[value] = self.counts.get(value, 0) + times

    def _at(self, rank: float) -> float:
        """Give the seconds that so many did not exceed."""
        values = sorted(self.counts)
        reached = accumulate(self.counts[value] for value in values)
        found = next(value for value, total in zip(values, reached, strict=True) if total >= rank)
        return round(found / 1000, 7)


def read_durations(text: str) -> Durations:
    """Understand what `text` wrote; ValueError when it did not."""
    durations = Durations()
    for word in text.split():
        found = _ENTRY.fullmatch(word)
        if found is None:
            raise ValueError(f"{word[:20]!r} is no number of milliseconds")
        durations.counts[float(found[1])] = int(found[2] or 1)
    return durations

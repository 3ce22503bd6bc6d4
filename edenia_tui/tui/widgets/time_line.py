"""The time line of a past game as one row of characters: rounds, what happened, and where one is."""

from collections.abc import Sequence
from typing import NamedTuple

from edenia_tui.canvas.charset import ASCII, Charset, E, N, W
from edenia_tui.conversation.landmarks import Landmarks
from edenia_tui.games.landmark import Landmark

_STRIDES = (1, 2, 5, 10, 20, 50, 100)
_ROOM = 4
"""The columns a round needs at least, so that there is something to see between two of them."""


class TimeLine(NamedTuple):
    """What is drawn."""

    last: int
    """The point where the game ends."""
    rounds: Sequence[int]
    """The points where rounds begin."""
    landmarks: Landmarks
    kinds: Sequence[Landmark]
    """The kinds there are; of those in one column the last is drawn."""

    def draw(self, width: int, charset: Charset) -> str:
        """Draw it in so many columns."""
        box = charset.square_box
        row = [box[E + W]] * width
        room = width // _ROOM
        stride = next((n for n in _STRIDES if len(self.rounds) <= n * room), _STRIDES[-1])
        for point in self.rounds[::stride]:
            row[self.column(point, width)] = "|" if charset is ASCII else box[N + E + W]
        for point, kind in sorted(self.landmarks.items(), key=lambda one: self.kinds.index(one[1])):
            row[self.column(point, width)] = kind.sign(charset)
        return "".join(row)

    def column(self, point: int, width: int) -> int:
        """Tell in which column a point is."""
        return round(point * (width - 1) / self.last) if self.last else 0

    def point_at(self, column: int, width: int) -> int:
        """Tell which point a column stands for."""
        return round(column * self.last / max(1, width - 1))

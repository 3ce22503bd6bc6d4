"""The ways of rivals: drawn until one's own next choice, each in the colour of its player."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from edenia_tui.canvas.canvas import Canvas
from edenia_tui.canvas.inks import SEAT_INKS, Ink
from edenia_tui.games.drawn import Drawn, Marks
from rules.kernel.opaque import AnyState
from rules.kernel.seat import Seat

Draw = Callable[[Marks], Drawn]
"""Draws a view with something pointed at."""


class _Sign(NamedTuple):
    """A sign of a way."""

    plain: str
    """What is drawn there otherwise."""
    sign: str
    ink: Ink


class Traces:
    """What each rival's last turn left, laid over what is drawn now where that leaves it room."""

    def __init__(self) -> None:
        """Begin with none."""
        self._marks: dict[Seat, Marks] = {}
        self._known: tuple[AnyState, Any] | None = None
        self._signs: Mapping[tuple[int, int], _Sign] = {}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose ways are drawn."""
        return tuple(self._marks)

    def leave(self, seat: Seat, marks: Marks) -> None:
        """Keep what was shown last of somebody's move."""
        self._marks[seat] = marks
        self._known = None

    def wipe(self) -> None:
        """Forget all ways."""
        self._marks.clear()
        self._known = None

    def over(self, drawn: Drawn, draw: Draw, view: AnyState, manner: Any) -> Drawn:
        """Lay the ways over a drawing of a view, which `draw` draws with other marks.

        They are found once for a view and a manner of drawing.
        """
        if not self._marks:
            return drawn
        if self._known is None or self._known[0] is not view or self._known[1] != manner:
            self._signs = self._found(draw)
            self._known = view, manner
        return drawn._replace(canvas=self._together(drawn.canvas)) if self._signs else drawn

    def _found(self, draw: Draw) -> dict[tuple[int, int], _Sign]:
        """Find the signs by which drawings with the ways differ from one without."""
        plain, found = draw(None).canvas, dict[tuple[int, int], _Sign]()
        for seat, marks in self._marks.items():
            for y, (old, new) in enumerate(
                zip(plain.lines, draw(marks).canvas.lines, strict=False)
            ):
                for x, (before, sign) in enumerate(zip(old, new, strict=False)):
                    if sign not in (before, " "):
                        found[x, y] = _Sign(before, sign, SEAT_INKS[seat])
        return found

    def _together(self, canvas: Canvas) -> Canvas:
        lines, inks = [*canvas.lines], [*canvas.inks]
        for y in {y for _, y in self._signs if y < len(lines)}:
            line, row = [*lines[y]], [*inks[y]]
            for x in range(len(line)):
                found = self._signs.get((x, y))
                if found is not None and line[x] == found.plain:
                    line[x], row[x] = found.sign, found.ink
            lines[y], inks[y] = "".join(line), tuple(row)
        return Canvas(tuple(lines), tuple(inks))

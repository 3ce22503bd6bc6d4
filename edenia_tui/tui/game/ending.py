"""The end of a game side by side: points in columns, and the course of everybody's chances."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import set_cell_size
from textual.content import Content

from edenia_tui.canvas.sparks import draw_sparks
from edenia_tui.conversation.course import Course, percent
from edenia_tui.games.tally import Tally

_LABEL: Final = 16
"""The most columns for what gives points."""
_CELL: Final = 3
"""The fewest columns of a number."""
_END: Final = 5
"""The columns of a chance in the end: 100 %."""


class Named(NamedTuple):
    """A player as the columns call one."""

    name: str
    style: str


def tally_rows(tally: Tally, names: Sequence[Named], total: str, width: int) -> list[Content]:
    """Set points side by side: a column for each player, winners first, the sum below a rule."""
    seats = [*tally.points]
    label = min(_LABEL, max(map(len, (*tally.parts, total)), default=0))
    cell = max(_CELL, min(9, (width - label) // max(1, len(seats)) - 1))
    head = Content.assemble(
        " " * label,
        *((f" {names[seat].name[:cell]:>{cell}}", names[seat].style) for seat in seats),
    )
    rows = [head]
    for number, part in enumerate(tally.parts):
        cells = "".join(f" {tally.points[seat][number] or '-':>{cell}}" for seat in seats)
        rows.append(Content(f"{set_cell_size(part, label)}{cells}"))
    sums = "".join(f" {tally.totals[seat]:>{cell}}" for seat in seats)
    return [*rows, Content.styled(f"{set_cell_size(total, label)}{sums}", "bold")]


def course_rows(
    course: Course, names: Sequence[Named], signs: str, percents: Sequence[str], width: int
) -> list[Content]:
    """Draw a row for each player: the chances from turn to turn, and in the end."""
    longest = min(8, max(len(one.name) for one in names))
    room = width - longest - _END - 2
    rows: list[Content] = []
    for seat, (name, style) in enumerate(names):
        parts = [moment.chances[seat] for moment in course.moments]
        sparks = draw_sparks(parts, room, signs)
        rows.append(
            Content.assemble(
                (f"{name[:longest]:{longest}} ", style),
                (sparks, style),
                f" {percents[seat]:>{_END}}",
            )
        )
    return rows


def ends_of(course: Course) -> list[int]:
    """Give everybody's chances in the end, in percent."""
    return [percent(chance) for chance in course.moments[-1].chances]

"""What no front end is handed, for tests that compare it with what they are."""

from typing import TypeVar

from edenia_tui.table.room import Room
from rules.kernel.record import Record

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def record_of(room: Room[O, S, A, E]) -> Record[O, A]:
    """Give what has been done so far."""
    return room._course.record


def state_of(room: Room[O, S, A, E]) -> S:
    """Give the whole truth."""
    return room._course.state

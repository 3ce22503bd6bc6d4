"""The die of the Black Hole: where it may lead once a side is chosen."""

from collections.abc import Iterator

from rules.edenia.analysis.courses import Course, follow
from rules.edenia.analysis.merits.outlook import Outlook
from rules.edenia.game import EDENIA
from rules.edenia.state import Ask
from rules.kernel.merit import Merit
from rules.kernel.value import Value


class Face(Value, frozen=True):
    """A face of the die."""

    course: Course
    worth: float
    """The player's chance of winning after it."""


class Throw(Merit, frozen=True):
    """HOLE-1: the die picks the path."""

    faces: tuple[Face, ...]


def throws(outlook: Outlook) -> Iterator[Throw]:
    """HOLE-1: find out where each face of the die leads."""
    after = outlook.after
    if after.turn.ask is not Ask.ROLL:
        return
    faces = (
        Face(follow(after, roll), EDENIA.estimate(EDENIA.apply(after, roll).state)[outlook.seat])
        for roll, _ in EDENIA.chances(after)
    )
    yield Throw(44, "HOLE-1", tuple(faces))

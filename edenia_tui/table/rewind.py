"""Lines of a record that take something back, or do it again; the file itself only grows."""

from enum import Enum
from typing import Final

from rules.kernel.fault import Slip
from rules.kernel.refused import misread
from rules.kernel.value import Value

_DIGITS: Final = 9


class RewindSlip(Slip):
    """What is wrong with such a line."""

    REWIND = "rewind"


class RewindKind(Enum):
    """What happens to the actions; the values stand in records."""

    UNDO = "undo"
    """The last action is taken back; it revealed nothing."""
    REDO = "redo"
    """What was taken back last is done again."""
    BACK = "back"
    """Against bots alone: everything after so many actions is taken back."""


class Rewind(Value, frozen=True):
    """One such line."""

    kind: RewindKind
    number: int = 0
    """For BACK: how many actions still count."""


def write_rewind(rewind: Rewind) -> str:
    """Give the line."""
    number = f" {rewind.number}" if rewind.kind is RewindKind.BACK else ""
    return f"{rewind.kind.value}{number}"


def read_rewind(text: str, line: int) -> Rewind | None:
    """Understand a line that takes something back; None when the line tells something else."""
    key, *rest = text.split()
    match key, rest:
        case "undo" | "redo", []:
            return Rewind(RewindKind(key))
        case "back", [number] if number.isascii() and number.isdigit() and len(number) <= _DIGITS:
            return Rewind(RewindKind.BACK, int(number))
        case "undo" | "redo" | "back", _:
            raise misread(RewindSlip.REWIND, line)
        case _:
            return None

"""Lines of a record that take something back, or do it again; the file itself only grows."""

from enum import Enum
from typing import Final

from rules.kernel.fault import Slip
from rules.kernel.refused import misread
from rules.kernel.value import Value

_DIGITS: Final = 9
_AGREED: Final = "agreed"


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
    """Everything after so many actions is taken back: against bots alone, or by consent of all."""


class Rewind(Value, frozen=True):
    """One such line."""

    kind: RewindKind
    number: int = 0
    """For BACK: how many actions still count."""
    is_agreed: bool = False
    """For BACK: whether all people whom it concerns agreed."""


def write_rewind(rewind: Rewind) -> str:
    """Give the line."""
    words = [rewind.kind.value]
    words += [str(rewind.number)] if rewind.kind is RewindKind.BACK else []
    words += [_AGREED] if rewind.is_agreed else []
    return " ".join(words)


def read_rewind(text: str, line: int) -> Rewind | None:
    """Understand a line that takes something back; None when the line tells something else."""
    key, *rest = text.split()
    match key, rest:
        case "undo" | "redo", []:
            return Rewind(RewindKind(key))
        case "back", [number, *agreed] if _is_number(number) and agreed in ([], [_AGREED]):
            return Rewind(RewindKind.BACK, int(number), bool(agreed))
        case "undo" | "redo" | "back", _:
            raise misread(RewindSlip.REWIND, line)
        case _:
            return None


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= _DIGITS

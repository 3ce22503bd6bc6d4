"""How long a bot may think: so many iterations, or so many seconds."""

import re
from collections.abc import Callable
from typing import Final

from rules.kernel.value import Value

Clock = Callable[[], float]
"""Tells seconds; the rules have no clock of their own, so whoever asks for seconds brings one."""

_TEXT: Final = re.compile(r"(?P<number>\d{1,7}(?:\.\d{1,3})?)(?P<unit>s?)")


class Budget(Value, frozen=True):
    """The limit of one decision: iterations or seconds."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        """Refuse no limit, with which a bot would think for ever, and two."""
        if (self.iterations is None) == (self.seconds is None):
            raise ValueError("a budget needs iterations or seconds")


def read_budget(text: str) -> Budget:
    """Understand `200` as iterations and `1.5s` as seconds; ValueError when it is neither."""
    found = _TEXT.fullmatch(text)
    if found is None or not float(found["number"]):
        raise ValueError(f"{text!r} is no budget; such are 200 (iterations) and 1.5s (seconds)")
    if found["unit"]:
        return Budget(seconds=float(found["number"]))
    if "." in found["number"]:
        raise ValueError(f"{text!r} is no budget; iterations are whole, seconds end in s")
    return Budget(iterations=int(found["number"]))

"""How many reasons for a choice are told."""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from edenia_tui.language.sentences import fold
from rules.kernel.merit import Merit, weightiest

M = TypeVar("M", bound=Merit)

MOST_REASONS: Final = 2
"""More reasons than these are a lecture."""


def told_reasons(merits: Iterable[M], tell: Callable[[M], str]) -> list[str]:
    """Tell what matters most, each sentence once."""
    return fold(dict.fromkeys(map(tell, weightiest(merits, MOST_REASONS))))

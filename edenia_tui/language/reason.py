"""Why a choice is good: sentences, and which of them are told."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from edenia_tui.language.sentences import fold

MOST_REASONS: Final = 2
"""More reasons than these are a lecture."""


class Reason(NamedTuple):
    """A sentence that speaks for a choice, or against it."""

    weight: int
    """How much it matters beside other reasons."""
    told: str


def weightiest(reasons: Iterable[Reason]) -> list[str]:
    """Tell what matters most, each sentence once."""
    ranked = sorted(reasons, key=lambda reason: -reason.weight)
    return fold(dict.fromkeys(reason.told for reason in ranked[:MOST_REASONS]))

"""Facts for programs that are told alike in every game."""

import re
from collections.abc import Sequence
from typing import Final

from rules.kernel.outcome import Outcome

_BETWEEN_WORDS: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")


def kind_of(event: object) -> str:
    """Name the kind of an event: turn-began."""
    return _BETWEEN_WORDS.sub("-", type(event).__name__).lower()


def outcome_facts(outcome: Outcome, seats: Sequence[str]) -> dict[str, object]:
    """Tell how a game ended, with the words for its seats."""
    winners = [seats[seat] for seat in outcome.winners]
    return {
        "winners": winners,
        "victory": outcome.victory,
        "rule": outcome.rule,
        "tie_break": outcome.tie_break or None,
    }

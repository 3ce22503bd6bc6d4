"""Where a line that is no command stops making sense, as a column of what was typed."""

import re
from collections.abc import Callable

from rules.kernel.refused import Ambiguous, NotACommand, Refused

_WORD = re.compile(r"\S+")


def column_of_fault(
    typed: str, error: Refused | NotACommand | Ambiguous, translate: Callable[[str], str]
) -> int:
    """Tell the column, from 1, of the first word that does not fit; the end when a word is missing.

    Args:
        typed: what was typed.
        error: why it failed; a refusal has no fault of form, and what is ambiguous is too short.
        translate: puts a typed line into the canonical words that the game was asked with; it may
            join or leave out some.
    """
    if isinstance(error, Refused):
        return 1
    places = list(_WORD.finditer(typed))
    if isinstance(error, NotACommand):
        for place in places:
            if len(translate(typed[: place.end()]).split()) > error.understood:
                return place.start() + 1
    return places[-1].end() + 1 if places else 1

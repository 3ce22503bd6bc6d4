"""Where a line that is no command stops making sense."""

import re
from collections.abc import Sequence

from rules.edenia.notation.actions import parse_action
from rules.kernel.refused import Ambiguous, NotACommand, Refused

_BETWEEN_EXAMPLES = re.compile(r", | or ")
_WORD = re.compile(r"\S+")


def column_of_fault(typed: str, line: str, error: Refused | NotACommand | Ambiguous) -> int:
    """Tell the column, from 1, of the first word that does not fit; the end when a word is missing.

    Args:
        typed: what was typed.
        line: the same in canonical words, as many as were typed.
        error: why it failed; a refusal has no fault of form.
    """
    if isinstance(error, Refused):
        return 1
    words = line.split()
    good = len(words) if isinstance(error, Ambiguous) else _understood(words, error.expected)
    places = list(_WORD.finditer(typed))
    if good < len(places):
        return places[good].start() + 1
    return places[-1].end() + 1 if places else 1


def _understood(words: Sequence[str], expected: str) -> int:
    """Count the words that fit, by completing them with the examples of what was expected."""
    *_, examples = expected.partition("as in: ") if "as in: " in expected else ("", expected)
    good = 0
    for example in _BETWEEN_EXAMPLES.split(examples):
        complete = example.split()
        for count in range(good + 1, min(len(words), len(complete)) + 1):
            if _is_command([*words[:count], *complete[count:]]):
                good = count
    return good


def _is_command(words: Sequence[str]) -> bool:
    try:
        parse_action(" ".join(words))
    except NotACommand:
        return False
    return True

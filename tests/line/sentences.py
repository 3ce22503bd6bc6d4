"""Sentences that a listener understands, each with what it does to what they know."""

import re
from collections.abc import Callable, Mapping, Sequence

Heard = Callable[[re.Match[str]], None]
"""Takes in one sentence."""


class Sentences:
    """Patterns in which NAME is anybody's name, and WHO that or `You`."""

    def __init__(self, patterns: Mapping[str, Heard], names: Sequence[str]) -> None:
        """Put the names into the patterns."""
        who = "|".join(map(re.escape, names))
        self._patterns = [
            (re.compile(pattern.replace("WHO", f"(?P<who>You|{who})").replace("NAME", who)), heard)
            for pattern, heard in patterns.items()
        ]

    def hear(self, sentence: str) -> None:
        """Take in the first meaning that fits; a sentence without one is an error."""
        for pattern, heard in self._patterns:
            found = pattern.fullmatch(sentence)
            if found is not None:
                heard(found)
                return
        raise AssertionError(f"not understood: {sentence}")

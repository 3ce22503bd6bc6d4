"""Whether a question is about a game at all: what speaks for it, and what speaks against it."""

from collections.abc import Iterable
from typing import Final

from edenia_tui.lookup.term import Term

_WORDED: Final = 0.2
_OWN_WORD: Final = 0.18
"""What speaks for it besides the likeness to a title or a topic: to be worded like one, and each word
that the book itself uses."""
_UNKNOWN_WORD: Final = 0.4
_WORLDLY_WORD: Final = 1.2
"""What a word speaks against it that no rule knows, and more so one known to be of something else."""
_KNOWN: Final = 0.4
"""A question known in all its words has to be so much more like a rule than one of unknown words."""
_ENOUGH: Final = 0.28


def is_about_the_game(terms: Iterable[Term], likeness: float, worded: float) -> bool:
    """Weigh a question.

    Args:
        terms: its words.
        likeness: how like it is to titles and topics of the best rule.
        worded: how far it is worded like them.
    """
    telling = [term for term in terms if not term.is_asking]
    unknown = sum(not term.known for term in telling)
    worldly = sum(term.is_worldly for term in telling)
    own = sum(term.known == 1 for term in telling)
    known = sum(term.known for term in telling) / len(telling)
    against = _UNKNOWN_WORD * (unknown - worldly) + _WORLDLY_WORD * worldly + _KNOWN * known
    return likeness + _WORDED * worded + _OWN_WORD * own - against >= _ENOUGH

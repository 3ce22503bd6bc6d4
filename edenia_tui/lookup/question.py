"""Whether a line that was typed where a command could stand asks something, in either language."""

from typing import Final

from edenia_tui.language.folding import folded

_MARKS: Final = " ?\u00a0\u202f"
_OPENERS: Final = frozenset(
    (
        *("am", "are", "can", "could", "do", "does", "how", "is", "may", "might", "must", "should"),
        *("what", "when", "where", "which", "who", "why", "will", "would"),
        *("puis-je", "peut-on", "peux-tu", "ai-je", "dois-je", "doit-on", "faut-il", "est-ce"),
        *("combien", "comment", "je", "ou", "pourquoi", "quand", "que", "quel", "quelle", "qui"),
        *("peux", "peut", "qu'est-ce", "quoi", "a-t-on", "suis-je"),
    )
)
"""Words that begin a question, in either language, folded."""


def is_question(typed: str) -> bool:
    """Tell whether a line asks something: by its mark, or by the word it begins with."""
    words = folded(typed).split()
    return typed.rstrip().endswith("?") or (len(words) > 1 and words[0] in _OPENERS)


def unmarked(typed: str) -> str:
    """Take the question mark away from what may be a command all the same."""
    return typed.rstrip(_MARKS)

"""Finding the one thing somebody meant by what they typed."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence

from rules.kernel.expected import OneOf
from rules.kernel.refused import Ambiguous, NotACommand


def folded(word: str) -> str:
    """Forgive case and accents."""
    if word.isascii():
        return word.lower()
    plain = unicodedata.normalize("NFD", word.lower())
    return "".join(char for char in plain if not unicodedata.combining(char))


def find(typed: str, texts: Sequence[str]) -> int | None:
    """Tell which of the canonical texts was typed, forgiving case, spacing and cut-off words.

    Each typed word must begin the word of the text in the same place; words left off at the end are
    forgiven when only one text remains. The whole text wins over longer ones it begins.

    Raises:
        Ambiguous: several texts fit.
    """
    words = typed.lower().split()
    exact = " ".join(words)
    found = []
    for index, text in enumerate(texts):
        lowered = text.lower()
        if lowered == exact:
            return index
        if _begins(words, lowered.split()):
            found.append(index)
    if len(found) > 1:
        raise Ambiguous(typed.strip(), tuple(texts[index] for index in found))
    return found[0] if found else None


def find_word(typed: str, words: Sequence[str]) -> str | None:
    """Find the word typed in full or cut short, in any case, when only one fits."""
    typed = typed.lower()
    if typed in words:
        return typed
    fits = [word for word in words if typed and word.startswith(typed)]
    return fits[0] if len(fits) == 1 else None


def find_verb(typed: str, verbs: Sequence[str]) -> tuple[str, list[str]]:
    """Split a line into the verb it begins with, in full, and the words after it.

    Raises:
        NotACommand: it begins with none of the verbs.
    """
    verb, *words = typed.split() or [""]
    name = find_word(verb, verbs)
    if name is None:
        raise NotACommand(typed.strip(), OneOf(tuple(verbs)))
    return name, words


def count_understood(
    words: Sequence[str], examples: Iterable[str], is_command: Callable[[Sequence[str]], bool]
) -> int:
    """Count the words of a line that make sense, by completing them with the rest of examples.

    Args:
        words: what was typed.
        examples: whole commands with the same verb.
        is_command: tells whether some words are a command.
    """
    good = 0
    for example in examples:
        complete = example.split()
        for count in range(good + 1, min(len(words), len(complete)) + 1):
            if is_command([*words[:count], *complete[count:]]):
                good = count
    return good


def _begins(words: Sequence[str], of: Sequence[str]) -> bool:
    return bool(words) and len(words) <= len(of) and all(map(str.startswith, of, words))
